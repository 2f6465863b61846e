import { editedPagePath, editQuery } from "@etalase/contracts/desk/edit-paths";
import { paths } from "@etalase/contracts/site/paths";
import type { Middleware } from "koa";
import type { Sessions } from "../api/session.ts";
import { compressNow, sendBody } from "../cache/page-body.ts";
import { revalidated } from "../headers.ts";
import { refuseWrites } from "../request-rules.ts";
import { createCachedPages, headersOf, type PageNeeds } from "./cached-pages.ts";
import { formPages, type LeadingNeeds, leading, redirectOf } from "./leading.ts";

/** Answers every other path with a page of the public site, which may be its 404. */
export function pages(needs: PageNeeds & LeadingNeeds & Readonly<{ sessions: Sessions }>): Middleware {
  const { publicUrl, sessions } = needs;
  const pageOf = createCachedPages(needs);
  const leads = leading(needs);
  return async (ctx) => {
    const elsewhere = redirectOf(ctx);
    const forStaff = sessions.isStaffBrowser(ctx);
    if (elsewhere) {
      const lead = elsewhere.status === 308 ? await leads.fromVariant(ctx, elsewhere.path, forStaff) : undefined;
      ctx.status = lead ? 301 : elsewhere.status;
      ctx.set("Location", lead ?? `${publicUrl}${elsewhere.path}${ctx.search}`);
      if (lead) ctx.set("Cache-Control", revalidated);
      return;
    }
    refuseWrites(ctx);
    if (forStaff && ctx.search === editQuery) {
      const { form = editedPagePath(`${paths.dashboard}/texts`, ctx.path) } = await pageOf(ctx, forStaff);
      ctx.set("Cache-Control", "no-store");
      return ctx.redirect(publicUrl + form);
    }
    const former = await leads.fromQuery(ctx, forStaff);
    if (former) {
      ctx.status = 301;
      ctx.set({ Location: former, "Cache-Control": revalidated });
      return;
    }
    if (formPages.has(ctx.path)) ctx.vary("Accept-Language");
    const page = await pageOf(ctx, forStaff);
    const { status, body } = page;
    const address = await leads.fromPage(ctx, page, forStaff);
    ctx.status = status === 404 && address ? 301 : status;
    if (status === 503) ctx.set("Retry-After", "5");
    if (address) ctx.set("Location", address);
    ctx.set(headersOf(page, forStaff));
    // Browsers may cache a redirect for ever, and staff can change it.
    if (address) ctx.set("Cache-Control", revalidated);
    if (forStaff) await compressNow(ctx, body);
    sendBody(ctx, body);
  };
}
