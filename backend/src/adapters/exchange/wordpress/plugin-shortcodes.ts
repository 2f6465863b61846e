import { escaped, pictureFigure, player, type TextNeeds } from "./pieces.ts";

type Attributes = ReadonlyMap<string, string>;
/** A shortcode with the text between its tags, in which other shortcodes are replaced. */
export type Shown = Readonly<{
  name: string;
  attributes: Attributes;
  inner: string;
  /** The shortcode marks some words of a line. */
  isInline: boolean;
  needs: TextNeeds;
}>;

const link = (address: string, html: string) => `\n\n<p><a href="${escaped(address)}">${html}</a></p>\n\n`;

/** Services whose shortcodes may hold only the name of what they show. */
const services: Readonly<Record<string, (id: string) => string>> = {
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id) => `https://vimeo.com/${id}`,
  dailymotion: (id) => `https://www.dailymotion.com/video/${id}`,
  wpvideo: (id) => `https://videopress.com/v/${id}`,
  videopress: (id) => `https://videopress.com/v/${id}`,
  gist: (id) => `https://gist.github.com/${id}`,
  instagram: (id) => `https://www.instagram.com/p/${id}/`,
  tweet: (id) => `https://twitter.com/i/status/${id}`,
};

export const isAddress = (text: string) => /^(?:https?:)?\/\/[^\s"<>]+$|^\/[\w-]\S*\.\w{2,4}$/i.test(text);
const isPicture = (text: string) => /\.(?:jpe?g|png|gif|webp|avif|bmp|svg)(?:\?.*)?$/i.test(text);

/** The names of attributes that say what a shortcode plays, shows or leads to, but not what lies behind it. */
const sources =
  /^(?:\d+|src|source|url|file|video|audio|link|href|mp[34]|m4[av]|webm|webp|og[gv]|wav|flv|image|img|photo|(?:background|bg|portrait)_(?:image|url)|(?:video|audio|embed|image|media|file|youtube|vimeo|button|btn)_?(?:url|src|link|file))$/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** WPBakery writes "url:https%3A%2F%2Fa.example|title:Pesan". */
function addressIn(value: string): string {
  const [, encoded] = /^url:([^|]*)/.exec(value) ?? [];
  const text = (encoded === undefined ? value : decoded(encoded)).trim();
  return isAddress(text) ? text : "";
}

const addressesOf = (attributes: Attributes): readonly string[] => [
  ...new Set(
    [...attributes].flatMap(([name, value]) => (sources.test(name) ? [addressIn(value)] : [])).filter(Boolean),
  ),
];

/** Elements of page builders show some of their attributes as texts. */
const builder =
  /^(?:vc|et_pb|fusion|su|av|fl|mk|ux|kc|cs)_|tab|toggle|accordion|spoiler|button|btn|heading|box|blurb|alert|collapse/;
const isForm = /form|field|cf7|login|search|menu|widget|sidebar|slider|posts|product/;
const texts =
  /^(?:title|heading|sub_?head(?:ing|line)?|subtitle|text|button_text|content|author|job_title|quote|cite|h[24]|sum|price|percent|number)$/;
const people = /testimonial|team|member|person|author|quote|review/;
const ofPeople = /^(?:name|company|position|role)$/;

/** A shortcode around a text shows its title above the text, whoever makes it. */
function textsOf({ name, inner, isInline }: Shown, attributes: Attributes): readonly string[] {
  const shows = builder.test(name) || (inner.trim() !== "" && !isInline);
  if (!shows || isForm.test(name)) return [];
  const isShown = (key: string) => texts.test(key) || (people.test(name) && ofPeople.test(key));
  return [...attributes].flatMap(([key, value]) => (isShown(key) && value.trim() ? [value.trim()] : []));
}

/** Returns the buttons that an element has beside its own link, and its other attributes. */
function buttonsOf(attributes: Attributes): Readonly<{ buttons: string; rest: Attributes }> {
  const rest = new Map(attributes);
  let buttons = "";
  for (const [key, words] of attributes) {
    const [, prefix] = /^(\w*(?:button|btn)\w*)_(?:text|title)$/.exec(key) ?? [];
    const to = ["url", "link", "href"].map((end) => `${prefix}_${end}`).find((one) => attributes.has(one));
    const address = addressIn(attributes.get(to ?? "") ?? "");
    if (!to || !address || !words.trim()) continue;
    buttons += link(address, escaped(words.trim()));
    for (const used of [key, to]) rest.delete(used);
  }
  return { buttons, rest };
}

function picturesOf({ name, attributes, needs }: Shown, addresses: readonly string[]): string {
  const keys = ["source", "image", "images", "image_id", "photo", ...(name.includes("image") ? ["id"] : [])];
  const ids = keys
    .flatMap((key) => (attributes.get(key) ?? "").replace(/^media:/, "").split(","))
    .filter((id) => /^\s*\d+\s*$/.test(id));
  const alt = attributes.get("alt") ?? "";
  return [
    ...addresses.filter(isPicture).map((url) => ({ url, alt, caption: "" })),
    ...ids.flatMap((id) => needs.attachment(id.trim()) ?? []),
  ]
    .map(pictureFigure)
    .join("");
}

function linked(address: string, words: readonly string[], inner: string): string {
  const isLine = words.length === 0 && !/<(?:p|div|h\d|a|iframe|figure)\b|\n\n/i.test(inner.trim());
  return isLine ? link(address, inner.trim()) : `${link(address, escaped(words.join(" – ") || address))}${inner}`;
}

function playedByName({ name, attributes, inner }: Shown): string | undefined {
  const service = Object.keys(services).find((one) => name.split(/[_-]/).includes(one));
  const id = ["id", "video_id", "videoid", "0"].map((key) => attributes.get(key)).find(Boolean) ?? inner.trim();
  if (!service || !id || /[\s<>"]/.test(id)) return undefined;
  return isAddress(id) ? id : services[service]?.(id);
}

/** Makes of a plugin's shortcode what a reader would miss; null where its text, if it has any, is all. */
export function shownOf(shown: Shown): string | null {
  const { buttons, rest } = buttonsOf(shown.attributes);
  const own = ownOf(shown, rest);
  return buttons ? `${own ?? `\n\n${shown.inner}\n\n`}${buttons}` : own;
}

function ownOf(shown: Shown, attributes: Attributes): string | null {
  const { inner } = shown;
  const words = textsOf(shown, attributes);
  const addresses = addressesOf(attributes);
  const pictures = picturesOf(shown, addresses);
  const address = addresses.find((one) => !isPicture(one));
  if (address && (words.length > 0 || inner.trim() || pictures))
    return pictures && words.length === 0 && !inner.trim()
      ? pictures.replace(/<img [^>]*>/g, (image) => `<a href="${escaped(address)}">${image}</a>`)
      : `${pictures}${linked(address, words, inner)}`;
  const played = address ?? playedByName(shown);
  if (played) return `${pictures}${player(played, attributes.get("title") ?? "")}`;
  const said = words.map((text) => `\n\n<p><strong>${escaped(text)}</strong></p>\n\n`).join("");
  return pictures || said ? `${pictures}${said}${inner}` : null;
}
