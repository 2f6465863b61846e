import { Notice } from "../components/Notice.tsx";
import { forgetReload } from "../page/chunks.ts";
import { loadFailed } from "./copy.ts";

function retry() {
  forgetReload();
  location.reload();
}

export const LoadFailed = () => (
  <Notice title={loadFailed.title} text={loadFailed.text}>
    <button type="button" className="btn btn-main" onClick={retry}>
      {loadFailed.retry}
    </button>
  </Notice>
);
