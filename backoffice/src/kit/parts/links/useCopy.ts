import { useNotify } from "react-admin";
import { t } from "../../language/t.ts";
import { copied } from "./copied.ts";

type CopyWords = Readonly<{ done: string; failed: string }>;

/** Copies a text to the clipboard and reports it. Answers whether it worked. */
export function useCopy() {
  const notify = useNotify();
  return async (text: string, { done, failed }: CopyWords): Promise<boolean> => {
    const isCopied = await copied(text);
    if (isCopied) notify(done, { type: "success" });
    else notify(`${t("The browser blocked copying.")} ${failed}`, { type: "error" });
    return isCopied;
  };
}
