import { type Editor, Extension } from "@tiptap/core";
import type { ResolvedPos } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { isOnItsWay, type PictureUploads } from "./pictureUploads.ts";

type Options = Readonly<{
  uploads: PictureUploads;
  /** Receives the messages about pictures that could not be inserted. */
  onProblems: (sentences: readonly string[]) => void;
}>;

const figureOf = (src: string, alt = "") => ({
  type: "figure",
  content: [{ type: "image", attrs: { src, alt } }, { type: "figcaption" }],
});

/** Inserts stored pictures at the caret. */
export const insertPictures = (editor: Editor, pictures: readonly Readonly<{ url: string; alt: string }>[]) =>
  editor
    .chain()
    .focus()
    .insertContent(pictures.map(({ url, alt }) => figureOf(url, alt)))
    .run();

/** Inserts files, each at its place at once, while it is uploaded. */
export function insertFiles(editor: Editor, files: readonly File[], { uploads, onProblems }: Options, at?: number) {
  const added = files.map(uploads.add);
  const figures = added.flatMap((one) => ("src" in one ? figureOf(one.src) : []));
  if (figures.length > 0)
    editor
      .chain()
      .focus()
      .insertContentAt(at ?? editor.state.selection, figures)
      .run();
  onProblems(added.flatMap((one) => ("problem" in one ? one.problem : [])));
}

/** Returns the nearest position that splits no block. */
function betweenBlocks(at: ResolvedPos): number {
  if (at.depth === 0) return at.pos;
  const isEarly = at.parentOffset < at.parent.content.size / 2;
  return isEarly ? at.before(1) : at.after(1);
}

/** A copied picture comes as an element beside its file; content with words is a text with pictures in it. */
const isPictureOnly = (data: DataTransfer) =>
  !/\S/.test(data.getData("text/html").replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, "")) && !data.getData("text/plain");

/** Uploads pictures that are pasted or dropped, and then replaces their temporary addresses. */
export const PictureFiles = Extension.create<Options, Readonly<{ uploads: PictureUploads }>>({
  name: "pictureUploads",
  addStorage() {
    return { uploads: this.options.uploads };
  },
  addProseMirrorPlugins() {
    const { editor, options } = this;
    const { uploads } = options;
    return [
      new Plugin({
        props: {
          handlePaste(_view, { clipboardData }) {
            const files = [...(clipboardData?.files ?? [])];
            if (!clipboardData || files.length === 0 || !isPictureOnly(clipboardData)) return false;
            insertFiles(editor, files, options);
            return true;
          },
          handleDrop(view, { dataTransfer, clientX, clientY }) {
            const files = [...(dataTransfer?.files ?? [])];
            if (files.length === 0) return false;
            const at = view.posAtCoords({ left: clientX, top: clientY })?.pos;
            insertFiles(editor, files, options, at === undefined ? at : betweenBlocks(view.state.doc.resolve(at)));
            return true;
          },
        },
        // Undo and redo bring back the temporary address, too.
        appendTransaction(_transactions, _before, { doc, tr }) {
          doc.descendants(({ attrs }, pos) => {
            const url = isOnItsWay(attrs.src) ? uploads.urlOf(attrs.src) : undefined;
            if (url) tr.setNodeMarkup(pos, null, { ...attrs, src: url });
          });
          return tr.docChanged ? tr.setMeta("addToHistory", false) : null;
        },
        view(view) {
          const exchange = () => view.isDestroyed || view.dispatch(view.state.tr.setMeta("addToHistory", false));
          return { destroy: uploads.subscribe(exchange) };
        },
      }),
    ];
  },
});
