/** A client may send unescaped bytes, which Node passes on as one character each. */
const escapeBytes = (text: string) =>
  text.replace(/[\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);

/** Returns the decoded text of a part of a path; null when no page's address has such a part. */
function textOf(part: string): string | null {
  try {
    const text = decodeURIComponent(escapeBytes(part));
    return /[\p{Cc}/]/u.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** Returns a canonical path in lower case, which no escape changes into another one; other paths stay as they are. */
export function lowerPath(path: string): string {
  const parts = path.split("/").map(textOf);
  return parts.includes(null) ? path : parts.map((part) => encodeURIComponent((part ?? "").toLowerCase())).join("/");
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
