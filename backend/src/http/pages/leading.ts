import { paths } from "@etalase/contracts/site/paths";
import type { Context } from "koa";
import type { AskedCounter } from "../../application/redirects/asked-addresses.ts";
import type { Redirects } from "../../application/redirects/redirects.ts";
import { canonicalPath } from "../../domain/redirects/canonical-path.ts";
import type { DrawnPage } from "./page-drawing.ts";

export type LeadingNeeds = Readonly<{
  redirects: Pick<Redirects, "targetFor" | "leadFor">;
  askedCounter: Pick<AskedCounter, "count">;
  publicUrl: string;
}>;

/** The forms of these pages may be sent before their script has loaded. */
export const formPages = new Set<string>([paths.login, paths.register]);

/** Redirects to a page's canonical address, and back to a form that was sent before its script had loaded. */
export function redirectOf({ method, path }: Context) {
  if (method === "POST") return formPages.has(path) ? { status: 303, path } : undefined;
  const canonical = canonicalPath(path);
  return canonical === path ? undefined : { status: 308, path: canonical };
}

/** Redirects addresses without a page, and former addresses of pages; each request is counted. */
export function leading({ redirects, askedCounter, publicUrl }: LeadingNeeds) {
  const addressOf = (target: string, search: string) => {
    const address = target.startsWith("/") ? `${publicUrl}${target}` : target;
    return search && !/[?#]/.test(target) ? address + search : address;
  };
  return {
    async fromPage(ctx: Context, { status, location }: DrawnPage, forStaff: boolean): Promise<string | undefined> {
      if (status !== 404 && location === undefined) return undefined;
      const { path, search } = ctx;
      const target = location ?? (await redirects.targetFor(path));
      const hasMoved = location !== undefined;
      if (!forStaff) askedCounter.count({ path, target: target ?? null, hasMoved, referrer: ctx.get("Referer") });
      return target === undefined ? undefined : addressOf(target, hasMoved ? "" : search);
    },
    /** Redirects directly when the canonical form of the path has a redirect: old sites' addresses end with a slash. */
    async fromVariant(ctx: Context, path: string, forStaff: boolean): Promise<string | undefined> {
      // Without the database, the path alone leads to the cached page.
      const target = await redirects.leadFor(path).catch(() => undefined);
      if (target === undefined) return undefined;
      if (!forStaff) askedCounter.count({ path, target, hasMoved: false, referrer: ctx.get("Referer") });
      return addressOf(target, ctx.search);
    },
  };
}
