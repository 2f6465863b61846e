import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { answerOf, bearer, newsForm, postJson, postNews, signUp, startTestApp } from "../../test/app.ts";
import { makeSqliteFile } from "../../test/databases.ts";
import { sessionLimits } from "../domain/session.ts";
import { openDatabase } from "../start-database.ts";

const full = {
  status: 507,
  body: { message: "The server has no space left to store this. Please try again later." },
};
const busy = { status: 503, body: { message: "The server is busy. Please try again in a moment." } };

const large = await newsForm({ content: `<p>${"Etalase ".repeat(20_000)}</p>` });

/** A site with a database file, which another program may open as well. */
async function startSite() {
  const folder = await mkdtemp(join(tmpdir(), "etalase-full-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "etalase.sqlite");
  await makeSqliteFile(file);
  const database = await openDatabase(`sqlite:${file}`);
  const app = await startTestApp({ database });
  onTestFinished(app.close);
  const { token } = await signUp(app);
  const article = await postNews(app, bearer(token));
  return {
    app,
    file,
    token,
    article,
    /** Returns the value of the pragma, if there is one. */
    pragma: async (sql: string) => Number(Object.values((await database.em.execute(`pragma ${sql}`))[0] ?? {})[0]),
    create: () => app.fetch("/api/news", { method: "POST", body: large, headers: bearer(token) }),
    configure: (siteName: string) => postJson(app, "/api/settings", { siteName }, bearer(token), "PUT"),
  };
}

test("on a full disk what is written is 507 and leaves nothing, what is read is read, and it mends itself", async () => {
  const { app, article, pragma, create, configure } = await startSite();
  const [pages, pictures] = [await pragma("page_count"), await app.mediaFiles()];
  await pragma(`max_page_count = ${pages}`);
  expect(await answerOf(create())).toEqual(full);
  expect(await app.mediaFiles()).toEqual(pictures);
  expect(await app.uploadFiles()).toEqual([]);
  expect(app.logLines.at(-1)).toContain('"status":507,"cause":"SQLITE_FULL"');
  for (const path of [`/berita/${article.slug}`, `/api/news/${article.id}`, "/api/news", "/readyz"])
    expect((await app.fetch(path)).status).toBe(200);
  expect((await answerOf<{ total: number }>(app.fetch("/api/news"))).body.total).toBe(1);
  await pragma(`max_page_count = ${pages + 1000}`);
  expect((await create()).status).toBe(201);
  expect((await configure("Rumah Kaca")).status).toBe(200);
});

test("where nothing may be stored what is written is 503, and what staff read is read", async () => {
  const { app, token, pragma, create, configure } = await startSite();
  const pictures = await app.mediaFiles();
  await pragma("query_only = 1");
  // Late enough for the time of the session's last use to be stored.
  app.pass(sessionLimits.touchMs + 1);
  for (const path of ["/api/auth/me", "/api/news", "/api/audit"])
    expect((await app.fetch(path, { headers: bearer(token) })).status).toBe(200);
  expect(await answerOf(create())).toEqual(busy);
  expect(await app.mediaFiles()).toEqual(pictures);
  await pragma("query_only = 0");
  expect((await configure("Rumah Kaca")).status).toBe(200);
});

test("what is done is done, though files of it cannot be removed", async () => {
  const { app, token, article } = await startSite();
  for (const file of await app.mediaFiles()) {
    await rm(join(app.folders.mediaDir, file));
    // A folder in place of the file cannot be removed.
    await mkdir(join(app.folders.mediaDir, file, "x"), { recursive: true });
  }
  const deleted = await app.fetch(`/api/news/${article.id}`, { method: "DELETE", headers: bearer(token) });
  expect([deleted.status, (await app.fetch(`/api/news/${article.id}`)).status]).toEqual([204, 404]);
});

test("while another program writes, what is written is 503, what is read is read, and it mends itself", async () => {
  const { app, article, file, create, configure } = await startSite();
  const pictures = await app.mediaFiles();
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec("begin immediate");
  const writes = [create(), configure("Rumah Kaca"), configure("Rumah Kaca")];
  for (const path of ["/healthz", "/readyz", `/berita/${article.slug}`, "/api/news"])
    expect((await app.fetch(path)).status).toBe(200);
  for (const answer of await Promise.all(writes)) {
    expect(answer.headers.get("Retry-After")).toBe("5");
    expect(await answerOf(answer)).toEqual(busy);
  }
  expect(await app.mediaFiles()).toEqual(pictures);
  other.exec("rollback");
  expect((await configure("Rumah Kaca")).status).toBe(200);
});
