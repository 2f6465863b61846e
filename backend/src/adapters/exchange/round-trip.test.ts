import { type ContentResource, contentResources } from "@etalase/contracts/kinds";
import { type PlainResource, plainKinds } from "@etalase/contracts/plain-kinds";
import type { PlainKind } from "@etalase/contracts/rules/plain";
import { expect, onTestFinished, test } from "vitest";
import { bearer, browser, postJson, signUp, startTestApp, validNews } from "../../../test/app.ts";
import { type DialectName, dialects, sqliteByDay } from "../../../test/databases.ts";
import { everyAnswer, exported, imported } from "../../../test/exchange-site.ts";
import { drawing, fileOf, formOf } from "../../../test/forms.ts";
import { pictureBytes } from "../../../test/services.ts";
import { terminal } from "../../domain/user.ts";

const validProject = {
  description: "Situs untuk tiga cabang, yang stoknya jadi satu.",
  client: "Mega Digital",
  projectType: "Situs web",
  technologies: JSON.stringify(["Preact", "Koa"]),
  completionDate: "2026-03-31",
};

async function startSite(dialect: DialectName) {
  const app = await startTestApp({ dialect });
  onTestFinished(() => app.close());
  return { app, token: (await signUp(app)).token };
}

type Site = Awaited<ReturnType<typeof startSite>>;

const photo = async (name: string, width: number) => fileOf(await pictureBytes(width, 300), name);

/**
 * Some content of every kind, with the parts that are easily lost: old slugs, pictures of all kinds, dates, an order,
 * drafts.
 */
async function fill({ app, token }: Site) {
  const staff = bearer(token);
  const send = async (
    path: string,
    fields: Record<string, string>,
    files: Parameters<typeof formOf>[1] = {},
    method = "POST",
  ) => {
    const answer = await app.fetch(path, { method, headers: staff, body: formOf(fields, files) });
    expect([path, answer.status, answer.ok ? "" : await answer.text()]).toEqual([
      path,
      method === "PUT" ? 200 : 201,
      "",
    ]);
    return (await answer.json()) as { _id: string; url: string };
  };
  const put = (path: string, value: object) => postJson(app, path, value, staff, "PUT");
  const inText = await send(
    "/api/media",
    { kind: "photo", alt: "Sebuah toko" },
    { file: await photo("toko.png", 700) },
  );
  const html = `<p>Toko dilihat dari luar.</p><figure><img src="${inText.url}" alt="Toko &amp; parkir"></figure>`;
  const article = { ...validNews, title: "Toko “Maju”, cabang 2", content: html };
  const first = await send("/api/news", article, {
    featuredImage: await photo("a.png", 900),
    shareImage: await photo("b.png", 500),
  });
  app.pass(60_000);
  await put(`/api/news/${first._id}`, {
    slug: "alamat-baru",
    excerpt: "=Ringkasan sendiri",
    seoTitle: "Judul",
    noindex: true,
  });
  await postJson(app, "/api/redirects", { from: oldPath, to: "/berita/alamat-baru" }, staff);
  await app.fetch(`/api/news/${first._id}/view`, { method: "POST", headers: { "User-Agent": browser } });
  await send(
    "/api/news",
    { ...validNews, status: "draft", title: "'=Draf", tags: "[]" },
    { featuredImage: await photo("c.png", 64) },
  );
  await send(
    "/api/news",
    { ...validNews, title: "Nanti", publishAt: "2030-01-01T00:00:00Z" },
    { featuredImage: await photo("c.png", 65) },
  );
  const images = {
    featuredImage: await photo("d.png", 600),
    newImages: [await photo("e.png", 80), await photo("f.png", 90)],
  };
  const project = await send("/api/portfolio", { ...validProject, title: "Situs Mega" }, images);
  await send(
    "/api/portfolio",
    { ...validProject, title: "Aplikasi Kasir", status: "draft" },
    { featuredImage: await photo("g.png", 70) },
  );
  await send("/api/partners", { name: "Mega Digital" }, { logo: fileOf(drawing, "logo.svg", "image/svg+xml") });
  const last = await send(
    "/api/partners",
    { name: "Nusa", website: "https://nusa.example" },
    { logo: await photo("h.png", 200) },
  );
  await put("/api/partners/order", { id: last._id, direction: "up" });
  const own = { title: "Kopi Lereng", text: "Kedai kopi", drawing: "psai" };
  await send("/api/showcases", own, { picture: await photo("j.png", 300) });
  const service = await send("/api/services", { title: "Foto produk" });
  await put("/api/services/order", { id: service._id, direction: "up" });
  const page = {
    title: "Tentang & kami",
    content: `<h2 id="tim">Tim</h2>${html}`,
    menu: "footer",
    status: "published",
    seoTitle: "Siapa kami",
    noindex: "true",
    excerpt: "Ringkasan sendiri",
  };
  const about = await send("/api/pages", page, { shareImage: await photo("k.png", 400) });
  app.pass(60_000);
  await put(`/api/pages/${about._id}`, { slug: "siapa-kami" });
  await send("/api/pages", { ...page, title: "Karier", menu: "navbar", publishAt: "2030-01-01T00:00:00Z" });
  const draft = await send("/api/pages", { ...page, title: "Konsep", menu: "none", status: "draft" });
  await put("/api/pages/order", { id: draft._id, direction: "up" });
  const quote = "Stok tiga cabang kami jadi satu.\nTidak ada lagi telepon minta maaf.";
  await send(
    "/api/testimonials",
    { name: "Hendra", quote, rating: "5", portfolioId: project._id, status: "published" },
    { photo: await photo("i.png", 128) },
  );
  await send("/api/testimonials", { name: "Hendra", quote: `${quote} Sekali lagi.` });
}

const oldPath = "/2020/01/judul-lama";

/** Another site has other accounts; the names of authors stay. */
const withoutAccounts = (answers: object) =>
  JSON.parse(JSON.stringify(answers, (key, value) => (key === "authorId" ? null : value)));

/** A record that returns from the trash has a higher version than it ever had. */
const withoutVersions = (answers: object) =>
  JSON.parse(JSON.stringify(answers, (key, value) => (key === "version" ? null : value)));

/** The records of a kind that cannot be deleted: the first ones, which are the same on every site. */
function staying(resource: ContentResource): number {
  // The privacy policy.
  if (resource === "pages") return 1;
  const { holds }: Partial<PlainKind> = isPlain(resource) ? plainKinds[resource] : {};
  return holds?.least ?? 0;
}
const isPlain = (resource: ContentResource): resource is PlainResource => resource in plainKinds;
const allStaying = contentResources.reduce((sum, resource) => sum + staying(resource), 0);

/** Records that every site has from the start are as old as their site. */
const withoutTimesOfFirst = (answers: object) =>
  JSON.parse(
    JSON.stringify(answers, (_key, value) =>
      /^6b0776/.test(Object(value)._id) ? { ...value, createdAt: null, updatedAt: null } : value,
    ),
  );

/** Deletes as much as can be deleted. */
async function deleteAll({ app, token }: Site) {
  const answers = await everyAnswer(app, token);
  for (const resource of contentResources) {
    const ids = Object.keys(answers).flatMap(
      (path) => new RegExp(`^staff /api/${resource}/([0-9a-f]{24})$`).exec(path)?.[1] ?? [],
    );
    const leaving = ids.slice(staying(resource));
    if (leaving.length === 0) continue;
    const answer = await app.fetch(`/api/${resource}?ids=${leaving.join(",")}`, {
      method: "DELETE",
      headers: bearer(token),
    });
    expect(answer.status).toBe(200);
  }
}

/** Removes everything for good, so that records of the import have no past here. */
async function wipe(site: Site) {
  await deleteAll(site);
  const { rows } = await site.app.services.trash.list({ page: 1, limit: 100 });
  await site.app.services.trash.purge(
    rows.map(({ id }) => id),
    terminal,
  );
}

test.each(dialects)("on %s: exported, wiped and imported, every answer is what it was", async (dialect) => {
  const site = await startSite(dialect);
  await fill(site);
  const before = await everyAnswer(site.app, site.token);
  const file = await exported(site.app);
  const again = await imported(site.app, file);
  expect(again.outcomes.filter((one) => "differences" in one && one.differences.length > 0)).toEqual([]);
  expect(again).toMatchObject({ create: 0, update: 0, refused: 0, refusals: [] });
  expect(again.same).toBeGreaterThan(10);
  await wipe(site);
  expect(await imported(site.app, file)).toMatchObject({
    create: again.same - allStaying,
    update: 0,
    same: allStaying,
    refusals: [],
  });
  expect(await everyAnswer(site.app, site.token)).toEqual(before);
  expect(await exported(site.app)).toBe(file);
});

test.each(sqliteByDay)("on %s: a site that never had it answers the same, pictures and all", async (dialect) => {
  const site = await startSite("SQLite");
  await fill(site);
  const before = await everyAnswer(site.app, site.token);
  const file = await exported(site.app);
  const other = await startSite(dialect);
  await wipe(other);
  const foreseen = await imported(other.app, file, { dry: true });
  expect(await other.app.mediaFiles()).toEqual([]);
  const first = await imported(other.app, file);
  expect(first).toEqual(foreseen);
  const after = await everyAnswer(other.app, other.token);
  expect(withoutTimesOfFirst(after)).toEqual(withoutTimesOfFirst(withoutAccounts(before)));
  const target = await site.app.services.redirects.targetFor(oldPath);
  expect(target?.target).toMatch(/^\/berita\/./);
  expect(await other.app.services.redirects.targetFor(oldPath)).toEqual(target);
  const led = await other.app.fetch("/api/pages/slug/tentang-kami");
  expect([led.status, led.headers.get("Location")]).toEqual([301, expect.stringMatching(/slug\/siapa-kami$/)]);
  expect(await imported(other.app, file)).toMatchObject({ create: 0, update: 0, same: first.create + allStaying });
});

test.each(sqliteByDay)("on %s: tables bring everything back where the library has the pictures", async (dialect) => {
  const site = await startSite(dialect);
  await fill(site);
  const before = await everyAnswer(site.app, site.token);
  const tables = await Promise.all(contentResources.map((resource) => exported(site.app, "csv", [resource])));
  for (const table of tables)
    expect(await imported(site.app, table)).toMatchObject({ create: 0, update: 0, refusals: [] });
  await deleteAll(site);
  for (const [index, resource] of contentResources.entries())
    expect(await imported(site.app, tables[index] ?? "")).toMatchObject({
      create: 0,
      same: staying(resource),
      refusals: [],
    });
  expect(withoutVersions(await everyAnswer(site.app, site.token))).toEqual(withoutVersions(before));
});
