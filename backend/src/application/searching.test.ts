import { join } from "node:path";
import { newsQuery } from "@etalase/contracts/news.schema";
import { portfolioQuery } from "@etalase/contracts/portfolio.schema";
import { slugOf } from "@etalase/contracts/text/text";
import { beforeAll, describe, expect, test } from "vitest";
import { dialects } from "../../test/databases.ts";
import { englishArticles, moreArticles, questionsTo } from "../../test/questions.ts";
import { newsRecord } from "../../test/records.ts";
import { startTestServices } from "../../test/services.ts";
import { allTests } from "../../test/started.ts";
import { loadDemo } from "../demo/load.ts";

const folder = join(import.meta.dirname, "../../demo");

describe.each(dialects)("searching on %s", (dialect) => {
  const site = allTests(() => startTestServices({ dialect }));
  beforeAll(async () => {
    const { demo } = site.services;
    await loadDemo(folder, demo);
    for (const language of ["id", "en"] as const)
      for (const article of language === "en" ? englishArticles : moreArticles) {
        const [title = "", category = "", tags = "", text = ""] = article.split(" | ");
        const parts = { title, slug: slugOf(title), category, tags: tags.split(", "), content: `<p>${text}</p>` };
        await demo.news.insert(newsRecord({ ...parts, language, excerpt: "" }));
      }
  });

  const found = {
    news: (query: object) => site.services.news.list(newsQuery.parse({ limit: "5", ...query }), "public"),
    english: (query: object) =>
      site.services.news.list(newsQuery.parse({ limit: "5", language: "en", ...query }), "public"),
    portfolio: (query: object) =>
      site.services.portfolio.list(portfolioQuery.parse({ limit: "5", ...query }), "public"),
  };
  const slugs = async (search: string, list: keyof typeof found = "news") =>
    (await found[list]({ search })).rows.map(({ slug }) => slug);

  test("answers at least nine of ten questions of visitors within the first five", async () => {
    const asked = (["news", "portfolio", "english"] as const).flatMap(questionsTo);
    const missed: string[] = [];
    for (const { list, search, wanted } of asked) {
      const got = await slugs(search, list);
      if (!got.some((slug) => slug.includes(wanted)))
        missed.push(`${search} → ${wanted}: ${got.join(" | ").slice(0, 150)}`);
    }
    const recall = (asked.length - missed.length) / asked.length;
    expect(asked).toHaveLength(120);
    expect(recall, missed.join("\n")).toBeGreaterThanOrEqual(0.9);
  });

  test("finds records with the telling words when none holds all, and nothing for words of no text", async () => {
    expect(await slugs("jualan kopi keliling", "portfolio")).toEqual(["situs-merek-untuk-kopi-dari-merbabu"]);
    expect(await slugs("tidak mungkin ada", "portfolio")).toEqual([]);
  });

  test.each([
    ["webiste", "website"],
    ["websit", "website"],
    ["olshp", "olshop"],
  ])("finds for %s what it finds for %s, a word that stands in no text", async (typed, meant) => {
    const found = await slugs(meant);
    expect(found).not.toEqual([]);
    expect((await slugs(typed)).toSorted()).toEqual(found.toSorted());
  });
});
