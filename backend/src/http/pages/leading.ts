import { ownPath, paths } from "@etalase/contracts/site/paths";
import type { Context } from "koa";
import type { Lead } from "../../application/redirects/answered-redirects.ts";
import type { Redirects } from "../../application/redirects/redirects.ts";
import type { AskedCounter } from "../../application/redirects/unknown-addresses.ts";
import { leadOfOtherSystem } from "../../domain/redirects/redirects.ts";
import { canonicalPath } from "../../domain/redirects/sources.ts";
import type { DrawnPage } from "./page-drawing.ts";

export type LeadingNeeds = Readonly<{
  redirects: Pick<Redirects, "targetFor" | "leadFor" | "inPlainForm">;
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
  function follow(ctx: Context, { source, target, query }: Lead, forStaff: boolean): string {
    if (!forStaff) askedCounter.count({ path: source, target, hasMoved: false, referrer: ctx.get("Referer") });
    return addressOf(target, query);
  }

  /** Redirects when the address has a redirect and no page: addresses of old sites end with a slash. */
  async function fromVariant(ctx: Context, path: string, forStaff: boolean): Promise<string | undefined> {
    // Without the database, the path alone leads to the cached page.
    const lead = await redirects.leadFor(path, ctx.search).catch(() => undefined);
    return lead && follow(ctx, lead, forStaff);
  }

  return {
    fromVariant,
    /** Redirects a query of an earlier site, whichever page is at the path; a page without a query needs no look. */
    fromQuery: async (ctx: Context, forStaff: boolean): Promise<string | undefined> =>
      ctx.search ? fromVariant(ctx, ctx.path, forStaff) : undefined,
    async fromPage(ctx: Context, { status, location }: DrawnPage, forStaff: boolean): Promise<string | undefined> {
      if (status !== 404 && location === undefined) return undefined;
      const { path, search } = ctx;
      const lead = location === undefined ? await redirects.targetFor(path, search) : undefined;
      if (lead) return follow(ctx, lead, forStaff);
      if (location === undefined) {
        const other = leadOfOtherSystem(path + search);
        if (other !== undefined) return addressOf(other, "");
        const plain = await redirects.inPlainForm(path);
        if (plain !== undefined) return addressOf(plain, search);
      }
      // A page is found under either language's address as long as it is there, so that no redirect is needed.
      const hasMoved = location !== undefined && ownPath(location) !== ownPath(path);
      if (!forStaff) askedCounter.count({ path, target: location ?? null, hasMoved, referrer: ctx.get("Referer") });
      return location && addressOf(location, "");
    },
  };
}
