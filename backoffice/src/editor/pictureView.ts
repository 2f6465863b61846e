import type { NodeViewRendererProps } from "@tiptap/core";
import { t } from "../kit/language/t.ts";
import { isOnItsWay, type PictureUploads } from "./pictureUploads.ts";

const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = "") => {
  const created = document.createElement(name);
  created.className = className;
  created.textContent = text;
  return created;
};

const button = (text: string, press: () => void) => {
  const created = element("button", "", text);
  created.type = "button";
  created.onclick = press;
  return created;
};

type Attributes = Readonly<Record<string, unknown>>;

export const uploadsOf = ({ storage }: NodeViewRendererProps["editor"]): PictureUploads | undefined =>
  (storage as { pictureUploads?: { uploads: PictureUploads } }).pictureUploads?.uploads; // set by its extension

/** A picture in the text, with its alternative text, and with its progress during the upload. */
export function pictureView({ node, editor, getPos }: NodeViewRendererProps) {
  let attributes: Attributes = node.attrs;
  const uploads = uploadsOf(editor);
  const dom = element("div", "picture-block");
  const image = element("img", "");
  const alt = element("input", "");
  const state = element("div", "picture-state");
  const bar = element("progress", "");
  alt.placeholder = t("What does the picture show? For readers who cannot see it");
  alt.setAttribute("aria-label", t("Alternative text"));
  bar.setAttribute("aria-label", t("Upload"));
  dom.append(image, state, alt);

  const change = (values: Attributes) => {
    const at = getPos();
    if (at !== undefined) editor.view.dispatch(editor.state.tr.setNodeMarkup(at, null, { ...attributes, ...values }));
  };
  const remove = () => {
    const at = getPos();
    if (at === undefined) return;
    // Removes the figure too, of which only the caption would be left.
    const place = editor.state.doc.resolve(at);
    const inFigure = place.parent.type.name === "figure";
    const [from, to] = inFigure ? [place.before(), place.after()] : [at, at + 1];
    editor.chain().deleteRange({ from, to }).focus().run();
  };
  const show = () => {
    const src = String(attributes.src ?? "");
    if (image.getAttribute("src") !== src) image.src = src;
    image.alt = String(attributes.alt ?? "");
    if (document.activeElement !== alt) alt.value = String(attributes.alt ?? "");
    const way = isOnItsWay(src) ? uploads?.stateOf(src) : undefined;
    dom.classList.toggle("on-its-way", way !== undefined);
    if (!way) return state.replaceChildren();
    if (way.problem === undefined) {
      bar.value = way.sent;
      return state.contains(bar) ? undefined : state.replaceChildren(bar);
    }
    const problem = element("p", "", `${way.file.name}: ${way.problem}`);
    problem.setAttribute("role", "alert");
    const again = way.isRefused ? [] : [button(t("Try again"), () => uploads?.retry(src))];
    state.replaceChildren(problem, ...again, button(t("Remove"), remove));
  };

  alt.oninput = () => change({ alt: alt.value });
  alt.onkeydown = (event) => {
    // Enter would submit the form.
    if (event.key !== "Enter") return;
    event.preventDefault();
    editor.commands.setTextSelection((getPos() ?? 0) + 2);
    // The editor's own focus command runs a frame later, and the first letter would be lost.
    editor.view.focus();
  };
  const unsubscribe = uploads?.subscribe(show);
  show();

  return {
    dom,
    update(next: typeof node) {
      if (next.type !== node.type) return false;
      attributes = next.attrs;
      show();
      return true;
    },
    stopEvent: ({ target }: Event) => target instanceof Element && target !== image && target !== dom,
    ignoreMutation: () => true,
    destroy: () => unsubscribe?.(),
  };
}
