import { extname } from "node:path";
import { type BrandColours, brandPicturePath, coloursOfKey } from "@etalase/contracts/site/brand-colours";
import { paletteOf } from "@etalase/contracts/site/palette";
import { isTouchIcon, newLeadPath, paths, servedPaths } from "@etalase/contracts/site/paths";
import type { Middleware } from "koa";
import type { BrandPicture, BrandPictures } from "../../application/cards/share-cards.ts";
import type { SettingsService } from "../../application/settings.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Picture } from "../../domain/picture.ts";
import { mediaUrl } from "../api/views/picture-view.ts";
import type { Fallback } from "../pages/fallback.ts";
import { refuseWrites } from "../request-rules.ts";
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

const isFitForPhones = ({ file, width, height }: Picture) => file.endsWith(".svg") || Math.min(width, height) >= 192;

type App = Readonly<{ id: string; display: string; share_target?: object; isIcon?: (favicon: Picture) => boolean }>;

/** Describes an app of the site for a phone's home screen. */
const manifestOf = (settings: Settings, { isIcon = () => true, ...app }: App): Document => ({
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
      start_url: app.id,
      scope: app.id,
      ...app,
      theme_color: brand,
      background_color: canvas,
      icons:
        favicon && isIcon(favicon)
          ? [ownIcon(favicon)]
          : drawnIcons.map((icon) => ({ ...icon, src: brandPicturePath(colours, icon.src) })),
    });
  },
});

/** The web app manifest of the public pages. */
export const manifest = (settings: Settings): Document =>
  manifestOf(settings, { id: paths.home, display: "minimal-ui" });

/** The dashboard's own one, which browsers install only with a large icon. Other apps share chats with it. */
export const dashboardManifest = (settings: Settings): Document =>
  manifestOf(settings, {
    isIcon: isFitForPhones,
    id: paths.dashboard,
    display: "standalone",
    share_target: { action: newLeadPath, method: "GET", params: { title: "title", text: "text", url: "url" } },
  });

type Redirecting = Readonly<{ settings: Settings; publicUrl: string; fallback: Fallback }>;

/**
 * Redirects browsers, which request /favicon.ico on their own, to the site's icon, and phones, which request one for the
 * home screen, to the one that pages name.
 */
export const iconFallback =
  ({ settings, publicUrl, fallback }: Redirecting): Middleware =>
  async (ctx, next) => {
    const isTouch = isTouchIcon(ctx.path);
    if (!isTouch && ctx.path !== servedPaths.favicon) return next();
    refuseWrites(ctx);
    const { answer, lasts } = await fallback(ctx, servedPaths.favicon, settings.get);
    const { favicon, brand } = answer;
    const drawn = brandPicturePath(brand, isTouch ? "/assets/apple-touch-icon.png" : drawnIcons[0].src);
    ctx.status = 302;
    ctx.set({
      Location: publicUrl + (favicon && !isTouch ? mediaUrl(favicon, "") : drawn),
      "Cache-Control": shortLived(lasts),
    });
  };

type Needs = Readonly<{ settings: Pick<SettingsService, "get">; pictures: BrandPictures }>;

/** A release may change an icon, which keeps its address. */
const maxAge = 86_400;

/** Previews show drawings in colours that are not saved yet. Icons, which take longer to draw, are the saved ones' alone. */
const isFree = (file: string) => file.endsWith(".svg");

const colourPath = new RegExp(`^${servedPaths.customCode}/colours/([\\w-]+)/([\\w.-]+)$`);
const mostKept = 30;

/** Serves the site's drawings and icons in the owner's colours. */
export const brandPictures = ({ settings, pictures }: Needs): Middleware => {
  const cache = new Map<string, Promise<BrandPicture | null>>();

  /** Keeps only pictures that could be drawn, since a failure may pass. */
  function draw(path: string, file: string, colours: BrandColours) {
    const picture = pictures(file, colours);
    if (cache.size >= mostKept) cache.clear();
    cache.set(path, picture);
    const forget = () => void cache.delete(path);
    picture.then((drawing) => drawing ?? forget(), forget);
    return picture;
  }

  return async (ctx, next) => {
    const [, key = "", file = ""] = colourPath.exec(ctx.path) ?? [];
    if (!file || !["GET", "HEAD"].includes(ctx.method)) return next();
    const colours = coloursOfKey(key);
    // A kept icon is served without the database, which may be away.
    const isServed =
      cache.has(ctx.path) || isFree(file) || ctx.path === brandPicturePath((await settings.get()).brand, file);
    const picture = colours && isServed ? await (cache.get(ctx.path) ?? draw(ctx.path, file, colours)) : null;
    if (!picture) throw new DomainError("notFound");
    ctx.set("Cache-Control", `public, max-age=${maxAge}`);
    ctx.set("Content-Security-Policy", "default-src 'none'; sandbox");
    ctx.type = picture.type;
    ctx.body = Buffer.from(picture.body);
  };
};
