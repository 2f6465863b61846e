import type { FileHandle } from "node:fs/promises";
import { extname } from "node:path";
import { mediaPath } from "@etalase/contracts/site/paths";
import type { Middleware } from "koa";
import { DomainError } from "../domain/errors.ts";

const policies: Readonly<Record<string, string>> = {
  ".svg": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

const prefix = mediaPath("");

/** Answers GET and HEAD of a stored file. @throws {DomainError} "notFound" for every other name below its folder. */
export const serveMedia =
  (openMedia: (name: string) => Promise<FileHandle | null>): Middleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith(prefix) || !["GET", "HEAD"].includes(ctx.method)) return next();
    const name = ctx.path.slice(prefix.length);
    const file = await openMedia(name);
    if (!file) throw new DomainError("notFound");
    const { size, mtime } = await file.stat();

    ctx.status = 200;
    ctx.set("Cache-Control", "public, max-age=31536000, immutable");
    ctx.set("Content-Security-Policy", policies[extname(name)] ?? "default-src 'none'; sandbox");
    if (extname(name) === ".svg") ctx.attachment(name, { type: "inline" });
    ctx.type = extname(name);
    // A stored file never changes under its name.
    ctx.etag = name;
    ctx.lastModified = mtime;
    ctx.body = file.createReadStream();
    ctx.length = size;
    if (ctx.fresh) ctx.status = 304;
  };
