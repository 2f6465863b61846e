import { refusal } from "@etalase/contracts/refusals/refusal";
import { escaped, figure, filesOf, pictureFigure, player, type TextNeeds } from "./pieces.ts";
import { isAddress, type Shown, shownOf } from "./plugin-shortcodes.ts";
import { attributesOf, type ShortcodeTag, tagsIn } from "./shortcode-tags.ts";

const idsOf = (text: string | undefined) => (text ?? "").split(/[\s,]+/).filter(Boolean);

function gallery({ attributes, needs }: Shown): string {
  const lists = ["ids", "include", "images", "gallery_ids", "image_ids"].map((name) => attributes.get(name));
  const named = lists.find(Boolean);
  if (named) return filesOf(idsOf(named), needs, "pictures of a gallery").map(pictureFigure).join("");
  const without = new Set(idsOf(attributes.get("exclude")));
  const own = needs.ownPictures.filter(({ id }) => !without.has(id));
  if (own.length === 0) needs.note(refusal("a gallery shows pictures that are not in the file, and is left out"));
  return own.map(pictureFigure).join("");
}

function playlist({ attributes, needs }: Shown): string {
  const ids = idsOf(attributes.get("ids") ?? attributes.get("include"));
  if (ids.length === 0) needs.note(refusal("a playlist names no files, and is left out"));
  const files = filesOf(ids, needs, "files of a playlist");
  return files.map(({ url, caption }) => player(url, caption)).join("");
}

function caption({ attributes, inner, needs }: Shown): string {
  const [, picture = "", beside = ""] =
    /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inner) ?? [];
  const words = escaped(attributes.get("caption") ?? "");
  if (picture) return figure(picture, beside.trim() || words);
  if (/<(?:img|iframe|video|audio|object|embed)\b/i.test(inner)) return figure(inner, words);
  // A caption that never ends stands before its picture and its words, which stay.
  if (inner.trim() || words) needs.note(refusal("a caption without its picture is left out"));
  return "\n\n";
}

function address(shown: Shown): string | null {
  const text = shown.inner.trim().replaceAll("&amp;", "&");
  return isAddress(text) ? player(text) : shownOf(shown);
}

/** WPBakery stores HTML of its own in a code. */
function rawHtml({ inner }: Shown): string {
  const html = Buffer.from(inner.trim(), "base64").toString();
  try {
    return `\n\n${decodeURIComponent(html)}\n\n`;
  } catch {
    return `\n\n${html}\n\n`;
  }
}

const makers: Readonly<Record<string, (shown: Shown) => string | null>> = {
  caption,
  wp_caption: caption,
  gallery,
  vc_gallery: gallery,
  et_pb_gallery: gallery,
  playlist,
  embed: address,
  vc_raw_html: rawHtml,
  // WPBakery marks a map's code, which it stores like HTML.
  vc_gmaps: (shown) => rawHtml({ ...shown, inner: (shown.attributes.get("link") ?? "").replace(/^#E-8_/, "") }),
  fusion_code: (shown) => (/^[\w+/\s]+=*$/.test(shown.inner.trim()) ? rawHtml(shown) : shownOf(shown)),
  fusion_imageframe: (shown) => {
    const url = shown.inner.trim();
    return isAddress(url)
      ? pictureFigure({ url, alt: shown.attributes.get("alt") ?? "", caption: "" })
      : shownOf(shown);
  },
};

/** Columns and the like are never parts of a line. */
const columns = /col|row|half|third|fourth|fifth|sixth|section|tab|toggle|accordion|box|container|button/;

/** Tells whether a shortcode marks some words of a line, like a drop cap does. */
const isInline = (text: string, name: string, { start, end }: Readonly<{ start: number; end: number }>): boolean =>
  !columns.test(name) &&
  (/[^\s>\]][ \t]*$/.test(text.slice(Math.max(0, start - 20), start)) ||
    /^[ \t]*[\p{L}\p{N}.,;:!?(]/u.test(text.slice(end, end + 20)));

/** Shortcodes that only keep elements apart. */
const spaces = /^(?:\w+_)?(?:separator|empty_space|spacer|space|divider|clear|clearfix|gap)$/;

/** Deeper pairs count as single tags. */
const deepest = 40;

type Place = Readonly<{ from: number; end: number; closer: number; depth: number }>;

/** For each tag, the place of the next one of its name. */
function followersOf(tags: readonly ShortcodeTag[]): readonly (number | undefined)[] {
  const last = new Map<string, number>();
  return tags
    .map((_, place) => tags.length - 1 - place)
    .map((place) => {
      const name = tags[place]?.name ?? "";
      const next = last.get(name);
      last.set(name, place);
      return next;
    })
    .reverse();
}

/** Replaces the shortcodes of a text; code in it must be set aside. */
export function withoutShortcodes(text: string, needs: TextNeeds): string {
  const tags = tagsIn(text).filter(needs.names.isShortcode);
  const followers = followersOf(tags);
  const left = new Set<string>();
  let next = 0;

  const made = ({ name, attributes: written, index }: ShortcodeTag, inner: string, end: number): string => {
    const inLine = isInline(text, name, { start: index, end });
    const shown = { name, attributes: attributesOf(written), inner, isInline: inLine, needs };
    const html = makers[name] ? makers[name](shown) : shownOf(shown);
    if (html !== null) return html;
    if (inner.trim() === "" && !spaces.test(name)) left.add(name);
    const around = inLine ? "" : "\n\n";
    return `${around}${inner}${around}`;
  };

  /** Returns the text from a place up to the tag that closes, or to the end. */
  const upTo = ({ from, end, closer, depth }: Place): string => {
    let [html, at] = ["", from];
    for (let tag = tags[next]; tag && tag.index < end && next !== closer; tag = tags[next]) {
      html += text.slice(at, tag.index);
      const follower = followers[next];
      const closing = follower === undefined ? undefined : tags[follower];
      next += 1;
      at = tag.index + tag.length;
      const isPair =
        !tag.closes && closing?.closes && closing.index < end && depth < deepest && !/\/\s*$/.test(tag.attributes);
      if (tag.closes) html += isInline(text, tag.name, { start: tag.index, end: at }) ? "" : "\n\n";
      else if (isPair && follower !== undefined) {
        const inner = upTo({ from: at, end: closing.index, closer: follower, depth: depth + 1 });
        next = follower + 1;
        at = closing.index + closing.length;
        html += made(tag, inner, at);
      } else html += made(tag, "", at);
    }
    return html + text.slice(at, Math.max(at, end));
  };

  const html = upTo({ from: 0, end: text.length, closer: -1, depth: 0 });
  for (const name of left) needs.note(refusal("the shortcode [{name}] means nothing here, and is left out", { name }));
  return html.replace(/\[\[([^[\]]*)\]\]/g, "[$1]");
}
