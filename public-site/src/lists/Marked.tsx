type MarkedProps = Readonly<{ text: string; words: readonly string[] | undefined }>;

/** A text in which the words that a search has found are marked. They hold letters and numbers alone. */
export function Marked({ text, words = [] }: MarkedProps) {
  if (words.length === 0) return text;
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  return text.split(found).map((piece, place) => (place % 2 ? <mark key={place}>{piece}</mark> : piece));
}
