import { statsQuery } from "@etalase/contracts/statistics.schema";
import { describe, expect, test } from "vitest";
import { dialects } from "../../../test/databases.ts";
import { newsRecord, partnerRecord, portfolioRecord } from "../../../test/records.ts";
import { startTestServices } from "../../../test/services.ts";
import { eachTest } from "../../../test/started.ts";
import { createNewsRepository } from "../../persistence/news.ts";
import { createPlainRepositories } from "../../persistence/plain.ts";
import { createPortfolioRepository } from "../../persistence/portfolio.ts";

const hourMs = 60 * 60 * 1000;

describe.each(dialects)("the overview's figures on %s", (dialect) => {
  const site = eachTest(() => startTestServices({ dialect }));

  const stats = (query: Record<string, string> = {}) => site.services.dashboard.stats(statsQuery.parse(query));
  const visit = (visitor: string) => site.services.visits.record({ visitor: visitor.repeat(32), ip: visitor });

  test("an empty site has nothing to show, and says so", async () => {
    const { stats: figures, charts } = await stats();
    expect(figures.visitors).toMatchObject({ count: 0, percentChange: null, newThisMonth: 0 });
    for (const figure of [figures.news, figures.portfolio, figures.partners])
      expect(figure).toMatchObject({ count: 0, percentChange: 0, newThisMonth: 0 });
    expect(charts.visitorData).toHaveLength(26);
    expect(new Set(charts.visitorData.map(({ visitors }) => visitors))).toEqual(new Set([0]));
    expect(charts.contentData).toEqual([
      { name: "News", count: 0 },
      { name: "Portfolio", count: 0 },
      { name: "Partners", count: 0 },
    ]);
  });

  test("visitors are counted in the chosen period", async () => {
    await visit("a");
    site.pass(57 * 24 * hourMs);
    for (const visitor of ["a", "b", "c"]) await visit(visitor);
    expect((await stats({ period: "30d" })).stats.visitors).toMatchObject({ count: 3, percentChange: 200 });
    const { stats: figures, charts } = await stats({ period: "3m" });
    expect(figures.visitors).toMatchObject({ count: 4, percentChange: null, newThisMonth: 3 });
    expect(charts.visitorData.at(-1)).toEqual({ name: "11 Jan", visitors: 3 });
  });

  test("records are counted until the end of the chosen period, drafts and inactive ones too", async () => {
    const { em } = site.database;
    const at = (time: string) => ({ createdAt: new Date(time) });
    const [news, portfolio, partners] = [
      createNewsRepository(em),
      createPortfolioRepository(em),
      createPlainRepositories(em).partners,
    ];
    await news.insert(newsRecord({ ...at("2026-11-01T00:00:00Z"), status: "draft" }));
    await news.insert(newsRecord(at("2026-10-31T16:59:59Z")));
    await portfolio.insert(portfolioRecord(at("2026-09-30T16:59:59Z")));
    await partners.insert(partnerRecord({ ...at("2026-09-30T17:00:00Z"), isActive: false }));
    const counts = async (content: string) => (await stats({ content })).charts.contentData.map(({ count }) => count);
    expect(await counts("current")).toEqual([2, 1, 1]);
    expect(await counts("lastMonth")).toEqual([1, 1, 1]);
    expect(await counts("lastQuarter")).toEqual([0, 1, 0]);
    expect((await stats({ content: "lastQuarter" })).stats.news).toMatchObject({
      count: 2,
      percentChange: 100,
      newThisMonth: 1,
    });
  });
});
