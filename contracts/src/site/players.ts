// Kept apart from `videos.ts`, which forms load before anything is pasted.

/** Addresses of players, and the page of what they play: the first group is its name there. */
const pages: readonly (readonly [player: RegExp, page: string])[] = [
  [
    /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/videoseries\?(?:.*&)?list=([\w-]+).*$/,
    "https://www.youtube.com/playlist?list=$1",
  ],
  [
    /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/(?:embed|v)\/([\w-]{11})(?![\w-]).*$/,
    "https://www.youtube.com/watch?v=$1",
  ],
  [/^http:(\/\/(?:www\.|m\.)?(?:youtube\.com|youtu\.be|vimeo\.com)\/.*)$/, "https:$1"],
  [/^https?:\/\/player\.vimeo\.com\/video\/(\d+)\?(?:.*&)?h=([0-9a-f]+).*$/, "https://vimeo.com/$1/$2"],
  [/^https?:\/\/player\.vimeo\.com\/video\/(\d+).*$/, "https://vimeo.com/$1"],
  [/^https?:\/\/(?:www\.)?dailymotion\.com\/embed\/video\/(\w+).*$/, "https://www.dailymotion.com/video/$1"],
  [/^https?:\/\/open\.spotify\.com\/embed\/([\w/]+).*$/, "https://open.spotify.com/$1"],
];

const wrapped =
  /^https?:\/\/(?:w\.soundcloud\.com\/player\/?\?(?:.*&)?url=|(?:www\.)?facebook\.com\/plugins\/\w+\.php\?(?:.*&)?href=)(http[^&]+)/;

/** Returns the address that people open, for one that only players understand. */
export function pageOf(address: string): string {
  const inner = wrapped.exec(address)?.[1];
  // Broken percent signs stay as they are here, where `decodeURIComponent` would throw.
  if (inner) return URL.parse(new URLSearchParams(`of=${inner}`).get("of") ?? "")?.href ?? address;
  for (const [player, page] of pages) if (player.test(address)) return address.replace(player, page);
  return address;
}
