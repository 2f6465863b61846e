/** Letters without a form made of a Latin letter and an accent. */
const latin: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ŧ: "t",
  ŋ: "n",
  ı: "i",
  ĸ: "k",
  ſ: "s",
  ə: "e",
};

/**
 * Converts a text to an address part: "Toko Daring & WhatsApp" becomes "toko-daring-whatsapp"; empty when nothing is
 * left.
 */
export const slugOf = (text: string, max = 160): string => sluggedBy(text, max, (letter) => latin[letter] ?? letter);

const sluggedBy = (text: string, max: number, latinOf: (letter: string) => string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, latinOf)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, max)
    .replace(/^-+|-+$/g, "");

/** Tells whether a text has the form of a slug, at any length. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

const tagMax = 50;

const codesOf = (tag: string) =>
  [...tag]
    .map((character) => (character.codePointAt(0) ?? 0).toString(36))
    .join("-")
    .slice(0, tagMax)
    .replace(/-$/, "");

/** Spells out the signs that make a name another one, at its end: C, C++ and C# are three tags; "#umkm" is "umkm". */
const spelled = (tag: string) =>
  tag
    .normalize("NFKC")
    .replace(/([\p{L}\d])([+#♯]+)(?![\p{L}\d+#♯])/gu, (_, before: string, signs: string) =>
      [before, ...signs].join(" ").replaceAll("+", "plus").replace(/[#♯]/g, "sharp"),
    );

/** Returns the address part of a tag's page: its slug, or character codes when the tag has no Latin letter or digit. */
export const tagSlugOf = (tag: string): string => slugOf(spelled(tag), tagMax) || codesOf(tag);

/** The address part that a tag had in versions without these signs and letters; links to it still come. */
export const formerTagSlugOf = (tag: string): string => sluggedBy(tag, tagMax, String) || codesOf(tag);
