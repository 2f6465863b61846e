import { splitAroundCode } from "./set-aside.ts";

/** An opening, closing or single shortcode of a text. */
export type ShortcodeTag = Readonly<{
  name: string;
  attributes: string;
  closes: boolean;
  index: number;
  end: number;
}>;

/** Quoted texts may hold brackets. Their length is limited, so that no text is searched to its end at each bracket. */
const tag =
  /(?<!\[)\[(\/?)([a-z][\w-]*)((?:[\s=/](?:"[^"]{0,5000}"|'[^']{0,5000}'|[^[\]"'])*(?:["'][^[\]]*)?)?)\](?!\])/gi;

/** WordPress's visual editor writes quotation marks as entities, and copied shortcodes have curly ones. */
const plain = (attributes: string) =>
  attributes.replace(/&(?:quot|#0?34|#8220|#8221|#8243|#8242);|[“”″„]/g, '"').replaceAll("&amp;", "&");

export const tagsIn = (text: string): readonly ShortcodeTag[] =>
  [...text.matchAll(tag)].map(({ 0: whole, 1: slash, 2: name = "", 3: attributes = "", index }) => ({
    name: name.toLowerCase(),
    attributes: plain(attributes),
    closes: slash === "/",
    index,
    end: index + whole.length,
  }));

const one = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')|([\w-]+)=([^\s"']+)|"([^"]*)"|(\S+)/g;

/** The attributes by name; those that have no name are numbered from 0, as in WordPress. */
export function attributesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let place = 0;
  for (const [, name, double, single, plainName, value, quoted, bare] of text
    .replace(/^\s*=|\/\s*$/g, " ")
    .matchAll(one)) {
    const key = (name ?? plainName)?.toLowerCase() ?? String(place++);
    found.set(key, double ?? single ?? value ?? quoted ?? bare ?? "");
  }
  return found;
}

/** Shortcodes that stand alone, without attributes. */
const alone = new Set(
  (
    "gallery playlist embed caption toc ez-toc lwptoc table-of-contents contact-form contact-form-7 wpforms " +
    "recent-posts sitemap adsense spacer clear clearfix divider powerpress instagram-feed related-posts printfriendly"
  ).split(" "),
);

/** Shortcodes with the address or the number of something that plays: "[vimeo 12345]". */
const player =
  /^(?:audio|video|youtube|vimeo|dailymotion|googlemaps|soundcloud|spotify|instagram|tiktok|twitter|facebook|gist|iframe)$/;

/** Collects the signs of a file by which shortcodes differ from words in brackets, such as "[sic]", and counts them. */
export function createShortcodeNames() {
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  const isShortcode = (name: string): boolean => seen.has(name) || alone.has(name) || name.includes("_");
  return {
    look(text: string): void {
      const around = splitAroundCode(text).filter((_piece, place) => place % 2 === 0);
      for (const { name, closes, attributes } of tagsIn(around.join(""))) {
        const isPlayer = player.test(name) && attributes.trim() !== "";
        if (closes || isPlayer || /\s[\w-]+=["'\w#/]/.test(attributes)) seen.add(name);
        if (!closes) counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    },
    isShortcode,
    /** The shortcodes of the file, each with its number. */
    counted: () => [...counts].filter(([name]) => isShortcode(name)),
  };
}

export type ShortcodeNames = ReturnType<typeof createShortcodeNames>;
