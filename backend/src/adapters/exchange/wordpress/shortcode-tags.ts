/** An opening, closing or single shortcode of a text. */
export type ShortcodeTag = Readonly<{
  name: string;
  attributes: string;
  closes: boolean;
  index: number;
  length: number;
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
    length: whole.length,
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
    "gallery playlist toc ez-toc lwptoc table-of-contents contact-form contact-form-7 wpforms ninja_form recent-posts " +
    "sitemap adsense spacer clear clearfix divider embed caption " +
    "powerpress instagram-feed related-posts jetpack-related-posts printfriendly"
  ).split(" "),
);

/** Shortcodes with the address or the name of something that plays: "[youtube https://a.example/v]". */
const players = new Set(
  (
    "audio video youtube vimeo dailymotion googlemaps soundcloud spotify instagram tiktok twitter tweet facebook gist " +
    "slideshare scribd wpvideo videopress flash iframe pdf"
  ).split(" "),
);

/** Names that only page builders and plugins make; words in brackets look otherwise. */
const built = /_|^(?:vc|et|fusion|su|fl|elementor|wp)-/;

/** Collects the signs of a file by which shortcodes differ from words in brackets, such as "[sic]". */
export function createShortcodeNames() {
  const seen = new Set<string>();
  return {
    look(text: string): void {
      for (const { name, closes, attributes } of tagsIn(text))
        if (closes || /\s[\w-]+=["'\w#/]/.test(attributes)) seen.add(name);
    },
    isShortcode: ({ name, attributes }: ShortcodeTag): boolean =>
      seen.has(name) || alone.has(name) || built.test(name) || (players.has(name) && attributes.trim() !== ""),
  };
}

export type ShortcodeNames = ReturnType<typeof createShortcodeNames>;
