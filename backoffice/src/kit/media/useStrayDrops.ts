import { useEffect } from "react";
import { useNotify } from "react-admin";
import { t } from "../language/t.ts";

/**
 * Catches files dropped beside the fields: the browser would open them in the form's place, and the input would be
 * lost.
 */
export function useStrayDrops(): void {
  const notify = useNotify();
  useEffect(() => {
    const drag = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      notify(t("Drop the file on the right field"), { type: "info" });
    };
    window.addEventListener("dragover", drag);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", drag);
      window.removeEventListener("drop", drop);
    };
  }, [notify]);
}
