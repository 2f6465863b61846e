const momentStart = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const markup = /^\s*<[a-z]/i;
const aroundBlocks =
  /\s*(<\/?(?:p|h[2-6]|ul|ol|li|blockquote|table|t[rhd]|thead|tbody|figure|figcaption|hr|div)\b[^>]*>)\s*/gi;

function textMeaning(text: string): string | null {
  if (momentStart.test(text) && !Number.isNaN(Date.parse(text))) return new Date(text).toISOString();
  const lines = text.replaceAll("\r\n", "\n");
  // Spaces within code count.
  if (!markup.test(lines) || lines.includes("<pre")) return lines || null;
  return lines.replace(/\s+/g, " ").replace(aroundBlocks, "$1").trim();
}

function listMeaning(values: readonly unknown[]): unknown {
  return values.length > 0 ? values.map(meaningOf) : null;
}

function recordMeaning(record: object): unknown {
  const entries = Object.entries(record).map(([name, value]) => [name, meaningOf(value)] as const);
  const parts = entries.filter(([, value]) => value !== null).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return parts.length > 0 ? Object.fromEntries(parts) : null;
}

/** Returns a value in its one form: nothing is null, fields are in order, moments have milliseconds. */
function meaningOf(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value === "string") return textMeaning(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return listMeaning(value);
  return typeof value === "object" ? recordMeaning(value) : value;
}

/** Tells whether two stored values differ at most in how they are written. */
export const meansTheSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(meaningOf(one)) === JSON.stringify(meaningOf(other));
