import { type Refusal, refusal } from "@etalase/contracts/refusals/refusal";
import { type Attachment, escaped, figure, isAddress, pictureFigure, player, splitAroundCode } from "./pieces.ts";

/** An opening, closing or single shortcode of a text. */
type Tag = Readonly<{ name: string; attributes: string; closes: boolean; index: number; end: number }>;

/** Quoted texts may hold brackets. Their length is limited, so that no text is searched to its end at each bracket. */
const tag =
  /(?<!\[)\[(\/?)([a-z][\w-]*)((?:[\s=/](?:"[^"]{0,5000}"|'[^']{0,5000}'|[^[\]"'])*(?:["'][^[\]]*)?)?)\](?!\])/gi;

/** WordPress's visual editor writes quotation marks as entities, and copied shortcodes have curly ones. */
const plain = (attributes: string) =>
  attributes.replace(/&(?:quot|#0?34|#8220|#8221|#8243|#8242);|[“”″„]/g, '"').replaceAll("&amp;", "&");

const tagsIn = (text: string): readonly Tag[] =>
  [...text.matchAll(tag)].map(({ 0: whole, 1: slash, 2: name = "", 3: attributes = "", index }) => ({
    name: name.toLowerCase(),
    attributes: plain(attributes),
    closes: slash === "/",
    index,
    end: index + whole.length,
  }));

const one = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|(\S+)/g;

/** The attributes by name; those that have no name are numbered from 0, as in WordPress. */
function attributesOf(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  let place = 0;
  for (const [, name, double, single, value, quoted, bare] of text.replace(/^\s*=|\/\s*$/g, " ").matchAll(one))
    attributes.set(name?.toLowerCase() ?? String(place++), double ?? single ?? value ?? quoted ?? bare ?? "");
  return attributes;
}

/** Shortcodes that stand alone, without attributes. */
const alone = new Set(
  "gallery playlist embed caption toc ez-toc lwptoc contact-form contact-form-7 wpforms sitemap spacer divider".split(
    " ",
  ),
);

/** Shortcodes with the address or the number of something that plays: "[vimeo 12345]". */
const playerName = /^(?:audio|video|youtube|vimeo|googlemaps|soundcloud|spotify|instagram|tiktok|twitter|facebook)$/;

/** Collects the signs of a file by which shortcodes differ from words in brackets, such as "[sic]", and counts them. */
export function createShortcodeNames() {
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  const isShortcode = (name: string): boolean => seen.has(name) || alone.has(name) || name.includes("_");
  return {
    look(text: string): void {
      const around = splitAroundCode(text).filter((_piece, place) => place % 2 === 0);
      for (const { name, closes, attributes } of tagsIn(around.join(""))) {
        const isPlayer = playerName.test(name) && attributes.trim() !== "";
        if (closes || isPlayer || /\s[\w-]+=["'\w#/]/.test(attributes)) seen.add(name);
        if (!closes) counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    },
    isShortcode,
    /** The shortcodes that mean nothing here, each with its number. */
    foreign: () => [...counts].filter(([name]) => isShortcode(name) && !makers.has(name)),
  };
}

/** The lookups that texts need, and the notes about parts that are left out. */
export type TextNeeds = Readonly<{
  names: ReturnType<typeof createShortcodeNames>;
  attachment: (id: string) => Attachment | undefined;
  /** The pictures that were uploaded for the article, in their order. */
  ownPictures: readonly Attachment[];
  /** Returns the text of a pattern that several articles share. */
  pattern: (id: string) => string | undefined;
  footnotes: readonly Readonly<{ id: string; content: string }>[];
  note: (problem: Refusal) => void;
}>;

/** A shortcode with the text between its tags. */
type Shortcode = Readonly<{ attributes: ReadonlyMap<string, string>; inner: string; needs: TextNeeds }>;

/** The pictures that a gallery names. */
function picturesNamed(text: string, { attachment, note }: TextNeeds): readonly Attachment[] {
  const ids = text.split(/[\s,]+/).filter(Boolean);
  const files = ids.flatMap((id) => attachment(id) ?? []);
  if (files.length < ids.length)
    note(refusal("{word} are not in the file, and are left out", { word: "pictures of a gallery" }));
  return files;
}

function gallery({ attributes, needs }: Shortcode): string {
  const named = attributes.get("ids") ?? attributes.get("include");
  if (named) return picturesNamed(named, needs).map(pictureFigure).join("");
  const own = needs.ownPictures;
  if (own.length === 0) needs.note(refusal("a gallery shows pictures that are not in the file, and is left out"));
  return own.map(pictureFigure).join("");
}

function caption({ attributes, inner, needs }: Shortcode): string {
  const [, picture = "", beside = ""] =
    /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inner) ?? [];
  const words = escaped(attributes.get("caption") ?? "");
  if (picture) return figure(picture, beside.trim() || words);
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
  ["embed", media],
  ["audio", media],
  ["video", media],
]);

const isAfterText = (text: string, { index }: Tag) =>
  /[^\s>\]][ \t]*$/.test(text.slice(Math.max(0, index - 20), index));
const isBeforeText = (text: string, { end }: Tag) => /^[ \t]*[\p{L}\p{N}.,;:!?(]/u.test(text.slice(end, end + 20));

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
