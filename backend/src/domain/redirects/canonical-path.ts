import { escapeBytes } from "@etalase/contracts/site/folded-path";

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
