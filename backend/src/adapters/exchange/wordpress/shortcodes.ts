import { refusal } from "@etalase/contracts/refusals/refusal";
import { escaped, figure, filesOf, isAddress, pictureFigure, player, type TextNeeds } from "./pieces.ts";
import { attributesOf, type ShortcodeTag, tagsIn } from "./shortcode-tags.ts";

/** A shortcode with the text between its tags. */
type Shortcode = Readonly<{ attributes: ReadonlyMap<string, string>; inner: string; needs: TextNeeds }>;

const idsIn = (text: string | undefined) => (text ?? "").split(/[\s,]+/).filter(Boolean);

function gallery({ attributes, needs }: Shortcode): string {
  const named = attributes.get("ids") ?? attributes.get("include");
  if (named) return filesOf(idsIn(named), needs, "pictures of a gallery").map(pictureFigure).join("");
  const without = new Set(idsIn(attributes.get("exclude")));
  const own = needs.ownPictures.filter(({ id }) => !without.has(id));
  if (own.length === 0) needs.note(refusal("a gallery shows pictures that are not in the file, and is left out"));
  return own.map(pictureFigure).join("");
}

function playlist({ attributes, needs }: Shortcode): string {
  const ids = idsIn(attributes.get("ids") ?? attributes.get("include"));
  if (ids.length === 0) needs.note(refusal("a playlist names no files, and is left out"));
  const files = filesOf(ids, needs, "files of a playlist");
  return files.map(({ url, caption }) => player(url, caption)).join("");
}

function caption({ attributes, inner, needs }: Shortcode): string {
  const [, picture = "", beside = ""] =
    /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inner) ?? [];
  const words = escaped(attributes.get("caption") ?? "");
  if (picture) return figure(picture, beside.trim() || words);
  if (/<(?:img|iframe|video|audio|object|embed)\b/i.test(inner)) return figure(inner, words);
  // A caption that never ends stands before its picture and its words, which stay.
  if (inner.trim() || words) needs.note(refusal("a caption without its picture is left out"));
  return "\n\n";
}

function media({ attributes, inner }: Shortcode): string {
  const held = inner.trim().replaceAll("&amp;", "&");
  const sources = [...attributes].flatMap(([name, value]) => (name === "poster" ? [] : [value]));
  return player([held, ...sources].find(isAddress) ?? "");
}

/** WordPress's own shortcodes. */
const makers = new Map([
  ["caption", caption],
  ["wp_caption", caption],
  ["gallery", gallery],
  ["playlist", playlist],
  ["embed", media],
  ["audio", media],
  ["video", media],
]);

export const isOwnShortcode = (name: string) => makers.has(name);

const isAfterText = (text: string, { index }: ShortcodeTag) =>
  /[^\s>\]][ \t]*$/.test(text.slice(Math.max(0, index - 20), index));
const isBeforeText = (text: string, { end }: ShortcodeTag) =>
  /^[ \t]*[\p{L}\p{N}.,;:!?(]/u.test(text.slice(end, end + 20));

/** The tags behind a tag among which the one that closes it is looked for. */
const near = 50;

/**
 * Replaces WordPress's own shortcodes in a text, and takes out the tags of all others: what these enclose stays, as a
 * part of its line or in paragraphs of its own. Code must be set aside.
 */
export function withoutShortcodes(text: string, needs: TextNeeds): string {
  const tags = tagsIn(text).filter(({ name }) => needs.names.isShortcode(name));
  const inLine = new Map<string, boolean>();
  let [html, from] = ["", 0];
  for (const [place, tag] of tags.entries()) {
    const { name, attributes, closes, index, end } = tag;
    if (index < from) continue;
    html += text.slice(from, index);
    from = end;
    const make = closes ? undefined : makers.get(name);
    if (make) {
      const next = tags.slice(place + 1, place + near).find((one) => one.name === name);
      const inner = next?.closes ? withoutShortcodes(text.slice(end, next.index), needs) : "";
      if (next?.closes) from = next.end;
      html += make({ attributes: attributesOf(attributes), inner, needs });
      continue;
    }
    // Words that begin or end within a line, like a drop cap, are a part of it.
    const isInLine = closes ? inLine.get(name) || isBeforeText(text, tag) : isAfterText(text, tag);
    inLine.set(name, isInLine);
    html += isInLine ? "" : "\n\n";
  }
  return (html + text.slice(from)).replace(/\[\[([^[\]]*)\]\]/g, "[$1]");
}
