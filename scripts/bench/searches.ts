import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createNewsRepository } from "../../backend/src/persistence/news.ts";
import { openDatabase } from "../../backend/src/start-database.ts";
import { questionsTo } from "../../backend/test/questions.ts";
import { newsRecord } from "../../backend/test/records.ts";
import { published } from "../../backend/test/shown.ts";

const articles = 10_000;
const atOnce = 250;
const rounds = 5;

const folder = join(import.meta.dirname, "../../backend/demo/news");
const paragraphs = readdirSync(folder).flatMap(
  (file) => readFileSync(join(folder, file), "utf8").match(/<p>.*?<\/p>/gs) ?? [],
);
const titles = readdirSync(folder).map((file) => file.replace(".html", "").replaceAll("-", " "));

/** Mixes the paragraphs of the demo's articles, so that words are as frequent as in real texts. */
function article(number: number) {
  const content = Array.from({ length: 12 }, (_, at) => paragraphs[(number * 31 + at * 97) % paragraphs.length]).join(
    "",
  );
  const [one = "", other = ""] = [titles[number % titles.length], titles[(number * 7) % titles.length]];
  const title = `${one.slice(0, 60)} ${other.slice(0, 30)} ${number}`;
  return newsRecord({ title, content, slug: `artikel-${number}`, excerpt: title, language: "id" });
}

/** Measures searches in ten thousand articles, in milliseconds. */
export async function measureSearches(url: string) {
  const database = await openDatabase(url);
  try {
    await database.migrate();
    const { em } = database;
    const news = createNewsRepository(em);
    for (let from = 0; from < articles; from += atOnce)
      await em.transactional(async () => {
        for (let number = from; number < from + atOnce; number += 1) await news.insert(article(number));
      });
    const find = async (search: string) => {
      const startedAt = performance.now();
      await news.list({
        search,
        page: 1,
        limit: 4,
        shown: { ...published, language: "id" },
        edition: "of all articles",
      });
      return performance.now() - startedAt;
    };
    const first = await find("situs");
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      for (const { search } of questionsTo("news")) times.push(await find(search));
    times.sort((one, other) => one - other);
    const share = (part: number) => times[Math.floor(times.length * part)] ?? 0;
    return { first, p50: share(0.5), p95: share(0.95), longest: times.at(-1) ?? 0 };
  } finally {
    await database.close();
  }
}

if (import.meta.main) console.log(JSON.stringify(await measureSearches(process.argv[2] ?? "")));
