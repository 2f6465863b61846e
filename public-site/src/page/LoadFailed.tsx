import { Notice } from "../components/Notice.tsx";
import { forgetReload } from "./chunks.ts";

const failedTitle = "Halaman gagal dimuat";
const failedText = "Sambungan terputus di tengah jalan. Periksa jaringan Anda, lalu coba lagi.";
const retryLabel = "Coba Lagi";

function retry() {
  forgetReload();
  location.reload();
}

/** Blames the network by default. */
export const LoadFailed = ({ text = failedText }: Readonly<{ text?: string | undefined }>) => (
  <Notice title={failedTitle} text={text}>
    <button type="button" className="button button-main" data-retry onClick={retry}>
      {retryLabel}
    </button>
  </Notice>
);
