import { type BrandColours, brandPicturePath, coloursOfKey } from "@etalase/contracts/site/brand-colours";
import { servedPaths } from "@etalase/contracts/site/paths";
import type { Middleware } from "koa";
import type { BrandPicture, BrandPictures } from "../../application/cards/share-cards.ts";
import type { SettingsService } from "../../application/settings.ts";
import { DomainError } from "../../domain/errors.ts";

type Needs = Readonly<{ settings: Pick<SettingsService, "get">; pictures: BrandPictures }>;

/** A release may change an icon, which keeps its address. */
const maxAge = 86_400;

/** Previews show drawings in colours that are not saved yet. Icons, which take longer to draw, are the saved ones' alone. */
const isFree = (file: string) => file.endsWith(".svg");

const asked = new RegExp(`^${servedPaths.customCode}/colours/([\\w-]+)/([\\w.-]+)$`);
const mostKept = 30;

/** Serves the site's drawings and icons in the owner's colours. */
export const brandPictures = ({ settings, pictures }: Needs): Middleware => {
  const kept = new Map<string, Promise<BrandPicture | null>>();

  /** Keeps only pictures that could be drawn, since a failure may pass. */
  function draw(path: string, file: string, colours: BrandColours) {
    const picture = pictures(file, colours);
    if (kept.size >= mostKept) kept.clear();
    kept.set(path, picture);
    const forget = () => void kept.delete(path);
    picture.then((found) => found ?? forget(), forget);
    return picture;
  }

  return async (ctx, next) => {
    const [, key = "", file = ""] = asked.exec(ctx.path) ?? [];
    if (!file || !["GET", "HEAD"].includes(ctx.method)) return next();
    const colours = coloursOfKey(key);
    // A kept icon is served without the database, which may be away.
    const isServed =
      kept.has(ctx.path) || isFree(file) || ctx.path === brandPicturePath((await settings.get()).brand, file);
    const picture = colours && isServed ? await (kept.get(ctx.path) ?? draw(ctx.path, file, colours)) : null;
    if (!picture) throw new DomainError("notFound");
    ctx.set("Cache-Control", `public, max-age=${maxAge}`);
    ctx.set("Content-Security-Policy", "default-src 'none'; sandbox");
    ctx.type = picture.type;
    ctx.body = Buffer.from(picture.body);
  };
};
