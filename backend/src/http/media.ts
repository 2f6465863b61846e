import type { IncomingHttpHeaders } from "node:http";
import { extname } from "node:path";
import type { Readable } from "node:stream";
import { mediaPath } from "@etalase/contracts/site/paths";
import type { Context, Middleware } from "koa";
import { DomainError } from "../domain/errors.ts";

/** Both ends are included. */
type ByteRange = Readonly<{ start: number; end: number }>;

/**
 * The requested part of a file: null for the whole file, "none" for a part beyond its end. Several ranges, or a range
 * of a file that has changed since, are answered with the whole file (RFC 9110, sections 13.1.5 and 14.2).
 */
function rangeOf(
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

const policies: Readonly<Record<string, string>> = {
  ".svg": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

const prefix = mediaPath("");

type StoredFile = Readonly<{
  size: number;
  modifiedAt: Date;
  read(range?: ByteRange): Promise<Readable>;
  close(): Promise<void>;
}>;

/** Null when no file has that name. With `isAsked`, only the facts about the file are needed for now. */
export type OpenMedia = (name: string, how?: Readonly<{ isAsked?: boolean }>) => Promise<StoredFile | null>;

const conditions = ["If-None-Match", "If-Modified-Since", "Range"];

function describe(ctx: Context, name: string, { modifiedAt }: StoredFile) {
  ctx.status = 200;
  ctx.set("Accept-Ranges", "bytes");
  ctx.set("Cache-Control", "public, max-age=31536000, immutable");
  ctx.set("Content-Security-Policy", policies[extname(name)] ?? "default-src 'none'; sandbox");
  if (extname(name) === ".svg") ctx.attachment(name, { type: "inline" });
  ctx.type = extname(name);
  // A stored file never changes under its name.
  ctx.etag = name;
  ctx.lastModified = modifiedAt;
}

async function sendRange(ctx: Context, { size, read }: StoredFile, range: ByteRange) {
  ctx.status = 206;
  ctx.set("Content-Range", `bytes ${range.start}-${range.end}/${size}`);
  ctx.body = await read(range);
  ctx.length = range.end - range.start + 1;
  // The bytes are sent as they are stored.
  ctx.compress = false;
}

async function refuseRange(ctx: Context, { size, close }: StoredFile) {
  await close();
  ctx.status = 416;
  ctx.set("Cache-Control", "no-store");
  ctx.set("Content-Range", `bytes */${size}`);
  ctx.body = "";
}

async function send(ctx: Context, file: StoredFile) {
  if (ctx.fresh) ctx.status = 304;
  if (ctx.fresh || ctx.method === "HEAD") {
    if (!ctx.fresh) ctx.length = file.size;
    return file.close();
  }
  const range = rangeOf(ctx.headers, { size: file.size, etag: ctx.response.get("ETag") });
  if (range === "none") return refuseRange(ctx, file);
  if (range) return sendRange(ctx, file, range);
  ctx.body = await file.read();
  ctx.length = file.size;
}

type Needs = Readonly<{
  openMedia: OpenMedia;
  /** Tells whether something uses the picture of a file. */
  isShown: (name: string) => Promise<boolean>;
}>;

/**
 * Answers GET and HEAD of a picture's file. @throws {DomainError} "notFound" for every other name below its folder, and
 * for a picture that nothing uses.
 */
export const serveMedia =
  ({ openMedia, isShown }: Needs): Middleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith(prefix) || !["GET", "HEAD"].includes(ctx.method)) return next();
    const name = ctx.path.slice(prefix.length);
    const isAsked = ctx.method === "HEAD" || conditions.some((header) => ctx.get(header) !== "");
    const file = (await isShown(name)) ? await openMedia(name, { isAsked }) : null;
    if (!file) throw new DomainError("notFound");
    describe(ctx, name, file);
    await send(ctx, file);
  };
