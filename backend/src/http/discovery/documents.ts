import { messages } from "@etalase/contracts/text/messages";
import type { Context, Middleware } from "koa";
import { HttpError } from "../errors.ts";
import { etagOf } from "../headers.ts";

/** A text that programs read: crawlers, feed readers, browsers. */
export type Document = Readonly<{ type: string; text: () => Promise<string> }>;

/** These answers change with the content, but need not be asked for at each visit. */
export const shortLived = "public, max-age=300";

/** @throws {HttpError} 405 for a method that does not read */
export function refuseWrites({ method }: Context): void {
  if (!["GET", "HEAD"].includes(method)) throw new HttpError(405, messages.methodNotAllowed, { Allow: "GET, HEAD" });
}

/** Serves each document at its path. */
export const documents =
  (byPath: Readonly<Record<string, Document>>): Middleware =>
  async (ctx, next) => {
    const document = Object.hasOwn(byPath, ctx.path) ? byPath[ctx.path] : undefined;
    if (!document) return next();
    ctx.state.route = ctx.path;
    refuseWrites(ctx);
    const text = await document.text();
    ctx.set("Cache-Control", shortLived);
    ctx.type = document.type;
    ctx.body = text;
    ctx.etag = etagOf(text);
  };
