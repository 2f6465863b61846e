import { Notice } from "../components/Notice.tsx";
import { forgetReload } from "../page/chunks.ts";
import { loadFailed } from "./copy.ts";

function retry() {
  forgetReload();
  location.reload();
}

export const LoadFailed = () => (
  <Notice title={loadFailed.title} text={loadFailed.text}>
    <button type="button" className="button button-main" onClick={retry}>
      {loadFailed.retry}
    </button>
  </Notice>
);
