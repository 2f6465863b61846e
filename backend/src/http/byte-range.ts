import type { IncomingHttpHeaders } from "node:http";

/** Both ends are included. */
export type ByteRange = Readonly<{ start: number; end: number }>;

/**
 * The requested part of a file: null for the whole file, "none" for a part beyond its end. Several ranges, or a range
 * of a file that has changed since, are answered with the whole file (RFC 9110, sections 13.1.5 and 14.2).
 */
export function rangeOf(
  { range = "", "if-range": same }: IncomingHttpHeaders,
  { size, etag }: Readonly<{ size: number; etag: string }>,
): ByteRange | "none" | null {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range.trim()) ?? [];
  if ((from === "" && to === "") || (same !== undefined && same !== etag)) return null;
  if (from !== "" && to !== "" && Number(to) < Number(from)) return null;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start < size && (from !== "" || Number(to) > 0) ? { start, end } : "none";
}
