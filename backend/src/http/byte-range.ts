import type { IncomingHttpHeaders } from "node:http";

/** Both ends belong to it. */
export type ByteRange = Readonly<{ start: number; end: number }>;

/**
 * The part of a file that is asked for: null for all of it, "none" where it lies beyond the end. Several ranges, and one
 * of a file that has changed since, are answered with all of it (RFC 9110, sections 13.1.5 and 14.2).
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
