import type { NodeViewRendererProps } from "@tiptap/core";
import { t } from "../language/t.ts";
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

/** The progress of a picture's upload, or the reason why it failed, with the ways out. */
function createUploadState(uploads: PictureUploads | undefined, remove: () => void) {
  const dom = element("div", "picture-state");
  const bar = element("progress", "");
  bar.setAttribute("aria-label", t("Upload"));

  return {
    dom,
    /** Shows the state of the picture at an address. Returns whether that picture is not stored yet. */
    show(src: string): boolean {
      const upload = isOnItsWay(src) ? uploads?.stateOf(src) : undefined;
      if (!upload) {
        dom.replaceChildren();
        return false;
      }
      if (upload.problem === undefined) {
        bar.value = upload.sent;
        if (!dom.contains(bar)) dom.replaceChildren(bar);
        return true;
      }
      const problem = element("p", "", `${upload.file.name}: ${upload.problem}`);
      problem.setAttribute("role", "alert");
      const again = upload.isRefused ? [] : [button(t("Try again"), () => uploads?.retry(src))];
      dom.replaceChildren(problem, ...again, button(t("Remove"), remove));
      return true;
    },
  };
}

/** A picture in the text, with its alternative text, and with its progress during the upload. */
export function pictureView({ node, editor, getPos }: NodeViewRendererProps) {
  let attributes: Attributes = node.attrs;
  const uploads = uploadsOf(editor);
  const dom = element("div", "picture-block");
  const image = element("img", "");
  const alt = element("input", "");
  alt.placeholder = t("What does the picture show? For readers who cannot see it");
  alt.setAttribute("aria-label", t("Alternative text"));

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

  const upload = createUploadState(uploads, remove);
  dom.append(image, upload.dom, alt);
  const show = () => {
    const src = String(attributes.src ?? "");
    if (image.getAttribute("src") !== src) image.src = src;
    image.alt = String(attributes.alt ?? "");
    if (document.activeElement !== alt) alt.value = String(attributes.alt ?? "");
    dom.classList.toggle("on-its-way", upload.show(src));
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
