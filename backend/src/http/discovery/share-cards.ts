import { pathsWhere } from "@etalase/contracts/site/pages";
import { articlePath, ownPagePath, projectPath, shareCardPath, tagPath } from "@etalase/contracts/site/paths";
import type { Middleware } from "koa";
import type { ShareCards } from "../../application/cards/share-cards.ts";
import { etagOf } from "../headers.ts";
import type { Fallback } from "../pages/fallback.ts";
import { refuseWrites } from "../request-rules.ts";
import { shortLived } from "./documents.ts";

const pages = pathsWhere(({ hasCard }) => hasCard);

const cards = [
  { subject: "article", pathOf: (slug: string) => shareCardPath(articlePath(slug)) },
  { subject: "project", pathOf: (slug: string) => shareCardPath(projectPath(slug)) },
  { subject: "ownPage", pathOf: (slug: string) => shareCardPath(ownPagePath(slug)) },
  { subject: "tag", pathOf: (slug: string) => shareCardPath(tagPath(slug)) },
] as const;

function askedFor(path: string) {
  const page = pages.find((one) => path === shareCardPath(one));
  if (page) return { subject: "page", pathOf: shareCardPath, slug: page } as const;
  for (const { subject, pathOf } of cards) {
    const [, slug] = new RegExp(`^${pathOf("([^/]+)")}$`).exec(path) ?? [];
    if (slug && path === pathOf(slug)) return { subject, pathOf, slug };
  }
  return null;
}

type Needs = Readonly<{ shareCards: ShareCards; publicUrl: string; fallback: Fallback }>;

/** Answers with the drawn card of a page. */
export const serveShareCards =
  ({ shareCards, publicUrl, fallback }: Needs): Middleware =>
  async (ctx, next) => {
    const request = askedFor(ctx.path);
    if (!request) return next();
    refuseWrites(ctx);
    const { subject, pathOf, slug } = request;
    const { answer: card, lasts } = await fallback(ctx, ctx.path, () => shareCards.find(subject, slug));
    if (card.slug !== slug) {
      ctx.status = 301;
      ctx.set("Location", publicUrl + pathOf(card.slug));
      return;
    }
    const picture = Buffer.from(await card.picture());
    ctx.set("Cache-Control", shortLived(lasts));
    ctx.set("Content-Security-Policy", "default-src 'none'; sandbox");
    ctx.type = "image/jpeg";
    ctx.body = picture;
    ctx.etag = etagOf(picture);
  };
