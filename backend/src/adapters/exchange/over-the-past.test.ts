import { newsUpdate } from "@etalase/contracts/news.schema";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { dialects } from "../../../test/databases.ts";
import { exported, imported } from "../../../test/exchange-site.ts";
import { type HistorySite, startHistorySite } from "../../../test/history-site.ts";

describe.each(dialects)("an import over what lies in the trash, on %s", (dialect) => {
  let site: HistorySite;
  beforeEach(async () => {
    site = await startHistorySite(dialect);
  });
  afterEach(() => site.close());

  const retitle = (id: string, title: string) =>
    site.services.news.update(id, newsUpdate.parse({ title }), { by: site.by });
  const versionsOf = async (id: string) => {
    const listed = await site.services.news.revisions.list(id);
    return Promise.all(
      listed.map(async ({ version }) => [version, (await site.services.news.revisions.get(id, version)).values.title]),
    );
  };
  const trashed = async () => (await site.services.trash.list({ page: 1, limit: 10 })).total;

  /** An export of an article's first version; the article got three more versions, and then it was deleted. */
  async function deletedSince() {
    const { id } = await site.article({ title: "Judul pertama" });
    const file = await exported(site, "json", ["news"]);
    for (const title of ["Judul kedua", "Judul ketiga", "Judul keempat"]) await retitle(id, title);
    await site.services.news.remove([id], site.by);
    return { id, file };
  }

  test("says so before, and what differs from the state that lies there", async () => {
    const { file } = await deletedSince();
    const { outcomes, ...counts } = await imported(site, file, { dry: true });
    expect(counts).toMatchObject({ create: 0, update: 1, same: 0, refused: 0 });
    expect(outcomes).toMatchObject([
      {
        action: "update",
        isTrashed: true,
        differences: [
          { field: "title", before: "Judul keempat", after: "Judul pertama" },
          { field: "slug", before: "judul-keempat", after: "judul-pertama" },
        ],
      },
    ]);
    expect(await trashed()).toBe(1);
  });

  test("brings the record back, and loses no version of it, then or by later edits", async () => {
    const { id, file } = await deletedSince();
    await imported(site, file);
    expect(await trashed()).toBe(0);
    for (const title of ["Sesudah 1", "Sesudah 2", "Sesudah 3"]) await retitle(id, title);
    expect(await versionsOf(id)).toEqual([
      [9, "Sesudah 3"],
      [8, "Sesudah 2"],
      [7, "Sesudah 1"],
      [6, "Judul pertama"],
      [5, "Judul keempat"],
      [4, "Judul keempat"],
      [3, "Judul ketiga"],
      [2, "Judul kedua"],
      [1, "Judul pertama"],
    ]);
    const { rows } = await site.services.audit.list({ page: 1, limit: 9 });
    expect(rows.slice(3, 6).map(({ action }) => action)).toEqual(["update", "restore", "delete"]);
  });

  test("brings it back as well where nothing of it differs, under a version above that of the file", async () => {
    const { id } = await site.article({ title: "Judul tetap" });
    const file = (await exported(site, "json", ["news"])).replace(/"version":\s*1\b/, '"version": 40');
    await site.services.news.remove([id], site.by);
    expect(await imported(site, file)).toMatchObject({ create: 0, update: 1, same: 0 });
    expect((await site.services.news.get(id, "staff")).version).toBe(41);
    expect(await site.missingFiles(await site.services.news.get(id, "staff"))).toEqual([]);
  });

  test("keeps the addresses that led there, and what led there from other records", async () => {
    const { portfolio, testimonials } = site.services;
    const project = await site.project();
    const { id } = await site.testimonial({ portfolioId: project.id });
    const file = await exported(site, "json", ["portfolio"]);
    await portfolio.remove([project.id], site.by);
    expect((await testimonials.get(id, "staff")).portfolioId).toBeNull();
    await imported(site, file);
    expect((await testimonials.get(id, "staff")).portfolioId).toBe(project.id);
  });

  test("by two at once brings it back once", async () => {
    const { id, file } = await deletedSince();
    const both = await Promise.allSettled([imported(site, file), imported(site, file)]);
    expect(both.map(({ status }) => status)).toContain("fulfilled");
    const versions = await versionsOf(id);
    expect(versions.slice(-4)).toEqual([
      [4, "Judul keempat"],
      [3, "Judul ketiga"],
      [2, "Judul kedua"],
      [1, "Judul pertama"],
    ]);
    expect((await site.services.news.get(id, "staff")).title).toBe("Judul pertama");
  });

  /** An export of one partner with this id, from another site. */
  async function partnerWith(id: string) {
    const partner = await site.partner();
    const file = (await exported(site, "json", ["partners"])).replaceAll(partner.id, id);
    await site.services.partners.remove([partner.id], site.by);
    await site.services.trash.purge([partner.id], site.by);
    return file;
  }

  const refused = /_id: This _id already belongs to a (news|media) record\. Leave it out to get a new one/;
  const nothing = { create: 0, update: 0, same: 0, refused: 1, refusals: [expect.stringMatching(refused)] };

  test("takes no id of a record of another kind, whether it stands, lies in the trash or has left versions", async () => {
    const { id } = await site.article();
    const file = await partnerWith(id);
    for (const dry of [true, false]) expect(await imported(site, file, { dry })).toMatchObject(nothing);
    await site.services.news.remove([id], site.by);
    for (const dry of [true, false]) expect(await imported(site, file, { dry })).toMatchObject(nothing);
    // Somebody may have emptied one table by hand.
    await site.database.em.getConnection().execute("delete from trash");
    for (const dry of [true, false]) expect(await imported(site, file, { dry })).toMatchObject(nothing);
    await site.database.em.getConnection().execute("delete from revisions");
    expect(await imported(site, file)).toMatchObject({ create: 1, refused: 0 });
  });

  test("takes no id of a picture of the library", async () => {
    const { id } = await site.picture();
    expect(await imported(site, await partnerWith(id))).toMatchObject(nothing);
  });

  test("takes an id once from a file that gives it to new records of two kinds", async () => {
    const article = await site.article();
    const partner = await site.partner();
    const file = (await exported(site, "json", ["news", "partners"])).replaceAll(partner.id, article.id);
    await site.services.news.remove([article.id], site.by);
    await site.services.partners.remove([partner.id], site.by);
    await site.services.trash.purge([article.id, partner.id], site.by);
    const refusals = [expect.stringMatching(/It has the same _id as/)];
    expect(await imported(site, file, { dry: true })).toMatchObject({ create: 1, refused: 1, refusals });
  });

  test("a record that comes under an id of which only versions are known begins above them", async () => {
    const { id } = await site.article({ title: "Judul pertama" });
    const file = await exported(site, "json", ["news"]);
    await retitle(id, "Judul kedua");
    // Somebody may have reset one table by hand.
    await site.database.em.getConnection().execute("delete from news_slugs");
    await site.database.em.getConnection().execute("delete from news_tags");
    await site.database.em.getConnection().execute("delete from news");
    await imported(site, file);
    await retitle(id, "Judul ketiga");
    expect(await versionsOf(id)).toEqual([
      [4, "Judul ketiga"],
      [3, "Judul pertama"],
      [2, "Judul kedua"],
      [1, "Judul pertama"],
    ]);
  });
});
