import type { Middleware } from "koa";
import { etagOf } from "../headers.ts";
import { refuseWrites } from "../methods.ts";
import type { StandIn } from "../pages/stand-in.ts";

/** A text that programs read: crawlers, feed readers, browsers. It tells of the content, and so stays the same with it. */
export type Document = Readonly<{ type: string; text: () => Promise<string> }>;

const maxAge = 300;

/** These answers change with the content, but need not be asked for at each visit; none outlives what it tells of. */
export const shortLived = (lasts: number): string => `public, max-age=${Math.min(maxAge, Math.floor(lasts / 1000))}`;

/** Serves each document at its path; while the database is away, as it was last. */
export const documents =
  (byPath: Readonly<Record<string, Document>>, standIn: StandIn): Middleware =>
  async (ctx, next) => {
    const document = Object.hasOwn(byPath, ctx.path) ? byPath[ctx.path] : undefined;
    if (!document) return next();
    ctx.state.route = ctx.path;
    refuseWrites(ctx);
    const { answer: text, lasts } = await standIn(ctx, ctx.path, document.text, { tellsContent: true });
    ctx.set("Cache-Control", shortLived(lasts));
    ctx.type = document.type;
    ctx.body = text;
    ctx.etag = etagOf(text);
  };
