import { newsUpdate } from "@etalase/contracts/news.schema";
import { partnerSchemas } from "@etalase/contracts/plain/partners.schema";
import { describe, expect, test } from "vitest";
import { dialects } from "../../../test/databases.ts";
import { nothing, startHistorySite } from "../../../test/history-site.ts";
import { newsRecord, partnerRecord } from "../../../test/records.ts";
import { pictureUpload } from "../../../test/services.ts";
import { eachTest } from "../../../test/started.ts";
import { terminal } from "../../domain/user.ts";

const day = 24 * 60 * 60 * 1000;

describe.each(dialects)("the trash on %s", (dialect) => {
  const site = eachTest(() => startHistorySite(dialect));

  const list = async (query: object = {}) => (await site.services.trash.list({ page: 1, limit: 10, ...query })).rows;
  const actions = async () => (await site.services.audit.list({ page: 1, limit: 3 })).rows.map(({ action }) => action);

  test("holds what was deleted, the latest first, and says who did it and when", async () => {
    const { news, partners } = site.services;
    const [article, partner] = [await site.article(), await site.partner("Kopi Élite")];
    await news.remove([article.id], site.by);
    site.pass(1000);
    await partners.remove([partner.id], site.by);
    const about = { userId: site.by.user.id, userName: "Ana Maharani" };
    expect(await list()).toMatchObject([
      { id: partner.id, resource: "partners", title: "Kopi Élite", deletedAt: site.now(), ...about },
      { id: article.id, resource: "news", title: "Lima ide promosi", ...about },
    ]);
    expect((await list({ search: "elite" })).map(({ id }) => id)).toEqual([partner.id]);
    expect((await list({ resource: "news" })).map(({ id }) => id)).toEqual([article.id]);
  });

  test("gives back what it holds, with its files and its history, once", async () => {
    const { news, partners, trash } = site.services;
    const [article, partner] = [await site.article({ status: "published" }), await site.partner()];
    await news.update(article.id, newsUpdate.parse({ title: "Enam ide promosi" }), { by: site.by });
    const before = await site.everything();
    await news.remove([article.id], site.by);
    await partners.remove([partner.id], site.by);
    expect(await site.shownFiles()).toEqual([]);
    expect(await trash.restore([article.id, partner.id], site.by)).toBe(2);
    expect(await site.changesSince(before)).toEqual(nothing);
    expect(await site.hiddenFiles()).toEqual([]);
    expect((await news.revisions.list(article.id)).map(({ version }) => version)).toEqual([3, 2, 1]);
    expect(await actions()).toEqual(["restore", "restore", "delete"]);
    await expect(trash.restore([article.id], site.by)).rejects.toMatchObject({ kind: "notFound" });
  });

  test("forgets what it is told to forget: record, versions and files, but for those of others", async () => {
    const { news, trash } = site.services;
    const [gone, kept] = [await site.article(), await site.article()];
    await news.update(gone.id, {}, { by: site.by, files: { featuredImage: [await pictureUpload()] } });
    await news.remove([gone.id, kept.id], site.by);
    expect(await site.hiddenFiles()).toHaveLength(3);
    expect(await trash.purge([gone.id], site.by)).toBe(1);
    expect(await site.hiddenFiles()).toEqual([kept.featuredImage.file]);
    expect((await actions())[0]).toBe("purge");
    await expect(trash.restore([gone.id], site.by)).rejects.toMatchObject({ kind: "notFound" });
    await expect(site.undo()).rejects.toMatchObject({ kind: "conflict" });
  });

  test("forgets by itself after 30 days, not before", async () => {
    const { news, trash } = site.services;
    const article = await site.article();
    await news.remove([article.id], site.by);
    site.pass(30 * day);
    await trash.sweep();
    expect(await list()).toHaveLength(1);
    site.pass(1);
    await trash.sweep();
    expect(await list()).toEqual([]);
    expect(await site.hiddenFiles()).toEqual([]);
    expect((await actions())[0]).toBe("purge");
  });

  test("brings a record back whole or forgets it whole, whichever of two comes first", async () => {
    const { news, trash } = site.services;
    const article = await site.article();
    await news.update(article.id, newsUpdate.parse({ title: "Enam ide promosi" }), { by: site.by });
    await news.remove([article.id], site.by);
    const both = [trash.restore([article.id], site.by), trash.purge([article.id], site.by)];
    const [restored, purged] = await Promise.allSettled(both);
    const missing = { status: "rejected", reason: { kind: "notFound" } };
    expect(await list()).toEqual([]);
    if (restored?.status !== "fulfilled") {
      expect([restored, purged]).toMatchObject([missing, { status: "fulfilled" }]);
      return expect([...(await site.shownFiles()), ...(await site.hiddenFiles())]).toEqual([]);
    }
    expect(purged).toMatchObject(missing);
    expect((await news.revisions.list(article.id)).map(({ version }) => version)).toEqual([3, 2, 1]);
    expect(await site.missingFiles(await news.get(article.id, "staff"))).toEqual([]);
    expect(await actions()).not.toContain("purge");
  });

  /** A record of another kind with the same id, which imports once allowed. */
  async function sharingAnId() {
    const article = await site.article();
    await site.services.news.remove([article.id], site.by);
    await site.services.demo.partners.insert(partnerRecord({ id: article.id }));
    for (const name of ["Satu Digital", "Dua Digital", "Tiga Digital"])
      await site.services.partners.update(article.id, partnerSchemas.update.parse({ name }), { by: site.by });
    const versions = async () => (await site.services.partners.revisions.list(article.id)).map((one) => one.version);
    return { id: article.id, versions };
  }

  test("forgets no version of a record of another kind that has the same id", async () => {
    const { id, versions } = await sharingAnId();
    await site.services.trash.purge([id], site.by);
    expect(await versions()).toEqual([4, 3, 2, 1]);
    expect(await site.services.trash.purgePresent("news", [id], site.by)).toBe(0);
  });

  test("lets two records of one id lie there at no time, and says so", async () => {
    const { id, versions } = await sharingAnId();
    const message = expect.stringMatching(/^A record of another kind with this id is in the trash/);
    await expect(site.services.partners.remove([id], site.by)).rejects.toMatchObject({ kind: "conflict", message });
    expect(await site.services.trash.purgePresent("partners", [id], site.by)).toBe(0);
    await site.services.trash.restore([id], site.by);
    await site.services.partners.remove([id], { ...site.by, history: "none" });
    expect((await site.services.news.revisions.list(id)).map(({ version }) => version)).toEqual([2, 1]);
    await expect(versions()).rejects.toMatchObject({ kind: "notFound" });
  });

  test("holds nothing of what the site itself takes away", async () => {
    const article = await site.article();
    await site.services.news.remove([article.id], terminal);
    expect(await list()).toEqual([]);
    expect([...(await site.shownFiles()), ...(await site.hiddenFiles())]).toEqual([]);
  });

  test("gives a record of an earlier slug the next free one, and lets go of those taken", async () => {
    const { news, trash } = site.services;
    const article = await site.article({ status: "published", slug: "promo" });
    await news.update(article.id, newsUpdate.parse({ slug: "promo-baru" }), { by: site.by });
    await news.remove([article.id], site.by);
    const other = await site.article({ slug: "promo-baru" });
    await trash.restore([article.id], site.by);
    expect((await news.get(article.id, "staff")).slug).toBe("promo-baru-2");
    expect((await news.getBySlug("promo", "staff")).id).toBe(article.id);
    expect((await news.getBySlug("promo-baru", "staff")).id).toBe(other.id);
  });

  test("gives a testimonial back without the project that is gone meanwhile", async () => {
    const { portfolio, testimonials, trash } = site.services;
    const project = await site.project();
    const { id } = await site.testimonial({ portfolioId: project.id });
    await testimonials.remove([id], site.by);
    await portfolio.remove([project.id], site.by);
    await trash.restore([id], site.by);
    expect((await testimonials.get(id, "staff")).portfolioId).toBeNull();
  });
});

describe.each(dialects)("files that a history needs, on %s", (dialect) => {
  const site = eachTest(() => startHistorySite(dialect));

  const replaced = async () => {
    const article = await site.article();
    await site.services.news.update(article.id, {}, { by: site.by, files: { featuredImage: [await pictureUpload()] } });
    return { article, file: article.featuredImage.file };
  };

  test("are hidden and shown anew by the sweep, where the rows of the library say otherwise", async () => {
    const { article, file } = await replaced();
    const now = await site.services.news.get(article.id, "staff");
    const before = await site.services.editions.newest();
    await site.database.em.getConnection().execute("update media set is_hidden = 1 - is_hidden");
    expect(await site.services.removeOrphans()).toEqual([]);
    expect([await site.shownFiles(), await site.hiddenFiles()]).toEqual([[now.featuredImage.file], [file]]);
    expect(await site.services.editions.newest()).not.toEqual(before);
  });

  test("are removed a day after nobody needs them any more", async () => {
    const { file } = await replaced();
    await site.database.em.getConnection().execute("delete from revisions");
    expect(await site.services.removeOrphans()).toEqual([]);
    await site.age(file);
    expect(await site.services.removeOrphans()).toEqual([file]);
    expect(await site.hiddenFiles()).toEqual([]);
  });

  test("go on being served while another record shows them", async () => {
    const { article, file } = await replaced();
    const now = await site.services.news.get(article.id, "staff");
    await site.services.demo.news.insert(newsRecord({ featuredImage: now.featuredImage }));
    await site.services.news.remove([article.id], site.by);
    expect([await site.shownFiles(), await site.hiddenFiles()]).toEqual([[now.featuredImage.file], [file]]);
  });
});
