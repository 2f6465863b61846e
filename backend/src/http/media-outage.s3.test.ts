import { expect, onTestFinished, test } from "vitest";
import { answerOf, bearer, newsForm, postNews, signUp, startTestApp } from "../../test/app.ts";
import { startRelay } from "../../test/relay.ts";
import { testBucket } from "../../test/storages.ts";
import { createS3Storage } from "../config/storage.ts";

const busy = { status: 503, body: { message: "The server is busy. Please try again in a moment." } };

/** A site with an article whose picture is in a bucket, behind a relay that can break. */
async function startSite() {
  const address = testBucket();
  const relay = await startRelay(new URL(address.endpoint));
  const storage = await createS3Storage({ ...address, endpoint: new URL(relay.url).origin });
  const app = await startTestApp({ storage });
  onTestFinished(async () => {
    await app.close();
    await relay.cut();
  });
  const { token } = await signUp(app);
  const article = await postNews(app, bearer(token), { title: "Artikel dengan gambar" });
  const picture = new URL(article.featuredImage).pathname;
  return { app, relay, storage, token, article, picture };
}

const filesIn = async ({ storage }: Awaited<ReturnType<typeof startSite>>) => (await storage.files.list()).length;

test("while the bucket is away uploads are 503 and leave nothing, and pages are served", async () => {
  const site = await startSite();
  const { app, relay, token, article, picture } = site;
  const before = await filesIn(site);
  expect((await app.fetch(picture)).status).toBe(200);
  await relay.cut();
  const upload = { method: "POST", body: await newsForm({ title: "Artikel yang tidak jadi" }), headers: bearer(token) };
  const refused = await app.fetch("/api/news", upload);
  expect(refused.headers.get("Retry-After")).toBe("5");
  expect(await answerOf(refused)).toEqual(busy);
  expect((await app.fetch(picture)).status).toBe(503);
  for (const path of [`/berita/${article.slug}`, "/api/news", "/sitemap.xml"])
    expect([path, (await app.fetch(path)).status]).toEqual([path, 200]);
  await relay.mend();
  expect((await app.fetch(picture)).status).toBe(200);
  const { total } = (await (await app.fetch("/api/news", { headers: bearer(token) })).json()) as { total: number };
  expect([total, await filesIn(site)]).toEqual([1, before]);
  expect((await postNews(app, bearer(token), { title: "Artikel sesudahnya" })).slug).toBe("artikel-sesudahnya");
});

test("a picture that is gone from the bucket is 404", async () => {
  const { app, storage, picture } = await startSite();
  await storage.files.remove(picture.split("/").at(-1) ?? "");
  expect((await app.fetch(picture)).status).toBe(404);
});
