import { letterPreviewPath } from "@etalase/contracts/site/paths";
import type { Middleware } from "koa";
import type { DigestsService } from "../../application/newsletter/digests.ts";
import { refuseWrites } from "../methods.ts";
import { forNobodyElse } from "./preview-pages.ts";

const start = letterPreviewPath("");

/** The mail has inline styles, as mail programs need them; nothing else is allowed, and nothing runs. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups; frame-ancestors 'self'";

/** Shows a mail as its readers will see it. Only the dashboard may frame it. */
export const letterPreview =
  (digests: Pick<DigestsService, "preview">): Middleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith(start)) return next();
    refuseWrites(ctx);
    ctx.state.route = `${start}:token`;
    forNobodyElse(ctx);
    ctx.body = await digests.preview(ctx.path.slice(start.length));
    ctx.set("Content-Security-Policy", policy);
    ctx.set("X-Frame-Options", "SAMEORIGIN");
    ctx.type = "html";
  };
