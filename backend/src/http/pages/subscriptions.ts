import type { SubscriptionPage } from "@etalase/contracts/newsletter";
import { createPublicApi, type Get, type RenderSubscriptionPage } from "@etalase/contracts/public-api";
import { confirmSubscriptionPath, servedPaths, unsubscribePath } from "@etalase/contracts/site/paths";
import type { Context, Middleware } from "koa";
import type { NewsletterService } from "../../application/newsletter/newsletter.ts";
import { addressOf } from "../address.ts";
import { allowOnly, createSend, secretAddress, unlessGone } from "./link-page.ts";
import type { SiteContextOf } from "./site-context.ts";

type Needs = Readonly<{
  newsletter: Pick<NewsletterService, "find" | "confirm" | "readerOf" | "unsubscribe">;
  site: SiteContextOf;
  get: Get;
  render: RenderSubscriptionPage;
}>;

/** One kind of link: its page, and the effect of its button. Both throw "notFound" for an invalid link. */
type Link = Readonly<{
  start: string;
  show(token: string): Promise<SubscriptionPage> | SubscriptionPage;
  use(token: string, ip: string): Promise<SubscriptionPage>;
}>;

const linksOf = ({ newsletter }: Needs): readonly Link[] => [
  {
    start: confirmSubscriptionPath(""),
    async show(token) {
      const { email, isConfirmed } = await newsletter.find(token);
      return isConfirmed ? { kind: "confirmed" } : { kind: "confirm", email };
    },
    async use(token) {
      await newsletter.confirm(token);
      return { kind: "confirmed" };
    },
  },
  {
    start: unsubscribePath(""),
    show: (token) => ({ kind: "unsubscribe", email: newsletter.readerOf(token) }),
    async use(token, ip) {
      await newsletter.unsubscribe(token, ip);
      return { kind: "unsubscribed" };
    },
  },
];

/**
 * The pages of links in mails to subscribers, each with a button, since mail scanners follow links. The sender of a
 * form holds the link, and sends nothing else that counts: mail services post any body (RFC 8058), and follow no
 * redirect.
 */
export function subscriptionPages(needs: Needs): Middleware {
  const { site, get, render } = needs;
  const links = linksOf(needs);

  const send = createSend<SubscriptionPage>({
    site,
    draw: (page, context) => render(page, createPublicApi(get), context),
    headers: secretAddress,
  });

  async function answer(ctx: Context, link: Link, token: string) {
    if (ctx.method === "POST") return send(ctx, 200, await link.use(token, addressOf(ctx)));
    allowOnly(ctx, "GET", "HEAD", "POST");
    return send(ctx, 200, await link.show(token));
  }

  return async (ctx, next) => {
    if (!ctx.path.startsWith(`${servedPaths.subscription}/`)) return next();
    const link = links.find(({ start }) => ctx.path.startsWith(start));
    if (!link) return next();
    ctx.state.route = `${link.start}:token`;
    await unlessGone(
      () => answer(ctx, link, ctx.path.slice(link.start.length)),
      () => send(ctx, 404, { kind: "goneLink" }),
    );
  };
}
