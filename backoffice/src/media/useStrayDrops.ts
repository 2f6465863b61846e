import { useEffect } from "react";
import { useNotify } from "react-admin";

/** A file that misses every field would open in the form's place, and what was typed be gone. */
export function useStrayDrops(): void {
  const notify = useNotify();
  useEffect(() => {
    const drag = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      notify("Drop the file on the field that it is for", { type: "info" });
    };
    window.addEventListener("dragover", drag);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", drag);
      window.removeEventListener("drop", drop);
    };
  }, [notify]);
}
