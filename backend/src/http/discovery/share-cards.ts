import { articlePath, projectPath, shareCardPath } from "@etalase/contracts/site/paths";
import type { Middleware } from "koa";
import type { ShareCards } from "../../application/share-cards.ts";
import { etagOf } from "../headers.ts";
import { refuseWrites, shortLived } from "./documents.ts";

const cards = [
  { kind: "article", pathOf: (slug: string) => shareCardPath(articlePath(slug)) },
  { kind: "project", pathOf: (slug: string) => shareCardPath(projectPath(slug)) },
] as const;

function askedFor(path: string) {
  for (const { kind, pathOf } of cards) {
    const [, slug] = new RegExp(`^${pathOf("([^/]+)")}$`).exec(path) ?? [];
    if (slug && path === pathOf(slug)) return { kind, pathOf, slug };
  }
  return null;
}

/** Answers the card of an article's or a project's page as it is drawn. */
export const serveShareCards =
  ({ shareCards, publicUrl }: Readonly<{ shareCards: ShareCards; publicUrl: string }>): Middleware =>
  async (ctx, next) => {
    const asked = askedFor(ctx.path);
    if (!asked) return next();
    refuseWrites(ctx);
    const { kind, pathOf, slug } = asked;
    const card = await shareCards.find(kind, slug);
    if (card.slug !== slug) {
      ctx.status = 301;
      ctx.set("Location", publicUrl + pathOf(card.slug));
      return;
    }
    const picture = Buffer.from(await card.picture());
    ctx.set("Cache-Control", shortLived);
    ctx.set("Content-Security-Policy", "default-src 'none'; sandbox");
    ctx.type = "image/jpeg";
    ctx.body = picture;
    ctx.etag = etagOf(picture);
  };
