import { useNotify } from "react-admin";
import { t } from "../../language/t.ts";

type CopyWords = Readonly<{ done: string; failed: string }>;

/** Copies a text to the clipboard and reports it. Answers whether it worked. */
export function useCopy() {
  const notify = useNotify();
  return (text: string, { done, failed }: CopyWords): Promise<boolean> =>
    navigator.clipboard.writeText(text).then(
      () => {
        notify(done, { type: "success" });
        return true;
      },
      () => {
        notify(`${t("The browser did not allow to copy.")} ${failed}`, { type: "error" });
        return false;
      },
    );
}
