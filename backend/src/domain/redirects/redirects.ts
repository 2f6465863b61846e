import { redirectLimits } from "@etalase/contracts/operating/redirects";
import { paths, servedPaths } from "@etalase/contracts/site/paths";
import { canonicalPath } from "./canonical-path.ts";

export type Redirect = Readonly<{
  id: string;
  /** As `canonicalPath` writes it. */
  path: string;
  /** A path of this site with what may follow it, or an https address. */
  target: string;
  /** Who made it; null where nobody did by hand. */
  byName: string | null;
  createdAt: Date;
  hits: number;
  lastHitAt: Date | null;
}>;

/** An address that visitors asked for and that leads nowhere. */
export type UnknownAddress = Readonly<{
  path: string;
  hits: number;
  lastHitAt: Date;
  referrer: string;
  isIgnored: boolean;
}>;

const { pathMax, targetMax } = redirectLimits;

const urlOf = (text: string, base?: string) => (URL.canParse(text, base) ? new URL(text, base) : null);
/** Stands for this site's own; no address is here. */
const here = "http://site.invalid";

const nameOf = (host: string | undefined) => host?.replace(/^www\./, "");

/** Whether a text is an address of another site than this one, whose own is `publicUrl`. */
export function isForeign(text: string, publicUrl: string): boolean {
  const url = text.startsWith("/") ? null : urlOf(text);
  return url !== null && nameOf(url.hostname) !== nameOf(urlOf(publicUrl)?.hostname);
}

/** The path that a text names, be it a whole address; null for none. */
export function pathOf(text: string): string | null {
  const url = urlOf(text, text.startsWith("/") ? here : undefined);
  if (!url || (text.startsWith("/") ? url.origin !== here : !/^https?:$/.test(url.protocol))) return null;
  const path = canonicalPath(url.pathname);
  return path.startsWith("//") || path.length > pathMax || path === paths.home ? null : path;
}

const isHost = ({ protocol, host }: URL, site: string) => /^https?:$/.test(protocol) && host === urlOf(site)?.host;

/**
 * Where a text leads; null where no visitor may be sent.
 * @param publicUrl the site's own address, of which a target is a path
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
 * Who answers these speaks for the site's name: certificate authorities, advertisers and sign-ins elsewhere believe
 * what they lead to.
 */
const ofTheName = ["/.well-known", "/security.txt", "/ads.txt", "/app-ads.txt"];

const reserved = [...Object.values(servedPaths), paths.dashboard, "/assets", ...ofTheName];

/** What is answered before any page is looked for, or leads nowhere else. */
export const isReserved = (path: string): boolean =>
  reserved.some((served) => path === served || path.startsWith(`${served}/`));

const standing: readonly string[] = [paths.home, paths.blog, paths.portfolio, paths.privacyPolicy, paths.login];

/** A page that is there whatever the content. */
export const isStandingPage = (path: string): boolean =>
  standing.includes(path) || path === paths.register || path.startsWith(`${paths.blog}/tag/`);

/** Programs that look for weak places ask for these; nobody has kept such an address. */
const probed = /^\/(?:wp-|(?:cgi-bin|admin|vendor|xmlrpc|phpmyadmin)(?=[/.]|$))|\/\./i;

/** Whether a person may have wanted a page there: words and numbers, and no file but an old page's. */
export const isPageLike = (path: string): boolean =>
  path.length <= pathMax && !probed.test(path) && !isReserved(path) && !/\.(?!html?$)\w{1,8}$/i.test(path);

const wordsOf = (path: string) =>
  new Set(
    path
      .split("/")
      .at(-1)
      ?.replace(/\.html?$/, "")
      .split("-")
      .filter((word) => word.length > 2),
  );

/**
 * Looks for the page whose last part has most of a path's words: more than half of them, and no single one of many. It
 * is shown all pages, some after the other, and looks at each once for all paths.
 */
export function createLikest(paths: readonly string[]) {
  const wanted = paths.map((path) => ({ path, words: wordsOf(path).size, page: null as string | null, share: 0 }));
  const wanting = new Map<string, number[]>();
  for (const [index, path] of paths.entries())
    for (const word of wordsOf(path)) wanting.set(word, [...(wanting.get(word) ?? []), index]);
  const eachWanting = (words: Iterable<string>, look: (index: number) => void) => {
    for (const word of words) for (const index of wanting.get(word) ?? []) look(index);
  };
  // Counted in one array: a map for each of thousands of pages would be garbage at once.
  const common = new Uint16Array(paths.length);

  function see(page: string) {
    const words = wordsOf(page);
    eachWanting(words, (index) => {
      common[index] = (common[index] ?? 0) + 1;
    });
    eachWanting(words, (index) => {
      const [one, count = 0] = [wanted[index], common[index]];
      common[index] = 0;
      if (!one || count === 0) return;
      const share = count / (one.words + words.size - count);
      const isAlike = count > one.words / 2 && (count > 1 || share >= 0.5);
      if (isAlike && share > one.share) Object.assign(one, { page, share });
    });
  }

  return {
    see: (pages: readonly string[]) => pages.forEach(see),
    found: (): ReadonlyMap<string, string | null> => new Map(wanted.map(({ path, page }) => [path, page])),
  };
}

/** A target without what follows its path. */
export const pathIn = (target: string): string => target.replace(/[?#].*$/, "");

/** Where redirects lead from there on, past those on the way; null when that leads back. */
export function endOf(target: string, from: string, all: ReadonlyMap<string, string>): string | null {
  let end = target;
  for (let steps = 0; steps <= all.size; steps += 1) {
    const path = pathIn(end);
    if (path === from) return null;
    const next = all.get(path);
    if (next === undefined) return end;
    end = next;
  }
  return null;
}
