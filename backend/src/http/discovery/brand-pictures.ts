import { brandPicturePath } from "@etalase/contracts/site/brand-colours";
import { servedPaths } from "@etalase/contracts/site/paths";
import type { Middleware } from "koa";
import type { BrandPicture, BrandPictures } from "../../application/brand-pictures.ts";
import type { SettingsService } from "../../application/settings.ts";
import { DomainError } from "../../domain/errors.ts";

type Needs = Readonly<{ settings: Pick<SettingsService, "get">; pictures: BrandPictures }>;

/** A release may change an icon, which keeps its address. */
const maxAge = 86_400;

/** Serves the site's drawings and icons in the owner's colours, only under the address of the present ones. */
export const brandPictures = ({ settings, pictures }: Needs): Middleware => {
  let known: Readonly<{ path: string; picture: Promise<BrandPicture | null> }>[] = [];

  return async (ctx, next) => {
    const [, file = ""] = new RegExp(`^${servedPaths.customCode}/colours/[\\w-]+/([\\w.-]+)$`).exec(ctx.path) ?? [];
    if (!file || !["GET", "HEAD"].includes(ctx.method)) return next();
    const { brand } = await settings.get();
    if (ctx.path !== brandPicturePath(brand, file)) throw new DomainError("notFound");
    const picture = known.find(({ path }) => path === ctx.path)?.picture ?? pictures(file, brand);
    known = [{ path: ctx.path, picture }, ...known.filter(({ path }) => path !== ctx.path)].slice(0, 30);
    const drawn = await picture;
    if (!drawn) throw new DomainError("notFound");
    ctx.set("Cache-Control", `public, max-age=${maxAge}`);
    ctx.set("Content-Security-Policy", "default-src 'none'; sandbox");
    ctx.type = drawn.type;
    ctx.body = Buffer.from(drawn.body);
  };
};
