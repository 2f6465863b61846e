import { useNotify } from "react-admin";
import { t } from "../../language/t.ts";

/** Copies by a selection, in the open dialog, which keeps the focus inside. */
function copiedBySelection(text: string): boolean {
  const { activeElement: focused } = document;
  const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true });
  field.style.cssText = "position: fixed; opacity: 0";
  (focused?.closest("[role=dialog]") ?? document.body).append(field);
  field.select();
  try {
    // Deprecated, but the only way on pages without TLS, where browsers have no clipboard.
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

/** Copies a text to the clipboard. Resolves to whether it worked. */
export const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedBySelection(text);
  }
};

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
