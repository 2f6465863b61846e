/** A client may send unescaped bytes, which Node passes on as one character each. */
export const escapeBytes = (text: string): string =>
  text.replace(/[\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);

const escapes = /%[0-7][\da-f]|(?:%[89a-f][\da-f])+/gi;

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The segments of a path, split at each slash however it is encoded, without empty ones. */
function partsOf(path: string): readonly string[] {
  const parts: string[] = [];
  for (const part of escapeBytes(path).toWellFormed().replace(escapes, unescaped).normalize("NFKC").split(/[/\\]/)) {
    // The look behind keeps the time linear.
    const name = part.replace(/(?<![\s.])[\s.]+$/, "");
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(name);
  }
  return parts.filter(Boolean);
}

const joined = (parts: readonly string[]) => `/${parts.map(encodeURIComponent).join("/")}`;

/** Thousands of addresses are compared at once, and most are in this form already. */
const isFolded = /^(?:\/[\da-z_~-]+(?:\.[\da-z_~-]+)*)+$/;

/**
 * Returns the form of a path that all ways to write it share: upper and lower case, escapes, slashes, dots, and the
 * forms of Unicode. Every comparison of addresses uses it, so that nothing is refused in one form and taken in another.
 */
export const foldedPath = (path: string): string =>
  isFolded.test(path) ? path : joined(partsOf(path).map((part) => part.toLowerCase().normalize("NFKC")));

/** Returns the first of some folders, in folded form, that a path is in or names; undefined for none. */
export function folderOf(path: string, folders: readonly string[]): string | undefined {
  const folded = foldedPath(path);
  return folders.find((one) => folded === one || folded.startsWith(`${one}/`));
}

/** The folder, which a path is in, with the rest of the path in its own case: it may be a secret. */
export const inFolder = (folder: string, path: string): string =>
  folder + joined(partsOf(path).slice(folder.split("/").length - 1)).replace(/^\/$/, "");
