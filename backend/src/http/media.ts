import { extname } from "node:path";
import type { Readable } from "node:stream";
import { mediaPath } from "@etalase/contracts/site/paths";
import type { Context, Middleware } from "koa";
import { DomainError } from "../domain/errors.ts";

const policies: Readonly<Record<string, string>> = {
  ".svg": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

const prefix = mediaPath("");

type StoredFile = Readonly<{
  size: number;
  modifiedAt: Date;
  read(): Promise<Readable>;
  close(): Promise<void>;
}>;

/** Null when no file has that name. */
export type OpenMedia = (name: string) => Promise<StoredFile | null>;

function describe(ctx: Context, name: string, { modifiedAt }: StoredFile) {
  ctx.status = 200;
  ctx.set("Cache-Control", "public, max-age=31536000, immutable");
  ctx.set("Content-Security-Policy", policies[extname(name)] ?? "default-src 'none'; sandbox");
  if (extname(name) === ".svg") ctx.attachment(name, { type: "inline" });
  ctx.type = extname(name);
  // A stored file never changes under its name.
  ctx.etag = name;
  ctx.lastModified = modifiedAt;
}

async function send(ctx: Context, file: StoredFile) {
  if (ctx.fresh) ctx.status = 304;
  if (ctx.fresh || ctx.method === "HEAD") {
    if (!ctx.fresh) ctx.length = file.size;
    return file.close();
  }
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
    const file = (await isShown(name)) ? await openMedia(name) : null;
    if (!file) throw new DomainError("notFound");
    describe(ctx, name, file);
    await send(ctx, file);
  };
