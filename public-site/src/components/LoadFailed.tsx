import { loadFailed } from "../content/frame.ts";
import { forgetReload } from "../router/reloadOnce.ts";
import { Notice } from "./Notice.tsx";

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
