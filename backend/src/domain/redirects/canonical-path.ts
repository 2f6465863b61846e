/** A client may send bytes as they are, which Node hands on as one character each. */
const escapeBytes = (text: string) =>
  text.replace(/[\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);

/** Returns the text that a part of a path stands for; null where no page's address has such a part. */
function textOf(part: string): string | null {
  try {
    const text = decodeURIComponent(escapeBytes(part));
    return /[\p{Cc}/]/u.test(text) ? null : text;
  } catch {
    return null;
  }
}

/**
 * Returns the one way to write a page's path: without dot segments, slashes at the end, and escapes that are not needed,
 * so that each of its parameters is what encodeURIComponent makes. A path that no page can have stays as it is.
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
