import type { Middleware } from "koa";
import type { ShareCards } from "../../application/share-cards.ts";
import { etagOf } from "../headers.ts";
import { refuseWrites, shortLived } from "./documents.ts";

const kinds = { berita: "article", portfolio: "project" } as const;

function askedFor(path: string) {
  const [, section, slug] = /^\/share\/(berita|portfolio)\/([^/]+)\.jpg$/.exec(path) ?? [];
  // What the pattern lets through is one of the two.
  return section && slug ? { section: section as keyof typeof kinds, slug } : null;
}

/** Answers /share/berita/{slug}.jpg and /share/portfolio/{slug}.jpg with the drawn card. */
export const serveShareCards =
  ({ shareCards, publicUrl }: Readonly<{ shareCards: ShareCards; publicUrl: string }>): Middleware =>
  async (ctx, next) => {
    const asked = askedFor(ctx.path);
    if (!asked) return next();
    refuseWrites(ctx);
    const { section, slug } = asked;
    const card = await shareCards.find(kinds[section], slug);
    if (card.slug !== slug) {
      ctx.status = 301;
      ctx.set("Location", `${publicUrl}/share/${section}/${card.slug}.jpg`);
      return;
    }
    const picture = Buffer.from(await card.picture());
    ctx.set("Cache-Control", shortLived);
    ctx.set("Content-Security-Policy", "default-src 'none'; sandbox");
    ctx.type = "image/jpeg";
    ctx.body = picture;
    ctx.etag = etagOf(picture);
  };
