import type { RenderPage } from "@etalase/contracts/public-api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../test/app.ts";
import { openTestDatabase } from "../../test/databases.ts";
import { newsRecord } from "../../test/records.ts";
import { startRelay } from "../../test/relay.ts";
import { openDatabase } from "../start-database.ts";
import { staleHeader } from "./pages/fallback.ts";

const hour = 60 * 60 * 1000;

/** "/" shows the articles, every other page shows none. */
const render: RenderPage = async (url, api) => {
  const titles = url === "/" ? (await api.latest(9)).map(({ title }) => title) : [];
  return { html: `<!doctype html>${titles.join()}`, status: 200, policy: "default-src 'none'", indexable: true };
};

let app: TestApp;
let end: () => Promise<void>;
beforeAll(async () => {
  const own = await openTestDatabase("MySQL");
  const relay = await startRelay(new URL(own.url));
  const database = await openDatabase(relay.url);
  app = await startTestApp({ database, render });
  const now = app.now().getTime();
  const { news, changeContent } = app.services.demo;
  await changeContent(async () => {
    await news.insert(newsRecord({ title: "Berakhir", unpublishAt: new Date(now + 2 * hour) }));
    await news.insert(newsRecord({ title: "Menyusul", publishAt: new Date(now + hour) }));
  });
  for (const path of ["/", "/berita", "/rss.xml", "/manifest.webmanifest"]) await app.fetch(path);
  await relay.cut();
  end = async () => {
    await app.close();
    await own.close();
  };
});
afterAll(() => end());

const ask = async (path: string) => {
  const answer = await app.fetch(path);
  const { status, headers } = answer;
  return { status, mark: headers.get(staleHeader.name), text: await answer.text() };
};
const stale = { status: 200, mark: staleHeader.value };

// One after the other, since time passes between them.
test("while the database is away, what has become public meanwhile is missing in what stands in", async () => {
  app.pass(hour + 1000);
  expect(await ask("/")).toMatchObject({ ...stale, text: "<!doctype html>Berakhir" });
  expect(await ask("/rss.xml")).toMatchObject(stale);
});

test("and what has ended meanwhile is shown by nothing: only that which does not show it stands in on", async () => {
  app.pass(hour - 1001);
  expect(await ask("/")).toMatchObject(stale);
  app.pass(1);
  for (const path of ["/", "/rss.xml"]) {
    const { status, text } = await ask(path);
    expect(status, path).toBe(503);
    expect(text, path).not.toContain("Berakhir");
  }
  expect(await ask("/berita")).toMatchObject(stale);
  expect(await ask("/manifest.webmanifest")).toMatchObject(stale);
});
