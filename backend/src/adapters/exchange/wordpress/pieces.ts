import { type Refusal, refusal, type Word } from "@etalase/contracts/refusals/refusal";
import type { ShortcodeNames } from "./shortcode-tags.ts";

/** A file of WordPress's library. */
export type Attachment = Readonly<{ id: string; url: string; alt: string; caption: string }>;

/** The lookups that texts need, and the notes about parts that are left out. */
export type TextNeeds = Readonly<{
  names: ShortcodeNames;
  attachment: (id: string) => Attachment | undefined;
  /** The pictures that were uploaded for the article, in their order. */
  ownPictures: readonly Attachment[];
  /** Returns the text of a pattern that several articles share. */
  pattern: (id: string) => string | undefined;
  /** Returns the text of a footnote. */
  footnotes: readonly Readonly<{ id: string; content: string }>[];
  note: (problem: Refusal) => void;
}>;

export const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

export const isAddress = (text: string) => /^(?:https?:)?\/\/[^\s"<>]+$|^\/[\w-]\S*\.\w{2,4}$/i.test(text);

export const figure = (inner: string, caption: string) =>
  `\n\n<figure>${inner}${caption ? `<figcaption>${caption}</figcaption>` : ""}</figure>\n\n`;

export const pictureFigure = ({ url, alt, caption }: Omit<Attachment, "id">) =>
  figure(`<img src="${escaped(url)}" alt="${escaped(alt)}">`, caption);

/** A player, which later becomes a video or a link. */
export const player = (address: string, title = "") =>
  `\n\n<iframe src="${escaped(address)}" title="${escaped(title)}"></iframe>\n\n`;

/** The files that a gallery or a playlist names. */
export function filesOf(ids: readonly string[], { attachment, note }: TextNeeds, named: Word): readonly Attachment[] {
  const files = ids.flatMap((id) => attachment(id) ?? []);
  if (files.length < ids.length) note(refusal("{word} are not in the file, and are left out", { word: named }));
  return files;
}
