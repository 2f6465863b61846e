/** A symbol or the letter of a symbol font is a bullet; numbers and letters with a point or bracket count. */
const counting = /^\(?(?:[^()]*\d|\p{L}{1,8}(?=[.)\]:]))[\p{L}\d.]*[.)\]:]*$/u;

export const isCounting = (marker: string): boolean => counting.test(marker);

const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

function romanOf(letters: string): number {
  const values = [...letters].map((letter) => romanDigits[letter] ?? 0);
  return values.reduce((sum, value, index) => (value < (values[index + 1] ?? 0) ? sum - value : sum + value), 0);
}

/** A single letter other than i, v and x is one of the alphabet. */
function numberOfLetters(letters: string): number {
  if (/^(?:[ivx]|[ivxlcdm]{2,})$/.test(letters)) return romanOf(letters);
  if (letters.length === 1) return letters.charCodeAt(0) - 96;
  return 1;
}

/** Returns the number that a marker such as "3.", "1.2", "(c)" or "iv." ends with. */
export function numberOf(marker: string): number {
  const [last = ""] = /(?:\d+|[a-z]+)(?=[.)\]:]*$)/i.exec(marker) ?? [];
  return /\d/.test(last) ? Number(last) : numberOfLetters(last.toLowerCase());
}
