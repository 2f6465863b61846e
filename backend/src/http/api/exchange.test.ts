import { readFile } from "node:fs/promises";
import { exchangeMessages } from "@etalase/contracts/exchange";
import type { ImportPreview, ImportResult } from "@etalase/contracts/exchange.schema";
import { inEnglish } from "@etalase/contracts/refusals/refusal";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerOf, bearer, postJson, postNews, signUpStaff, startTestApp, type TestApp } from "../../../test/app.ts";
import { fileOf, formOf } from "../../../test/forms.ts";

let app: TestApp;
let admin: Record<string, string>;
let superadmin: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp();
  const { head, admin: editor } = await signUpStaff(app);
  [admin, superadmin] = [bearer(editor.token), bearer(head.token)];
});
afterAll(() => app.close());

const table = (rows: readonly string[]) => ["resource,slug,name,price,features", ...rows].join("\r\n");
const send = <T>(step: "comparison" | "import", text: string, fields: Record<string, string> = {}, headers = admin) =>
  answerOf<T>(
    app.fetch(`/api/exchange/${step}`, {
      method: "POST",
      headers,
      body: formOf(fields, { file: fileOf(text, "paket.csv", "text/csv") }),
    }),
  );
const version = () => app.services.siteState.contentVersion();

test("an import shows its differences first, writes what it has shown, and is on record under who did it", async () => {
  await send("comparison", table([]));
  const [first] = await app.services.packages.active();
  const text = table([`packages,baru,Paket Baru,5000,a`, `packages,${first?.slug},${first?.name},7000,a`]);
  const before = await version();
  const { body: preview } = await send<ImportPreview>("comparison", text);
  expect(preview).toMatchObject({ format: "CSV export", create: 1, update: 1, same: 0, refused: 0, refusals: [] });
  expect(preview.outcomes[1]).toMatchObject({
    where: "line 3",
    action: "update",
    title: first?.name,
  });
  expect(preview.outcomes[1]?.differences[0]).toEqual({ field: "price", before: String(first?.price), after: "7000" });
  expect(await version()).toBe(before);
  expect(await send("import", text)).toEqual({
    status: 200,
    body: {
      create: 1,
      update: 1,
      same: 0,
      redirects: 0,
      notLed: 0,
      brought: [
        { resource: "packages", id: expect.any(String), title: "Paket Baru" },
        { resource: "packages", id: first?.id, title: first?.name },
      ],
      notFetched: [],
    },
  });
  expect(await app.services.packages.getBySlug("baru", "public")).toMatchObject({ price: 5000 });
  const { rows } = await app.services.audit.list({ page: 1, limit: 2 });
  expect(rows.map(({ username, action, title }) => [username, action, title])).toEqual([
    ["editor", "update", first?.name],
    ["editor", "create", "Paket Baru"],
  ]);
  expect((await send<ImportPreview>("comparison", text)).body).toMatchObject({ create: 0, update: 0, same: 2 });
  expect((await app.uploadFiles()).filter((name) => name.includes("/"))).toEqual([]);
});

const ask = (step: "comparison" | "import", text: string, fields: Record<string, string> = {}, language = "en") =>
  app.fetch(`/api/exchange/${step}`, {
    method: "POST",
    headers: { ...admin, Accept: "application/x-ndjson", "Accept-Language": language },
    body: formOf(fields, { file: fileOf(text, "paket.csv", "text/csv") }),
  });
const linesOf = async (answer: Promise<Response>) =>
  (await (await answer).text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

test("whoever asks for it is told how far an import is, and how it ended", async () => {
  const text = table([1, 2, 3].map((number) => `packages,bertahap-${number},Bertahap ${number},5000,a`));
  const looked = await linesOf(ask("comparison", text));
  expect(looked[0]).toEqual({ progress: { compared: 1, written: 0 } });
  expect(looked.at(-1).result).toMatchObject({ format: "CSV export", create: 3, refused: 0 });
  expect((await linesOf(ask("import", text))).at(-1)).toEqual({
    result: { create: 3, update: 0, same: 0, redirects: 0, notLed: 0, brought: expect.any(Array), notFetched: [] },
  });
  const wrong = (language: string) => linesOf(ask("import", table(["packages,x,D,5000,a"]), {}, language));
  expect((await wrong("en")).at(-1)).toMatchObject({
    refusal: { status: 400, message: "Nothing is imported: one record is refused" },
  });
  expect((await wrong("id")).at(-1)).toMatchObject({
    refusal: { status: 400, message: "Tidak ada yang diimpor: satu data ditolak" },
  });
  expect((await linesOf(ask("comparison", "hello"))).at(-1)).toMatchObject({ refusal: { status: 400 } });
  expect((await app.uploadFiles()).filter((name) => name.includes("/"))).toEqual([]);
});

test("a preview says in Indonesian what the file is, what is refused and what is left out, and where", async () => {
  const { result } = (await linesOf(ask("comparison", table(["packages,baru,A,5000,a"]), {}, "id"))).at(-1);
  expect(result).toMatchObject({
    format: "Ekspor CSV",
    refusals: [{ where: "baris 2 (“A”)", problem: "name: Nama minimal 2 karakter" }],
  });
});

test("an import goes on when whoever began it goes away", async () => {
  const rows = Array.from({ length: 150 }, (_, index) => `packages,jauh-${index},Jauh ${index},5000,a`);
  const { body } = await ask("import", table(rows));
  const reader = body?.getReader();
  await reader?.read();
  await reader?.cancel();
  const last = () => app.services.packages.getBySlug("jauh-149", "public").catch(() => null);
  expect(await last()).toBeNull();
  await expect.poll(last).toMatchObject({ price: 5000 });
  await expect.poll(async () => (await app.uploadFiles()).filter((name) => name.includes("/"))).toEqual([]);
});

test("several of one name come in by their ids, whoever else saves meanwhile", async () => {
  const one = (id: string, name: string) => ({
    resource: "testimonials",
    _id: id.repeat(24),
    name,
    quote: "Cepat dan ramah sekali.",
  });
  const file = (records: readonly object[]) => JSON.stringify([{ etalase: "export", format: 1 }, ...records]);
  const importAll = async (records: readonly object[]) => {
    const { body } = await send<ImportPreview>("comparison", file(records));
    expect(body.refused).toBe(0);
    return send("import", file(records));
  };
  await importAll([one("b", "Budi")]);
  const records = [one("a", "Hendra"), { ...one("b", "Budi"), rating: 4 }, one("c", "Hendra"), one("d", "Hendra")];
  expect(await importAll(records)).toEqual({
    status: 200,
    body: { create: 3, update: 1, same: 0, redirects: 0, notLed: 0, brought: expect.any(Array), notFetched: [] },
  });
  expect(await importAll(records)).toEqual({
    status: 200,
    body: { create: 0, update: 0, same: 4, redirects: 0, notLed: 0, brought: [], notFetched: [] },
  });
});

test("redirects that lead where they should already are neither new nor in the way, where their page has moved, too", async () => {
  const { _id: id, slug } = await postNews(app, admin, {
    title: "Nama lama",
    status: "published",
  });
  await postJson(app, "/api/redirects", { from: "/alamat-lama", to: `/berita/${slug}` }, admin);
  await postJson(app, `/api/news/${id}`, { slug: "nama-baru" }, admin, "PUT");
  const exported = async () => (await app.fetch("/api/exchange/export?resource=news", { headers: admin })).text();
  const { body: same } = await send<ImportPreview>("comparison", await exported());
  expect([same.redirects, same.notes]).toEqual([0, []]);
  // The table has no slug, and the slug from the title is the former one.
  const row = (path: string) => `resource,title,slug,oldPaths\nnews,Nama lama,,${path}`;
  expect((await send<ImportPreview>("comparison", row("/alamat-lama"))).body).toMatchObject({
    redirects: 0,
    notes: [],
  });
  expect((await send<ImportPreview>("comparison", row("/lain"))).body).toMatchObject({ redirects: 1, notes: [] });
  const [{ id: redirect } = { id: "" }] = (
    await answerOf<{ redirects: { id: string }[] }>(app.fetch("/api/redirects?search=alamat-lama", { headers: admin }))
  ).body.redirects;
  const file = await exported();
  await app.fetch(`/api/redirects/${redirect}`, { method: "DELETE", headers: admin });
  const { body: lacking } = await send<ImportPreview>("comparison", file);
  expect([lacking.create, lacking.update, lacking.redirects]).toEqual([0, 0, 1]);
  const { body: done } = await send("import", file);
  expect(done).toEqual({
    create: 0,
    update: 0,
    same: lacking.same,
    redirects: 1,
    notLed: 0,
    brought: expect.any(Array),
    notFetched: [],
  });
  expect(await app.services.redirects.targetFor("/alamat-lama")).toMatchObject({ target: "/berita/nama-baru" });
});

test("what an export of WordPress loses on the way is told before it is imported, and so are its old addresses", async () => {
  const text = await readFile(new URL("../../../test/fixtures/wordpress.xml", import.meta.url), "utf8");
  const { body } = await send<ImportPreview>("comparison", text);
  expect(body).toMatchObject({ format: "WordPress export", create: 8, refused: 0 });
  expect(body.notes).toContain("Left out: comments (1)");
  const [, path = ""] = /<link>https:\/\/[^/]+(\/20\d\d\/\d\d\/[a-z-]+\/)<\/link>/.exec(text) ?? [];
  await postJson(app, "/api/redirects", { from: path, to: "/portfolio" }, admin);
  const { body: again } = await send<ImportPreview>("comparison", text);
  expect([body.redirects > 1, again.redirects]).toEqual([true, body.redirects - 1]);
  expect(again.notes).toContainEqual(
    expect.stringMatching(`^${path} will not lead to /berita/.*already a redirect from this address`),
  );
});

test("a record whose address another one has comes beside it, which the comparison tells", async () => {
  const { _id: id, slug } = await postNews(app, admin, {
    title: "Jam buka toko",
    status: "published",
  });
  const exportedNews = await (await app.fetch("/api/exchange/export?resource=news", { headers: admin })).text();
  const text = exportedNews.replaceAll(id, "e".repeat(24)).replaceAll("Jam buka toko", "Jam buka gudang");
  const { body: preview } = await send<ImportPreview>("comparison", text);
  expect(preview).toMatchObject({ create: 1, update: 0, beside: 1, refused: 0 });
  expect(preview.outcomes).toMatchObject([{ action: "create", beside: { title: "Jam buka toko", slug: `${slug}-2` } }]);
});

test("of two imports of the same file at once, one creates its records and the other finds them", async () => {
  const text = [
    "resource,name,quote,rating",
    ...Array.from({ length: 30 }, (_, at) => `testimonials,Klien ${at},Cepat dan ramah sekali,5`),
  ].join("\n");
  const both = await Promise.all([1, 2].map(() => send<ImportResult>("import", text)));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both.reduce((sum, { body }) => sum + body.create, 0)).toBe(30);
  expect(both.reduce((sum, { body }) => sum + body.same, 0)).toBe(30);
  const after = await send<ImportPreview>("comparison", text);
  expect(after.body).toMatchObject({ create: 0, same: 30, refused: 0 });
});

test("a file that is refused says why, by its lines", async () => {
  const text = table(["packages,x,D,5000,a", "packages,y,Paket,mahal,a"]);
  const { body } = await send<ImportPreview>("comparison", text);
  expect(body).toMatchObject({ refused: 2, refusals: [{ where: "line 2 (“D”)" }, { where: "line 3 (“Paket”)" }] });
  expect(await send("import", text)).toEqual({
    status: 400,
    body: { message: "Nothing is imported: 2 records are refused" },
  });
  expect(await send("comparison", "hello")).toMatchObject({ status: 400 });
  const none = app.fetch("/api/exchange/comparison", { method: "POST", headers: admin, body: formOf({ a: "b" }) });
  expect(await answerOf(none)).toMatchObject({ status: 400, body: { errors: { file: "Choose a file to import" } } });
});

test("only a superadmin has pictures fetched, never from a private network, and is told which failed", async () => {
  const post = { id: "a", title: "Tulisan lama", slug: "tulisan-lama", status: "published", type: "post" };
  const html = '<p>Kata <img src="http://127.0.0.1:9/rak.png"></p>';
  const picture = "http://127.0.0.1:9/utama.png";
  const none = { posts_meta: [], tags: [], posts_tags: [], users: [], posts_authors: [] };
  const posts = [{ ...post, html, feature_image: picture, published_at: "2021-01-02T03:04:05Z" }];
  const text = JSON.stringify({ db: [{ meta: { version: "5.80.0" }, data: { posts, ...none } }] });
  const { body: preview } = await send<ImportPreview>("comparison", text);
  expect(preview).toMatchObject({ format: "Ghost export", isForeign: true, create: 1 });
  // A superadmin is asked whether to fetch them.
  const { body: asked } = await send<ImportPreview>("comparison", text, {}, superadmin);
  expect([preview.notes, asked.notes]).toEqual([[inEnglish(exchangeMessages.picturesStay)], []]);
  expect(await send("import", text, { fetch: "true" })).toMatchObject({ status: 403 });
  const { body } = await send<ImportResult>("import", text, { fetch: "true" }, superadmin);
  const [brought] = body.brought;
  expect(brought).toEqual({ resource: "news", id: expect.any(String), title: "Tulisan lama" });
  const problem = "127.0.0.1 is in a private network (127.0.0.1)";
  const lost = (address: string) => ({ id: brought?.id, title: "Tulisan lama", address, problem });
  expect(body.notFetched).toEqual([lost("https://127.0.0.1:9/rak.png"), lost(picture)]);
  const article = await app.services.news.getBySlug("tulisan-lama", "staff");
  expect(article.content).toContain('src="https://127.0.0.1:9/rak.png"');
  expect(article.featuredImage).toMatchObject({ width: 1200, height: 675 });
});

test("an export is a file, whole or a table of one kind", async () => {
  const get = (query: string) => app.fetch(`/api/exchange/export?${query}`, { headers: admin });
  const all = await get("");
  expect([all.headers.get("Content-Type"), all.headers.get("Content-Disposition")]).toEqual([
    "application/json; charset=utf-8",
    'attachment; filename="etalase-content.json"',
  ]);
  expect(((await all.json()) as object[]).length).toBeGreaterThan(5);
  const csv = await get("format=csv&resource=packages");
  expect(Buffer.from(await csv.arrayBuffer()).toString()).toMatch(/^\ufeff"resource";"_id";"name"/);
  expect((await get("format=csv")).status).toBe(400);
});
