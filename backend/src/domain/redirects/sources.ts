import { escapeBytes, foldedPath } from "@etalase/contracts/site/folded-path";

/** Returns the decoded text of a part of a path; null when no page's address has such a part. */
function textOf(part: string): string | null {
  try {
    const text = decodeURIComponent(escapeBytes(part));
    return /[\p{Cc}/]/u.test(text) ? null : text;
  } catch {
    return null;
  }
}

/**
 * Returns the canonical form of a page's path: without dot segments, trailing slashes and unneeded escapes, so that
 * each of its parameters is in the form of encodeURIComponent. A path that no page can have stays as it is.
 */
export function canonicalPath(path: string): string {
  const parts: string[] = [];
  for (const part of path.slice(1).split("/")) {
    const text = textOf(part);
    if (text === null) return path;
    if (text === "..") parts.pop();
    else if (text !== ".") parts.push(encodeURIComponent(text));
  }
  while (parts.at(-1) === "") parts.pop();
  return `/${parts.join("/")}`;
}

/** A target without its query and fragment. */
export const pathIn = (target: string): string => target.replace(/[?#].*$/, "");

/** A source in the form in which all ways to write its path are alike; in a query, case matters. */
export function foldedSource(source: string): string {
  const path = pathIn(source);
  return foldedPath(path) + source.slice(path.length);
}

/** The query of an address as it is written, without the fragment; empty for none. */
export const queryIn = (address: string): string => /\?[^#]*/.exec(address)?.[0] ?? "";

/** Parameters that campaigns and apps add to any address. */
const added = /^(?:utm_.*|fbclid|gclid)$/i;

type Parameters = readonly (readonly [name: string, value: string])[];

const searchOf = (parameters: Parameters) => {
  const text = new URLSearchParams(parameters.map(([name, value]): [string, string] => [name, value])).toString();
  return text && `?${text}`;
};

const parametersOf = (search: string): Parameters => {
  const query = new URLSearchParams(search);
  query.sort();
  return [...query].filter(([name]) => !added.test(name));
};

/** Returns the query in one order, without what campaigns add; empty for none. */
export const canonicalQuery = (search: string): string => searchOf(parametersOf(search));

/** The sources of redirects that serve an address, the more exact one first. */
export function sourcesFor(address: string): readonly string[] {
  const path = pathIn(address);
  const query = canonicalQuery(queryIn(address));
  return query ? [path + query, path] : [path];
}

/** The part of a request's query that a redirect from this source has not used up; empty for none. */
export function unusedQuery(search: string, source: string): string {
  const used = new URLSearchParams(queryIn(source));
  if (used.size === 0) return search;
  return searchOf([...new URLSearchParams(search)].filter(([name, value]) => !used.has(name, value)));
}
