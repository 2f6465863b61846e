/** Returns the first sentence in a field's error: the form's rules report single parts, the server the whole. */
export function sentenceIn(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string") return error.message;
  return Object.entries(error)
    .filter(([name]) => name !== "ref")
    .map(([, part]) => sentenceIn(part))
    .find(Boolean);
}
