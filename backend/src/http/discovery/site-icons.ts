import { extname } from "node:path";
import { brandPicturePath } from "@etalase/contracts/site/brand-colours";
import { paletteOf } from "@etalase/contracts/site/palette";
import { isTouchIcon, paths, servedPaths } from "@etalase/contracts/site/paths";
import type { Middleware } from "koa";
import type { SettingsService } from "../../application/settings.ts";
import type { Picture } from "../../domain/picture.ts";
import { mediaUrl } from "../api/views/picture-view.ts";
import { refuseWrites } from "../methods.ts";
import type { Fallback } from "../pages/fallback.ts";
import { type Document, shortLived } from "./documents.ts";

/** The public site's icons, rendered by scripts/draw.ts. */
const drawnIcons = [
  { src: "/assets/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/assets/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/assets/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
] as const;

const types: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".png": "image/png",
};

const ownIcon = (favicon: Picture) => ({
  src: mediaUrl(favicon, ""),
  sizes: favicon.file.endsWith(".svg") ? "any" : `${favicon.width}x${favicon.height}`,
  type: types[extname(favicon.file)],
});

type Settings = Pick<SettingsService, "get">;

/** The web app manifest, which describes the site on a phone's home screen. */
export const manifest = (settings: Settings): Document => ({
  type: "application/manifest+json; charset=utf-8",
  async text() {
    const { siteName, siteDescription, favicon, brand: colours } = await settings.get();
    const { brand, canvas } = paletteOf(colours);
    return JSON.stringify({
      name: siteName,
      short_name: siteName,
      description: siteDescription,
      lang: "id",
      dir: "ltr",
      id: paths.home,
      start_url: paths.home,
      scope: paths.home,
      display: "minimal-ui",
      theme_color: brand,
      background_color: canvas,
      icons: favicon
        ? [ownIcon(favicon)]
        : drawnIcons.map((icon) => ({ ...icon, src: brandPicturePath(colours, icon.src) })),
    });
  },
});

/** Redirects browsers that request /favicon.ico on their own to the site's icon. */
export const faviconFallback =
  ({
    settings,
    publicUrl,
    fallback,
  }: Readonly<{ settings: Settings; publicUrl: string; fallback: Fallback }>): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== servedPaths.favicon) return next();
    refuseWrites(ctx);
    const { answer, lasts } = await fallback(ctx, ctx.path, settings.get);
    const { favicon, brand } = answer;
    ctx.status = 302;
    ctx.set("Cache-Control", shortLived(lasts));
    ctx.set("Location", publicUrl + (favicon ? mediaUrl(favicon, "") : brandPicturePath(brand, drawnIcons[0].src)));
  };

/** Redirects phones, which request an icon for the home screen on their own, to the one that pages name. */
export const touchIconFallback =
  ({
    settings,
    publicUrl,
    fallback,
  }: Readonly<{ settings: Settings; publicUrl: string; fallback: Fallback }>): Middleware =>
  async (ctx, next) => {
    if (!isTouchIcon(ctx.path)) return next();
    refuseWrites(ctx);
    const { answer, lasts } = await fallback(ctx, servedPaths.favicon, settings.get);
    ctx.status = 302;
    ctx.set({
      Location: publicUrl + brandPicturePath(answer.brand, "/assets/apple-touch-icon.png"),
      "Cache-Control": shortLived(lasts),
    });
  };
