import { Notice } from "../components/Notice.tsx";
import { forgetReload } from "./chunks.ts";
import * as copy from "./copy.ts";

function retry() {
  forgetReload();
  location.reload();
}

/** Blames the network by default. */
export const LoadFailed = ({ text = copy.failedText }: Readonly<{ text?: string | undefined }>) => (
  <Notice title={copy.failedTitle} text={text}>
    <button type="button" className="button button-main" onClick={retry}>
      {copy.retry}
    </button>
  </Notice>
);
