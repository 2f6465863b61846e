import { videoOf } from "@etalase/contracts/site/videos";
import { Node } from "@tiptap/core";
import { videoView } from "./videoView.ts";

const linkOf = (figure: HTMLElement) => figure.querySelector<HTMLAnchorElement>(":scope > a, :scope > p > a");

/** A video of another site: a link with a title or a still, above a caption. */
export const Video = Node.create({
  name: "video",
  group: "block",
  content: "inline*",
  isolating: true,
  addAttributes: () => ({
    href: { default: "", rendered: false },
    title: { default: "", rendered: false },
    still: { default: "", rendered: false },
  }),
  parseHTML: () => [
    {
      tag: "figure",
      priority: 60,
      getAttrs(figure) {
        const link = linkOf(figure);
        const href = link?.getAttribute("href") ?? "";
        const image = link?.querySelector("img");
        if (!videoOf(href)) return false;
        return { href, title: image?.alt ?? link?.textContent ?? "", still: image?.getAttribute("src") ?? "" };
      },
      contentElement: (figure) => figure.querySelector("figcaption") ?? document.createElement("figcaption"),
    },
  ],
  renderHTML({ node }) {
    const { href, title, still } = node.attrs;
    return ["figure", ["a", { href }, still ? ["img", { src: still, alt: title }] : title], ["figcaption", 0]];
  },
  addNodeView: () => videoView,
});
