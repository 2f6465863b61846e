/** Marks of qTranslate and its followers: "[:id]Halo[:en]Hello[:]", "<!--:id-->Halo<!--:-->", "{:id}Halo{:}". */
const mark = /<!--:([a-z]{2})?-->|\[:([a-z]{2})?\]|\{:([a-z]{2})?\}/gi;

/** Returns the Indonesian part of a text in several languages, or the first part where there is none. */
export function indonesianPart(text: string): string {
  const marks = [...text.matchAll(mark)].map(([whole, ...languages]) => ({
    whole,
    language: languages.find((one) => typeof one === "string" && one.length === 2) ?? "",
  }));
  if (!marks.some(({ language }) => language)) return text;
  const pieces = text.split(mark).filter((_, place) => place % 4 === 0);
  const parts = pieces.map((piece, place) => ({ piece, language: marks[place - 1]?.language ?? "" }));
  const written = parts.filter(({ piece, language }) => language && piece.trim()).map(({ language }) => language);
  const chosen = written.find((language) => language.toLowerCase() === "id") ?? written[0];
  return parts
    .filter(({ language }) => language === "" || language === chosen)
    .map(({ piece }) => piece)
    .join("");
}
