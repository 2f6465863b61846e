import { useNotify } from "react-admin";

type CopyWords = Readonly<{ done: string; failed: string }>;

/** Puts a text into the clipboard and says so. Answers whether it is there. */
export function useCopy() {
  const notify = useNotify();
  return (text: string, { done, failed }: CopyWords): Promise<boolean> =>
    navigator.clipboard.writeText(text).then(
      () => {
        notify(done, { type: "success" });
        return true;
      },
      () => {
        notify(`The browser did not allow to copy. ${failed}`, { type: "error" });
        return false;
      },
    );
}
