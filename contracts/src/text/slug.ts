/** A text as an address part: "Toko Daring & WhatsApp" becomes "toko-daring-whatsapp"; empty when nothing is left. */
export const slugOf = (text: string, max = 160): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, max)
    .replace(/^-+|-+$/g, "");

/** Whether a text could be a slug at all, however long. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/** A tag as its page's address: its slug, or its characters' numbers when it has no Latin letter or digit. */
export const tagSlugOf = (tag: string): string =>
  slugOf(tag, 50) ||
  [...tag]
    .map((character) => (character.codePointAt(0) ?? 0).toString(36))
    .join("-")
    .slice(0, 50)
    .replace(/-$/, "");
