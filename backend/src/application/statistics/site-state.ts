import { trashQuery } from "@etalase/contracts/history.schema";
import { mailsQuery } from "@etalase/contracts/mail.schema";
import { newsQuery } from "@etalase/contracts/news.schema";
import { portfolioQuery } from "@etalase/contracts/portfolio.schema";
import { redirectsQuery } from "@etalase/contracts/redirects.schema";
import type { LandingKind } from "@etalase/contracts/site-state.schema";
import { testimonialsQuery } from "@etalase/contracts/testimonials.schema";
import { isSuperadmin, type User } from "../../domain/user.ts";
import type { Webhook } from "../../domain/webhooks.ts";
import type { Trash } from "../history/trash.ts";
import type { MailsService } from "../mail/mails.ts";
import type { NewsService } from "../news.ts";
import type { PortfolioService } from "../portfolio.ts";
import type { Redirects } from "../redirects/redirects.ts";
import type { SectionsService } from "../sections.ts";
import type { TestimonialsService } from "../testimonials.ts";
import type { WebhooksService } from "../webhooks/webhooks.ts";

type Active = Readonly<{ active(): Promise<readonly unknown[]> }>;
type Listed = "news" | "portfolio" | "testimonials";

type Needs = Readonly<Record<Exclude<LandingKind, Listed>, Active>> &
  Readonly<{
    news: Pick<NewsService, "list">;
    portfolio: Pick<PortfolioService, "list">;
    testimonials: Pick<TestimonialsService, "list">;
    sections: Pick<SectionsService, "get">;
    trash: Pick<Trash, "list">;
    redirects: Pick<Redirects, "list" | "countUnknown">;
    mails: Pick<MailsService, "list" | "isSetUp">;
    webhooks: Pick<WebhooksService, "list">;
    backups: Readonly<{
      keep: number;
      list(): Promise<readonly Readonly<{ madeAt: Date; rehearsedAt: Date | null }>[]>;
    }>;
  }>;

const one = { limit: "1" };

/** Counts the records of each kind that visitors can see. */
async function visibleOf(needs: Needs): Promise<Record<LandingKind, number>> {
  const { news, portfolio, testimonials } = needs;
  const active = async (kind: Exclude<LandingKind, Listed>) => (await needs[kind].active()).length;
  return {
    showcases: await active("showcases"),
    services: await active("services"),
    packages: await active("packages"),
    news: (await news.list(newsQuery.parse(one), "public")).total,
    portfolio: (await portfolio.list(portfolioQuery.parse(one), "public")).total,
    testimonials: (await testimonials.list(testimonialsQuery.parse(one), "public")).total,
    partners: await active("partners"),
    faqs: await active("faqs"),
  };
}

async function backupsOf({ backups }: Needs) {
  const [newest] = await backups.list();
  return { nightly: backups.keep > 0, madeAt: newest?.madeAt ?? null, rehearsedAt: newest?.rehearsedAt ?? null };
}

async function webhooksOf({ webhooks }: Needs) {
  const all = await webhooks.list();
  const ofAll = (is: (one: Webhook) => boolean) => all.filter(is).length;
  return { on: ofAll(({ isActive }) => isActive), gaveUp: ofAll(({ gaveUpAt }) => gaveUpAt !== null) };
}

/** Tells the state of the site's parts, as far as this person may see it. */
export const createSiteState = (needs: Needs) => {
  const { sections, trash, redirects, mails } = needs;
  return async (user: User) => {
    const mayAll = isSuperadmin(user);
    return {
      sections: (await sections.get()).sections,
      visible: await visibleOf(needs),
      trash: (await trash.list(trashQuery.parse(one))).total,
      redirects: (await redirects.list(redirectsQuery.parse(one))).total,
      notFound: await redirects.countUnknown(),
      mail: mayAll ? { isSetUp: mails.isSetUp, unsent: (await mails.list(mailsQuery.parse(one))).total } : null,
      webhooks: mayAll ? await webhooksOf(needs) : null,
      backups: mayAll ? await backupsOf(needs) : null,
    };
  };
};

export type ReadSiteState = ReturnType<typeof createSiteState>;
