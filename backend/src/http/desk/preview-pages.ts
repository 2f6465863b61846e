import { editedPagePath, pageParam } from "@etalase/contracts/desk/edit-paths";
import { letterPreviewPath, previewPath, servedPaths } from "@etalase/contracts/site/paths";
import type { Context, Middleware } from "koa";
import type { Previews } from "../../application/desk/previews.ts";
import type { DigestsService } from "../../application/newsletter/digests.ts";
import type { Preview } from "../../domain/desk.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Overload } from "../overload.ts";
import { refuseWrites } from "../request-rules.ts";
import type { DeskDrawing } from "./drawing.ts";
import { editedPanel, noPanel } from "./panel.ts";
import { isChosenPicture } from "./typed.ts";

/** Content that is not public must not be stored by search engines, nor by any cache. */
export function forNobodyElse(ctx: Context): void {
  ctx.set("X-Robots-Tag", "noindex, nofollow");
  ctx.set("Cache-Control", "no-store");
}

const pathPattern = new RegExp(`^${servedPaths.previews}/([\\w-]{43})(?:/(\\w{1,40})(?:-(\\d{1,2}))?)?$`);
const dataUrl = /^data:(image\/\w+);base64,(.*)$/s;

/** The address of a picture that comes with a preview. */
export const chosenPath = (field: string, place: number | null) => `/${field}${place === null ? "" : `-${place}`}`;

function sendPicture(ctx: Context, { values }: Preview, field: string, place: string | undefined) {
  const value = values[field];
  const chosen = place !== undefined && Array.isArray(value) ? value[Number(place)] : value;
  const text = typeof chosen === "string" && isChosenPicture(chosen) ? chosen : "";
  const [, type, base64] = dataUrl.exec(text) ?? [];
  if (!type || base64 === undefined) throw new DomainError("notFound");
  ctx.set("Content-Security-Policy", "default-src 'none'; sandbox");
  ctx.type = type;
  ctx.body = Buffer.from(base64, "base64");
}

/** Returns the address of the page whose texts are edited on it, if the preview is one of texts and names it. */
function editedPage({ query }: Context, { place }: Preview): string | undefined {
  const { [pageParam]: page } = query;
  return place.resource === "texts" && typeof page === "string" && page.startsWith("/") ? page : undefined;
}

type Needs = Readonly<{
  previews: Previews;
  drawing: DeskDrawing;
  publicUrl: string;
  whileDrawing: Overload["whileDrawing"];
}>;

/** Shows typed values as the page that they would become. Only the dashboard may frame it. */
export const previewPages = ({ previews, drawing, publicUrl, whileDrawing }: Needs): Middleware => {
  const draw = (preview: Preview, at: string | undefined) => async () => {
    const { key, place, values, by } = preview;
    const { resource } = place;
    const chosen = (field: string, index: number | null) =>
      `${publicUrl}${servedPaths.previews}/${key}${chosenPath(field, index)}`;
    const shown = await drawing.shown(place, values, by, chosen);
    return drawing.draw({ resource, shown, at, alone: at === undefined ? noPanel : editedPanel });
  };

  return async (ctx, next) => {
    if (!ctx.path.startsWith(`${servedPaths.previews}/`)) return next();
    refuseWrites(ctx);
    const [, key, field, place] = pathPattern.exec(ctx.path) ?? [];
    if (!key) throw new DomainError("notFound");
    const preview = await previews.get(key);
    forNobodyElse(ctx);
    if (field) return sendPicture(ctx, preview, field, place);
    const { html, policy, location } = await whileDrawing(ctx, draw(preview, editedPage(ctx, preview)));
    if (location !== undefined) return ctx.redirect(publicUrl + editedPagePath(previewPath(key), location));
    ctx.set("Content-Security-Policy", `${policy}; frame-ancestors 'self'`);
    ctx.set("X-Frame-Options", "SAMEORIGIN");
    ctx.type = "html";
    ctx.body = html;
  };
};

const lettersAt = letterPreviewPath("");

/** The mail has inline styles, as mail programs need them; nothing else is allowed, and nothing runs. */
const letterPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups; frame-ancestors 'self'";

/** Shows a mail as its readers will see it. Only the dashboard may frame it. */
export const letterPreview =
  (digests: Pick<DigestsService, "preview">): Middleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith(lettersAt)) return next();
    refuseWrites(ctx);
    ctx.state.route = `${lettersAt}:token`;
    forNobodyElse(ctx);
    ctx.body = await digests.preview(ctx.path.slice(lettersAt.length));
    ctx.set("Content-Security-Policy", letterPolicy);
    ctx.set("X-Frame-Options", "SAMEORIGIN");
    ctx.type = "html";
  };
