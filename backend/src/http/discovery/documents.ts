import type { Middleware } from "koa";
import { createPageCompressor, pageBody, sendBody } from "../cache/page-body.ts";
import type { Fallback } from "../pages/fallback.ts";
import { refuseWrites } from "../request-rules.ts";

/** A text for programs: crawlers, feed readers, browsers. It depends on the content alone; null while there is none. */
export type Document = Readonly<{ type: string; text: () => Promise<string | null> }>;

const maxAge = 300;

/**
 * These answers change with the content, but need no request at each visit; none outlives the content that it
 * describes.
 */
export const shortLived = (lasts: number): string => `public, max-age=${Math.min(maxAge, Math.floor(lasts / 1000))}`;

/** A sitemap may have megabytes, and the last percent of compression is not worth seconds of CPU time. */
const swift = { quality: 5, atOnce: 4 };

/** Serves each document at its path, compressed once; while the database is away, in its last form. */
export function documents(byPath: Readonly<Record<string, Document>>, fallback: Fallback): Middleware {
  const compress = createPageCompressor(swift);
  return async (ctx, next) => {
    const document = Object.hasOwn(byPath, ctx.path) ? byPath[ctx.path] : undefined;
    if (!document) return next();
    ctx.state.route = ctx.path;
    refuseWrites(ctx);
    const make = async () => {
      const text = await document.text();
      if (text === null) return null;
      const body = pageBody(text);
      compress(body).catch((error: unknown) =>
        ctx.state.log.error({ err: error }, "a document could not be compressed"),
      );
      return body;
    };
    const { answer: body, lasts } = await fallback(ctx, ctx.path, make, { tellsContent: true });
    if (body === null) return next();
    ctx.set("Cache-Control", shortLived(lasts));
    ctx.type = document.type;
    sendBody(ctx, body);
  };
}
