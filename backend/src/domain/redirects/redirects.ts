import { blogFiltersOf, blogQueryOf } from "@etalase/contracts/news";
import { portfolioFiltersOf, portfolioQueryOf } from "@etalase/contracts/portfolio";
import { redirectLimits } from "@etalase/contracts/redirects";
import { foldedPath, folderOf, inFolder } from "@etalase/contracts/site/folded-path";
import { pathsWhere } from "@etalase/contracts/site/pages";
import { feedPaths, isTouchIcon, localPath, ownPath, paths, servedPaths, tagPath } from "@etalase/contracts/site/paths";
import { canonicalPath, canonicalQuery, foldedSource, pathIn, queryIn } from "./sources.ts";

/** Addresses that WordPress and others give their own files, and where these lead here. */
const leads: readonly (readonly [pattern: RegExp, target: string])[] = [
  // Looked ahead for, since a word inside of any others would be looked for in quadratic time.
  [/^\/(?=[\w-]*sitemap)[\w-]+\.xml(?:\.gz)?(?:\?.*)?$/i, servedPaths.sitemap],
  // The feed in English has its own address, as long as there are pages in English.
  [/^(?!\/en\/)[^?]*\/(?:feed(?:\/(?:rss2?|rdf|atom))?|(?:feed|rss2?|atom)\.xml)(?:\?.*)?$/i, servedPaths.rss],
  // With a query it was any page of the earlier site.
  [/^([^?]*)\/index\.(?:php|html?)$/i, "$1"],
  [/^\/index\.php(?=\/)/i, ""],
];

/**
 * Returns where an address without a page leads, with its query, if another system has a file of its own there.
 * Undefined for any other address.
 */
export function leadOfOtherSystem(address: string): string | undefined {
  const lead = leads.find(([pattern]) => pattern.test(address));
  return lead && (address.replace(...lead) || paths.home);
}

export type Redirect = Readonly<{
  id: string;
  /** In the form that `canonicalPath` writes, perhaps with a query in the form of `canonicalQuery`. */
  path: string;
  /** A path of this site, perhaps with a query or a fragment, or an https address. */
  target: string;
  /** The author; null for a redirect that was not made by hand. */
  byName: string | null;
  createdAt: Date;
  hits: number;
  lastHitAt: Date | null;
}>;

/** Stands before the text of a search that found nothing, where others have the path of an address. */
export const searchMark = "search:";

/** An address that visitors requested and that does not exist. */
export type UnknownAddress = Readonly<{
  path: string;
  hits: number;
  lastHitAt: Date;
  referrer: string;
  isIgnored: boolean;
}>;

const { pathMax, targetMax } = redirectLimits;

const urlOf = (text: string, base?: string) => (URL.canParse(text, base) ? new URL(text, base) : null);
/** Stands for this site's own host; no real address has it. */
const here = "http://site.invalid";

const nameOf = (host: string | undefined) => host?.replace(/^www\./, "");

/** Tells whether a text is the address of another site; `publicUrl` is this site's own. */
export function isForeign(text: string, publicUrl: string): boolean {
  const url = text.startsWith("/") ? null : urlOf(text);
  return url !== null && nameOf(url.hostname) !== nameOf(urlOf(publicUrl)?.hostname);
}

/** The path and query where a redirect may begin, in a text that may be a whole address; null for none. */
export function sourceOf(text: string): string | null {
  const url = urlOf(text, text.startsWith("/") ? here : undefined);
  if (!url || (text.startsWith("/") ? url.origin !== here : !/^https?:$/.test(url.protocol))) return null;
  const source = canonicalPath(url.pathname) + canonicalQuery(url.search);
  return source.startsWith("//") || source.length > pathMax || foldedSource(source) === paths.home ? null : source;
}

const isHost = ({ protocol, host }: URL, site: string) => /^https?:$/.test(protocol) && host === urlOf(site)?.host;

/**
 * The target that a text names; null when no visitor may be sent there.
 * @param publicUrl the site's own address: a target on it becomes a path
 */
export function targetOf(text: string, publicUrl: string): string | null {
  const isPath = text.startsWith("/");
  const url = urlOf(text, isPath ? here : undefined);
  if (url?.username !== "" || url.password !== "") return null;
  const isOwn = isPath ? url.origin === here : isHost(url, publicUrl);
  if (!isOwn && (isPath || url.protocol !== "https:")) return null;
  const target = isOwn ? `${canonicalPath(url.pathname)}${url.search}${url.hash}` : url.href;
  return target.startsWith("//") || target.length > targetMax ? null : target;
}

/**
 * Files at these paths speak for the whole site: certificate authorities, advertisers and identity providers trust
 * them.
 */
const ofTheName = ["/.well-known", "/security.txt", "/ads.txt", "/app-ads.txt"];

const served = [...Object.values(servedPaths), paths.dashboard, "/assets", localPath("en", servedPaths.rss)];
const reserved = [...served, ...feedPaths, ...ofTheName];

/** Tells whether a path is answered before any page is searched for, or must never redirect. */
export const isReserved = (path: string): boolean =>
  isTouchIcon(foldedPath(pathIn(path))) || folderOf(pathIn(path), reserved) !== undefined;

/** The address that an address in another form stands for. A secret after a reserved path keeps its case. */
export function plainPath(path: string): string {
  // Only programs that look for holes escape slashes.
  if (/%(?:2f|5c)/i.test(path)) return path;
  const folder = folderOf(path, reserved);
  return folder === undefined ? foldedPath(path) : inFolder(folder, path);
}

const translated = pathsWhere(({ inEnglish }) => inEnglish);
const standing = pathsWhere(() => true);

/** Tells whether a page shows something of its own at an address with that query. */
export function isOwnQuery(source: string): boolean {
  const path = ownPath(foldedPath(pathIn(source)));
  const query = new URLSearchParams(queryIn(source));
  if (query.size === 0 || path === paths.login || path === paths.register) return true;
  if (path === paths.blog || path.startsWith(tagPath(""))) return blogQueryOf(blogFiltersOf(query)).size > 0;
  return path === paths.portfolio && portfolioQueryOf(portfolioFiltersOf(query)).size > 0;
}

/** Tells whether a page exists regardless of the content. */
export const isStandingPage = (path: string): boolean => standing.includes(path) || path.startsWith(tagPath(""));

/** Tells whether a page in English that shows no single record may stand there. */
export const isTranslated = (path: string): boolean => {
  const own = ownPath(path);
  return own !== path && (translated.includes(own) || own.startsWith(tagPath("")));
};

/** Paths that scanners for vulnerabilities request; no visitor has kept such an address. */
const probed = /^\/(?:wp-|(?:cgi-bin|admin|vendor|xmlrpc|phpmyadmin)(?=[/.]|$))|\/\./i;

/** Tells whether a person may have wanted a page there: words and numbers, and no file except an old page's. */
export const isPageLike = (path: string): boolean =>
  path.length <= pathMax &&
  path !== paths.home &&
  !probed.test(path) &&
  !isReserved(path) &&
  !/\.(?!html?$)\w{1,8}$/i.test(path);
