import { userQuery } from "@etalase/contracts/accounts/users.schema";
import { newsQuery } from "@etalase/contracts/news.schema";
import { subscribersQuery } from "@etalase/contracts/newsletter.schema";
import { partnerSchemas } from "@etalase/contracts/plain/partners.schema";
import { portfolioQuery } from "@etalase/contracts/portfolio.schema";
import { expect, test } from "vitest";
import { onEachDatabase } from "../../test/on-each-database.ts";
import { newId, newsRecord, partnerRecord, portfolioRecord, unconfirmed, userRecord } from "../../test/records.ts";
import { published } from "../../test/shown.ts";
import { createNewsRepository } from "./news.ts";
import { createSubscriberRepository } from "./newsletter.ts";
import { createPlainRepositories } from "./plain.ts";
import { createPortfolioRepository } from "./portfolio.ts";
import { createUserRepository } from "./users.ts";

const tables = ["news", "news_slugs", "news_tags", "portfolio", "portfolio_slugs", "partners", "users", "subscribers"];

onEachDatabase("a searched text", tables, ({ database }) => {
  const repositories = () => {
    const { em } = database();
    return {
      news: createNewsRepository(em),
      portfolio: createPortfolioRepository(em),
      partners: createPlainRepositories(em).partners,
      users: createUserRepository(em),
      subscribers: createSubscriberRepository(em),
    };
  };

  // A placeholder, quotes in either escaping, a comment, and LIKE's wildcards.
  test.each(["?", "??", "\\?", "a?b?", "'", "''", "\\'", "\\", '"', "--", "%", "_", ":a", "$1", "{0}"])(
    "is searched for as it is: %s",
    async (sign) => {
      const { news, portfolio, partners, users, subscribers } = repositories();
      const [title, name] = [`Mengapa ${sign} itu`, `Toko ${sign} Daring`];
      for (const one of [title, "Lain"]) {
        await news.insert(newsRecord({ title: one }));
        await portfolio.insert(portfolioRecord({ title: one }));
      }
      for (const one of [name, "Lain"]) {
        await partners.insert(partnerRecord({ name: one }));
        await users.insert(userRecord({ name: one }));
      }
      const consent = { consentVersion: "1", consentAt: new Date(0) };
      for (const email of [`a${sign}b@example.com`, "c@example.com"])
        await subscribers.add({ id: newId(), email, ...consent, ...unconfirmed });

      const search = { search: ` ${sign} ` };
      const inNews = { ...newsQuery.parse(search), page: 1, limit: 10, shown: published };
      const totals = [
        await news.list(inNews),
        await portfolio.list({ ...portfolioQuery.parse(search), shown: published }),
        await partners.list(partnerSchemas.query.parse(search)),
        await users.list(userQuery.parse({ search: `TOKO ${sign}` })),
        await subscribers.list(subscribersQuery.parse({ search: `A${sign}B@` })),
      ].map(({ total }) => total);
      expect(totals).toEqual([1, 1, 1, 1, 1]);
    },
  );

  test("cannot become a command beside other values", async () => {
    const { news } = repositories();
    await news.insert(newsRecord({ status: "draft" }));
    await news.insert(newsRecord({ category: "x", title: "?" }));
    const query = {
      ...newsQuery.parse({}),
      page: 1,
      limit: 10,
      shown: published,
    } as const;
    for (const category of [" or 1=1 -- ", "' or 1=1 -- ", ") or 1=1 -- "])
      expect(await news.list({ ...query, search: "?", category })).toMatchObject({ rows: [], total: 0 });
  });

  // By UTF-16, an emoji would come before letters of the private use area; in a database, by bytes, it comes after them.
  test("comes in the order in which all records come, page by page", async () => {
    const { portfolio } = repositories();
    for (const first of ["b", "\u{1f680}", "\ue000", "a", "B", "\uffee"])
      await portfolio.insert(portfolioRecord({ title: `${first} toko` }));
    const titles = async (search: string, limit: number) => {
      const pages = Array.from({ length: 6 / limit }, (_, index) => index + 1);
      const query = portfolioQuery.parse({ search, sort: "titleAsc" });
      const found = await Promise.all(pages.map((page) => portfolio.list({ ...query, shown: published, page, limit })));
      return found.flatMap(({ rows }) => rows.map(({ title }) => title));
    };
    const all = await titles("", 6);
    for (const limit of [1, 2, 3, 6]) expect(await titles("toko", limit)).toEqual(all);
  });
});
