/** Returns the beginning of a text, in whole words. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const words = text.slice(0, max).replace(/\s+\S*$/, "");
  return `${words.replace(/[\s.,;:–-]+$/, "")}…`;
}
