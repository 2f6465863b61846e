import { newsUpdate } from "@etalase/contracts/news.schema";
import { testimonialUpdate } from "@etalase/contracts/testimonials.schema";
import { describe, expect, test } from "vitest";
import { dialects } from "../../../test/databases.ts";
import { startHistorySite } from "../../../test/history-site.ts";
import { actor, newsRecord } from "../../../test/records.ts";
import { eachTest } from "../../../test/started.ts";

const day = 24 * 60 * 60 * 1000;

describe.each(dialects)("the versions of a record on %s", (dialect) => {
  const site = eachTest(() => startHistorySite(dialect));

  const edit = (id: string, fields: object, by = site.by) =>
    site.services.news.update(id, newsUpdate.parse(fields), { by });

  test("say who made each, when, and which fields it changed", async () => {
    const article = await site.article();
    site.pass(1000);
    const other = actor({ name: "Budi" });
    await edit(article.id, { title: "Enam ide promosi", isHighlighted: true }, other);
    const [second, first] = await site.services.news.revisions.list(article.id);
    expect(second).toMatchObject({ version: 2, at: site.now(), userId: other.user.id, userName: "Budi" });
    expect(second?.fields.toSorted()).toEqual(["isHighlighted", "slug", "title"]);
    expect(first).toMatchObject({ version: 1, userName: "Ana Maharani", fields: [] });
    const { values } = await site.services.news.revisions.get(article.id, 1);
    expect(values).toEqual(article);
  });

  test("begin with what there was before a history was kept", async () => {
    const { news, demo } = site.services;
    const record = newsRecord({ version: 7 });
    await demo.news.insert(record);
    expect(await news.revisions.list(record.id)).toMatchObject([{ version: 7, userId: null, at: record.updatedAt }]);
    expect((await news.revisions.get(record.id, 7)).values).toEqual(record);
    await edit(record.id, { title: "Enam ide promosi" });
    expect((await news.revisions.list(record.id)).map(({ version }) => version)).toEqual([8, 7]);
    await news.revisions.restore(record.id, 7, site.by);
    expect(await news.get(record.id, "staff")).toEqual({ ...record, version: 9, updatedAt: site.now() });
  });

  test("are kept for a year, and the newest 50 for good", async () => {
    const { id } = await site.article();
    const versions = async () => (await site.services.news.revisions.list(id)).length;
    for (let number = 0; number < 55; number++) await edit(id, { isHighlighted: number % 2 === 0 });
    expect(await versions()).toBe(56);
    site.setClock(366 * day);
    await edit(id, { isHighlighted: true });
    expect(await versions()).toBe(57);
    site.setClock(-366 * day);
    await site.live(366);
    await edit(id, { title: "Enam ide promosi" });
    expect(await versions()).toBe(50);
  });

  test("of a record that is gone are not there, nor ones that never were", async () => {
    const { revisions, remove } = site.services.news;
    const { id } = await site.article();
    const missing = { kind: "notFound" };
    await expect(revisions.get(id, 2)).rejects.toMatchObject(missing);
    await expect(revisions.restore(id, 2, site.by)).rejects.toMatchObject(missing);
    await remove([id], site.by);
    await expect(revisions.list(id)).rejects.toMatchObject(missing);
    await expect(revisions.get(id, 1)).rejects.toMatchObject(missing);
  });

  test("leave a record its address and its date once everybody has seen it", async () => {
    const { news } = site.services;
    const { id, slug } = await site.article({ status: "draft" });
    site.pass(day);
    const { date, publishedAt } = await edit(id, { status: "published", slug: "ide-promosi" });
    expect(await news.getBySlug("ide-promosi", "public")).toMatchObject({ id, publishedAt: site.now() });
    site.pass(day);
    await news.revisions.restore(id, 1, site.by);
    expect(await news.get(id, "staff")).toMatchObject({ slug, status: "draft", publishedAt, date });
    site.pass(day);
    expect(await edit(id, { status: "published" })).toMatchObject({ publishedAt, date });
    expect(await news.getBySlug("ide-promosi", "public")).toMatchObject({ id, slug });
  });

  test("of which nobody has seen one go public when they are restored, not when they were to", async () => {
    const { news } = site.services;
    const publishAt = new Date(site.now().getTime() + day).toISOString();
    const { id } = await site.article({ status: "published", publishAt });
    await edit(id, { status: "draft" });
    site.pass(2 * day);
    await news.revisions.restore(id, 1, site.by);
    expect(await news.get(id, "staff")).toMatchObject({ publishedAt: site.now(), date: site.now() });
  });

  test("of the settings are the superadmin's to restore where they change custom code", async () => {
    const { settings, audit } = site.services;
    await site.set({ siteName: "Toko", customCss: "a { color: red }" });
    await site.set({ customCss: "" });
    expect(await settings.revisions.list("settings")).toMatchObject([
      { version: 3, fields: ["customCss"] },
      { version: 2, fields: ["siteName", "customCss"] },
      { version: 1, userId: null },
    ]);
    await expect(settings.revisions.restore("settings", 2, actor())).rejects.toMatchObject({ kind: "forbidden" });
    const restored = await settings.revisions.restore("settings", 2, site.by);
    expect(restored).toEqual(await settings.get());
    expect(restored).toMatchObject({ siteName: "Toko", customCss: "a { color: red }", version: 4 });
    const { rows } = await audit.list({ page: 1, limit: 2 });
    expect(rows.map(({ action }) => action).sort()).toEqual(["customCode", "restore"]);
  });

  const details = async () => {
    const { rows } = await site.services.audit.list({ page: 1, limit: 20 });
    return rows.map(({ action, detail }) => [action, JSON.parse(detail)]);
  };

  test("tell from what to what the status went when one is restored, and when that is undone", async () => {
    const { id } = await site.article({ status: "published" });
    await edit(id, { status: "draft" });
    await site.services.news.revisions.restore(id, 1, site.by);
    await site.undo();
    await edit(id, { title: "Enam ide promosi" });
    await site.undo();
    expect((await details()).slice(0, 4)).toEqual([
      ["undo", {}],
      ["update", { fields: ["title"] }],
      ["undo", { status: "draft", formerStatus: "published" }],
      ["restore", { version: 1, status: "published", formerStatus: "draft" }],
    ]);
  });

  const statement = (sql: string) => site.database.em.getConnection().execute(sql);
  const categories = async (id: string) => {
    const { list, get } = site.services.news.revisions;
    const listed = await list(id);
    return Promise.all(listed.map(async ({ version }) => [version, (await get(id, version)).values.category]));
  };

  test("stay as they were kept where somebody has set a record back by hand, to be deleted and restored", async () => {
    const { id } = await site.article({ category: "Satu" });
    for (const category of ["Dua", "Tiga"]) await edit(id, { category });
    await statement("update news set version = 2, category = 'Lain'");
    await site.services.news.remove([id], site.by);
    await site.services.trash.restore([id], site.by);
    const all = [5, 4, 3, 2, 1].map((version) => [version, ["Satu", "Dua", "Tiga", "Lain", "Lain"][version - 1]]);
    expect(await categories(id)).toEqual(all);
  });

  test("stay as they were kept where somebody has changed a record by hand, which is edited and undone after", async () => {
    const { id } = await site.article({ category: "Satu" });
    await statement("update news set category = 'Lain'");
    await edit(id, { category: "Dua" });
    await site.undo();
    expect(await categories(id)).toEqual([
      [4, "Lain"],
      [3, "Dua"],
      [2, "Lain"],
      [1, "Satu"],
    ]);
    expect((await site.services.news.get(id, "staff")).category).toBe("Lain");
  });

  test("lose what led to a record that is gone, and are no others for that", async () => {
    const { portfolio, testimonials } = site.services;
    const project = await site.project();
    const { id } = await site.testimonial({ portfolioId: project.id });
    await portfolio.remove([project.id], site.by);
    await testimonials.update(id, testimonialUpdate.parse({ name: "Laras Ayu" }), { by: site.by });
    await site.services.trash.restore([project.id], site.by);
    await testimonials.update(id, testimonialUpdate.parse({ name: "Laras" }), { by: site.by });
    expect((await testimonials.revisions.list(id)).map(({ version }) => version)).toEqual([3, 2, 1]);
    expect((await testimonials.revisions.get(id, 2)).values).toMatchObject({ portfolioId: project.id });
  });

  test("give way to none of the same number: a write that would make one again is refused whole", async () => {
    const article = await site.article();
    await edit(article.id, { category: "Enam" });
    await edit(article.id, { category: "Tujuh" });
    await statement("update news set version = 2, category = 'Enam'");
    const before = await site.everything();
    await expect(edit(article.id, { title: "Judul lain" })).rejects.toThrow();
    expect(await site.everything()).toEqual(before);
    const kept = await site.services.news.revisions.get(article.id, 3);
    expect(kept.values).toMatchObject({ category: "Tujuh" });
  });
});
