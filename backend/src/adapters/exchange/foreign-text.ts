import { sanitizeContent } from "../sanitizer.ts";

/** The site that a text comes from. Links to its own pages become paths here, since the old addresses redirect. */
export type ForeignSite = Readonly<{
  /** "https://lama.example", perhaps with a path; empty when it is unknown. */
  home: string;
  /** Matches paths of the old site's files, which keep their addresses: "/wp-content/". */
  files: RegExp;
}>;

const isSameSite = (url: URL, home: URL) => url.hostname.replace(/^www\./, "") === home.hostname.replace(/^www\./, "");

/** Returns the public address of a picture or a file. */
export function foreignAddress(text: string, { home }: ForeignSite): string {
  const address = text.trim().replaceAll("&amp;", "&");
  const base = URL.parse(home);
  if (address.startsWith("//")) return `https:${address}`;
  if (!/^https?:\/\//i.test(address)) return (base && URL.parse(address, base.href)?.href) ?? address;
  const url = URL.parse(address);
  // Old texts have addresses from before the site's https.
  const isOld = url?.protocol === "http:" && base?.protocol === "https:" && isSameSite(url, base);
  return isOld ? address.replace(/^http:/i, "https:") : address;
}

function linkHere(text: string, site: ForeignSite): string {
  const [url, home] = [URL.parse(foreignAddress(text, site)), URL.parse(site.home)];
  if (!url || !home || !isSameSite(url, home) || !/^https?:$/.test(url.protocol)) return text;
  if (site.files.test(url.pathname)) return url.href;
  return `${url.pathname}${url.search}${url.hash}`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Replaces embedded players by links to them, since articles here hold no content of other sites. */
const asLinks = (html: string): string =>
  html
    .replace(/<iframe\b[^>]*?\ssrc=(?:"(https?:[^"]+)"|'(https?:[^']+)')[^>]*>(?:\s*<\/iframe>)?/gi, (_, one, other) =>
      linkTo(one ?? other),
    )
    .replace(/<div class="wp-block-embed__wrapper">\s*(https?:\/\/[^\s<"]+)\s*<\/div>/gi, (_, address) =>
      linkTo(address),
    );

const linkTo = (address: string) => {
  const plain = address.replaceAll("&amp;", "&");
  return `<p><a href="${escaped(plain)}">${escaped(plain)}</a></p>`;
};

const tidied = (html: string) => html.replace(/<(p|figure)>\s*<\/\1>/g, "").replace(/\n{2,}/g, "\n");

/** Returns the text as it is allowed here; its pictures and links have addresses that still work. */
export function foreignText(html: string, site: ForeignSite): string {
  const addressed = asLinks(html).replace(
    /(<(img|a)\b[^>]*?\s(?:src|href)=)(?:"([^"]*)"|'([^']*)')/gi,
    (_, before: string, tag: string, one?: string, other?: string) => {
      const text = one ?? other ?? "";
      const address = tag.toLowerCase() === "img" ? foreignAddress(text, site) : linkHere(text, site);
      return `${before}"${escaped(address.replaceAll("&amp;", "&"))}"`;
    },
  );
  return sanitizeContent(addressed)
    .split(/(<pre>[\s\S]*?<\/pre>)/)
    .map((piece, place) => (place % 2 === 1 ? piece : tidied(piece)))
    .join("")
    .trim();
}
