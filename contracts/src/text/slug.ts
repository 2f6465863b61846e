/**
 * Converts a text to an address part: "Toko Daring & WhatsApp" becomes "toko-daring-whatsapp"; empty when nothing is
 * left.
 */
export const slugOf = (text: string, max = 160): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, max)
    .replace(/^-+|-+$/g, "");

/** Tells whether a text has the form of a slug, at any length. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/** Returns the address part of a tag's page: its slug, or character codes when the tag has no Latin letter or digit. */
export const tagSlugOf = (tag: string): string =>
  slugOf(tag, 50) ||
  [...tag]
    .map((character) => (character.codePointAt(0) ?? 0).toString(36))
    .join("-")
    .slice(0, 50)
    .replace(/-$/, "");
