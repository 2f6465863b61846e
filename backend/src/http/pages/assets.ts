import { send } from "@koa/send";
import type { Context, Middleware } from "koa";
import { DomainError } from "../../domain/errors.ts";
import { immutable } from "../headers.ts";

/** `folder` holds the files that are served below `prefix`, and nothing else. */
type Root = Readonly<{ prefix: string; folder: string }>;

async function sendFile(ctx: Context, path: string, root: string) {
  try {
    return await send(ctx, path, {
      root,
      brotli: true,
      gzip: true,
      setHeaders: (res) => res.setHeader("Cache-Control", immutable),
    });
  } catch (error) {
    // For a client, files that are not served (hidden, outside, malformed) do not exist.
    const { status = 500 }: { status?: number } = Object(error);
    if (status < 500) throw new DomainError("notFound", { cause: error });
    throw error;
  }
}

/** Serves the built apps' hashed files, which the build compresses and browsers cache for ever. */
export const assets =
  (roots: readonly Root[]): Middleware =>
  async (ctx, next) => {
    const root = roots.find(({ prefix }) => ctx.path.startsWith(prefix));
    if (!root || !["GET", "HEAD"].includes(ctx.method)) return next();
    if (!(await sendFile(ctx, ctx.path.slice(root.prefix.length - 1), root.folder))) throw new DomainError("notFound");
  };
