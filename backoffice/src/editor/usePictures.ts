import type { Editor } from "@tiptap/react";
import { type RefObject, useEffect, useState } from "react";
import { useNotify } from "react-admin";
import { stayEvent } from "../kit/form/SubmitButton.tsx";
import { t } from "../kit/language/t.ts";
import { insertFiles } from "./PictureFiles.ts";
import { createPictureUploads, isOnItsWay } from "./pictureUploads.ts";

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") === true;

/** Returns the sentence for why the text cannot be saved yet, or undefined. */
function unfinished(editor: Editor, isFailed: (src: string) => boolean): string | undefined {
  const sources: string[] = [];
  editor.state.doc.descendants(({ attrs }) => {
    if (isOnItsWay(attrs.src)) sources.push(attrs.src);
  });
  if (sources.length === 0) return undefined;
  return sources.some(isFailed)
    ? t("A picture in the text could not be uploaded. Remove it or try again, then save.")
    : t("Pictures in the text are still uploading. Save when they are done.");
}

/** Scrolls to the first picture that could not be stored, and focuses its button. */
function showFailed({ view }: Editor): void {
  const [first] = view.dom.querySelectorAll<HTMLElement>(".picture-state button");
  first?.closest(".picture-block")?.scrollIntoView({ block: "center" });
  first?.focus({ preventScroll: true });
}

/**
 * Manages the uploads of a text, the messages about pictures that could not be taken over, and why a save must wait.
 */
export function usePictures() {
  const [uploads] = useState(createPictureUploads);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [waiting, setWaiting] = useState<string>();
  const addProblems = (sentences: readonly string[]) => setProblems((last) => [...new Set([...last, ...sentences])]);
  const close = () => {
    setProblems([]);
    setWaiting(undefined);
  };
  return {
    uploads,
    problems: [...problems, ...(waiting ? [waiting] : [])],
    onProblems: addProblems,
    setWaiting,
    close,
  };
}

/**
 * Keeps pictures from being lost: a file dropped beside the text is inserted, where the browser would navigate away to
 * it, and a text is not saved before its pictures are.
 */
export function useSafePictures(
  editor: Editor,
  within: RefObject<HTMLElement | null>,
  pictures: ReturnType<typeof usePictures>,
) {
  const { uploads, onProblems, setWaiting } = pictures;
  const notify = useNotify();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `onProblems` only sets a state
  useEffect(() => {
    const drag = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (event.defaultPrevented || !hasFiles(event)) return;
      event.preventDefault();
      insertFiles(editor, [...(event.dataTransfer?.files ?? [])], { uploads, onProblems });
    };
    const form = within.current?.closest("form");
    const reason = () => unfinished(editor, (src) => uploads.stateOf(src)?.problem !== undefined);
    const submit = (event: Event) => {
      const sentence = reason();
      setWaiting(sentence);
      if (!sentence) return;
      event.preventDefault();
      event.stopPropagation();
      // Also as a notification, visible from the save button: the text may be far down.
      notify(sentence, { type: "warning" });
      showFailed(editor);
    };
    // The picture that delayed the save has been stored by now, or removed.
    const look = () => setWaiting((last) => last && reason());
    window.addEventListener("dragover", drag);
    window.addEventListener("drop", drop);
    for (const asked of ["submit", stayEvent]) form?.addEventListener(asked, submit, true);
    editor.on("update", look);
    return () => {
      window.removeEventListener("dragover", drag);
      window.removeEventListener("drop", drop);
      for (const asked of ["submit", stayEvent]) form?.removeEventListener(asked, submit, true);
      editor.off("update", look);
    };
  }, [editor, within, uploads, notify]);
  useEffect(() => () => uploads.stop(), [uploads]);
}
