/** A video of another site in an article: `embed` is the player's address, which sets no cookies before it plays. */
export type Video = Readonly<{ provider: "YouTube" | "Vimeo"; embed: string }>;

const hosts = { youtube: "https://www.youtube-nocookie.com", vimeo: "https://player.vimeo.com" } as const;

const youtubeId = (url: URL): string | undefined => {
  const host = url.hostname.replace(/^(?:www|m)\./, "");
  if (host === "youtu.be") return url.pathname.slice(1);
  if (host !== "youtube.com" && host !== "youtube-nocookie.com") return undefined;
  return url.searchParams.get("v") ?? /^\/(?:shorts|embed|live)\/([^/]+)/.exec(url.pathname)?.[1];
};

/** The id of a Vimeo video, and the key that the address of an unlisted one also holds. */
const vimeoParts = ({ hostname, pathname }: URL) =>
  /^(?:www\.|player\.)?vimeo\.com$/.test(hostname)
    ? /^\/(?:video\/)?(\d{5,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(pathname)
    : null;

/** Finds the video that a web address leads to; null for any other address. */
export function videoOf(address: string): Video | null {
  const url = URL.parse(address);
  if (url?.protocol !== "https:") return null;
  const id = youtubeId(url);
  if (id && /^[\w-]{11}$/.test(id)) return { provider: "YouTube", embed: `${hosts.youtube}/embed/${id}?autoplay=1` };
  const [, number, key] = vimeoParts(url) ?? [];
  if (!number) return null;
  return { provider: "Vimeo", embed: `${hosts.vimeo}/video/${number}?autoplay=1&dnt=1${key ? `&h=${key}` : ""}` };
}
