import { Notice } from "../components/Notice.tsx";
import { forgetReload } from "./chunks.ts";

const copy = {
  title: "Halaman gagal dimuat",
  text: "Sambungan terputus di tengah jalan. Periksa jaringan Anda, lalu coba lagi.",
  retry: "Coba Lagi",
} as const;

function retry() {
  forgetReload();
  location.reload();
}

/** Blames the network by default. */
export const LoadFailed = ({ text = copy.text }: Readonly<{ text?: string | undefined }>) => (
  <Notice title={copy.title} text={text}>
    <button type="button" className="button button-main" onClick={retry}>
      {copy.retry}
    </button>
  </Notice>
);
