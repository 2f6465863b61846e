import { paths } from "@etalase/contracts/site/paths";
import type { Context } from "koa";
import type { AskedCounter } from "../../application/redirects/asked-addresses.ts";
import type { Redirects } from "../../application/redirects/redirects.ts";
import { canonicalPath } from "../../domain/redirects/canonical-path.ts";
import type { DrawnPage } from "./page-drawing.ts";

export type Leading = Readonly<{
  publicUrl: string;
  redirects: Pick<Redirects, "targetFor">;
  askedCounter: Pick<AskedCounter, "count">;
}>;

/** Their forms may be sent before their script has come. */
export const formPages = new Set<string>([paths.login, paths.register]);

/** Leads to a page's one address, and back to a form that was sent before its script had come. */
export function redirectOf({ method, path }: Context) {
  if (method === "POST") return formPages.has(path) ? { status: 303, path } : undefined;
  const canonical = canonicalPath(path);
  return canonical === path ? undefined : { status: 308, path: canonical };
}

/** Where an address leads that is no page's, or a page's former one; each is counted. */
export const leading =
  ({ redirects, askedCounter, publicUrl }: Leading) =>
  async (
    ctx: Context,
    { status, location }: Pick<DrawnPage, "status" | "location">,
    forStaff: boolean,
  ): Promise<string | undefined> => {
    if (status !== 404 && location === undefined) return undefined;
    const { path, search } = ctx;
    const target = location ?? (await redirects.targetFor(path));
    const hasMoved = location !== undefined;
    if (!forStaff) askedCounter.count({ path, target: target ?? null, hasMoved, referrer: ctx.get("Referer") });
    if (target === undefined) return undefined;
    const address = target.startsWith("/") ? `${publicUrl}${target}` : target;
    return !hasMoved && search && !/[?#]/.test(target) ? address + search : address;
  };
