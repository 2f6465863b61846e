/** Longer values are stored as digests, since a working copy has room for a long text only once. */
const wholeMax = 500;

/** Two halves of 53 bits, by cyrb53: the browser's own digests are not available without TLS. */
function hashOf(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

/** Returns a former value as a draft stores it: itself, or for a long one a digest that identifies it. */
export function digestOf(value: unknown): unknown {
  const text = JSON.stringify(value) ?? "";
  return text.length <= wholeMax ? value : `digest:${text.length}:${hashOf(text)}`;
}
