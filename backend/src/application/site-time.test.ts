import { leadsQuery } from "@etalase/contracts/leads/leads.schema";
import { officeMinutes } from "@etalase/contracts/site/office-hours";
import { afterEach, describe, expect, test } from "vitest";
import { dialects } from "../../test/databases.ts";
import { startHistorySite } from "../../test/history-site.ts";
import { newsRecord, portfolioRecord } from "../../test/records.ts";
import { eachTest } from "../../test/started.ts";
import { followZone, siteZone } from "../domain/time.ts";
import { createContentDays } from "../persistence/content-days.ts";
import { createNewsRepository } from "../persistence/news.ts";

describe.each(dialects)("the site's time on %s", (dialect) => {
  const site = eachTest(() => startHistorySite(dialect));
  afterEach(() => followZone("WIB"));

  /** Still October in Jakarta, and November in Jayapura. */
  const between = new Date("2026-10-31T15:30:00Z");
  const figures = async () => {
    const { services, database } = site;
    // Every process learns of a new zone with its next edition.
    const { archives } = await services.news.facets("staff");
    const [row] = await database.em.getConnection().execute("select release_day from portfolio");
    const { news } = await createContentDays(database)();
    const found = async (query: object) => (await services.leads.list(leadsQuery.parse(query))).total;
    return [archives[0]?.month, Object(row).release_day, news[0]?.day, await found({ to: "2026-10-31" })];
  };

  test("moves months, days and filters to the new zone, and back with an undo; counted days stay", async () => {
    const { services, database } = site;
    await createNewsRepository(database.em).insert(newsRecord({ date: between, createdAt: between }));
    await services.demo.portfolio.insert(portfolioRecord({ createdAt: between, completionDate: "" }));
    await site.lead({ createdAt: between });
    await services.visits.record({ visitor: "a".repeat(32), ip: "203.0.113.7" });
    const counted = () => database.em.getConnection().execute("select day from visit_days");
    const [inJakarta, days] = [await figures(), await counted()];
    expect(inJakarta).toEqual(["2026-10", "2026-10-31", "2026-10-31", 1]);
    await site.set({ timeZone: "WIT" });
    expect(await figures()).toEqual(["2026-11", "2026-11-01", "2026-11-01", 0]);
    expect([days.length, await counted()]).toEqual([1, days]);
    await site.undo();
    expect(await figures()).toEqual(inJakarta);
  });

  test("holds for programs and for work before the first request", async () => {
    await site.set({ timeZone: "WIT" });
    followZone("WIB");
    await site.startInstance();
    expect(siteZone()).toBe("WIT");
  });

  test("the usual time to answer is the median of office minutes, once ten were answered", async () => {
    const { services } = site;
    const weekday = [
      { opens: "08:00", closes: "11:30" },
      { opens: "13:00", closes: "17:00" },
    ];
    const holidays = [{ date: "2026-11-18", name: "Libur", spans: null }];
    const days = [weekday, weekday, weekday, weekday, weekday, null, null];
    await site.set({ timeZone: "WITA", officeHours: { days, holidays } });
    const office = await services.settings.get();
    const minuteMs = 60_000;
    const answered = async (index: number, beside: object = {}) => {
      const createdAt = new Date(Date.UTC(2026, 10, 13 + (index % 5), index * 2, 20));
      const firstAnswerAt = new Date(createdAt.getTime() + (7 + index * 211) * minuteMs);
      return site.lead({ createdAt, firstAnswerAt, ...beside });
    };
    const leads = [];
    for (let index = 0; index < 9; index += 1) leads.push(await answered(index));
    for (const beside of [
      { isTest: true },
      { heldBack: "trap" },
      { firstAnswerAt: null },
      { createdAt: new Date(site.now().getTime() - 91 * 24 * 60 * minuteMs) },
    ])
      await answered(3, beside);
    expect(await services.answerMinutes()).toBeNull();
    leads.push(await answered(9));
    // It is read once a minute.
    expect(await services.answerMinutes()).toBeNull();
    site.pass(minuteMs);
    const all = leads.map(({ createdAt, firstAnswerAt }) =>
      officeMinutes(office, createdAt, firstAnswerAt ?? createdAt),
    );
    const [before = 0, after = 0] = all.sort((one, other) => one - other).slice(4, 6);
    expect(await services.answerMinutes()).toBe(Math.round((before + after) / 2));
    expect(after).toBeGreaterThan(before);
  });
});
