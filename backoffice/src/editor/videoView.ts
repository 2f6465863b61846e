import { videoOf } from "@etalase/contracts/site/videos";
import type { NodeViewRendererProps } from "@tiptap/core";
import { t } from "../kit/language/t.ts";

/** Receives the still chosen for a video. */
export type TakeStill = (still: Readonly<{ url: string }>) => void;

declare module "@tiptap/core" {
  interface EditorEvents {
    /** Emitted to choose a still from the library. */
    chooseStill: TakeStill;
  }
}

/** A video in the text: its still, or its title on a plain background. */
export function videoView({ node, editor, getPos }: NodeViewRendererProps) {
  const dom = document.createElement("figure");
  dom.className = "video-block";
  const still = document.createElement("div");
  still.contentEditable = "false";
  const caption = document.createElement("figcaption");
  dom.append(still, caption);

  const set = (url: string, attrs: typeof node.attrs) => {
    const at = getPos();
    if (at !== undefined) editor.view.dispatch(editor.state.tr.setNodeMarkup(at, null, { ...attrs, still: url }));
  };
  const show = ({ attrs }: typeof node) => {
    const label = document.createElement("p");
    label.textContent = `${videoOf(attrs.href)?.provider ?? t("Video")}: ${attrs.title}`;
    const choose = document.createElement("button");
    choose.type = "button";
    choose.textContent = attrs.still ? t("Remove the still") : t("Choose a still");
    choose.onclick = () => {
      if (attrs.still) set("", attrs);
      else editor.emit("chooseStill", ({ url }) => set(url, attrs));
    };
    const image = document.createElement("img");
    image.src = attrs.still;
    image.alt = "";
    still.replaceChildren(...(attrs.still ? [image] : []), label, choose);
  };
  show(node);

  return {
    dom,
    contentDOM: caption,
    update(next: typeof node) {
      if (next.type !== node.type) return false;
      show(next);
      return true;
    },
    stopEvent: ({ target }: Event) => target instanceof HTMLButtonElement,
    ignoreMutation: ({ target }: { target: globalThis.Node }) => still.contains(target),
  };
}
