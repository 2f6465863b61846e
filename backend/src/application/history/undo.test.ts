import { newsUpdate } from "@etalase/contracts/news.schema";
import { describe, expect, test } from "vitest";
import { dialects, sqliteByDay } from "../../../test/databases.ts";
import { nothing, startHistorySite } from "../../../test/history-site.ts";
import { actor } from "../../../test/records.ts";
import { pictureUpload } from "../../../test/services.ts";
import { eachTest } from "../../../test/started.ts";

describe.each(dialects)("taking back on %s", (dialect) => {
  const site = eachTest(() => startHistorySite(dialect));

  const retitle = async (id: string, title: string) =>
    site.services.news.update(id, newsUpdate.parse({ title }), {
      by: site.by,
      files: { featuredImage: [await pictureUpload()] },
    });

  test("a deletion brings the record back with its place, its slugs, its views and what led to it", async () => {
    const { portfolio, partners, news, demo } = site.services;
    const project = await site.project({ status: "published" });
    await portfolio.update(project.id, { slug: "situs-baru" }, { by: site.by });
    await site.testimonial({ portfolioId: project.id, status: "published" });
    const article = await site.article({ status: "published" });
    await news.countView(article.id, "public", { visitor: "v", ip: "::1" });
    await demo.marks.mark("news", article.id);
    const [, second, third] = [await site.partner("Satu"), await site.partner("Dua"), await site.partner("Tiga")];
    const before = await site.everything();

    await portfolio.remove([project.id], site.by);
    expect(await site.undo()).toBe(1);
    await news.remove([article.id], site.by);
    expect(await site.undo()).toBe(1);
    await partners.remove([second.id, third.id], site.by);
    expect(await site.undo()).toBe(2);

    expect(await site.changesSince(before)).toEqual(nothing);
    expect(await demo.marks.marked("news")).toEqual([article.id]);
    expect((await news.get(article.id, "staff")).version).toBeGreaterThan(article.version);
    expect((await portfolio.getBySlug("situs-kopi", "public")).id).toBe(project.id);
  });

  test("an edit puts fields, slugs and pictures back, and what it brought is served no longer", async () => {
    const article = await site.article({ status: "published" });
    const before = await site.everything();
    await retitle(article.id, "Enam ide promosi");
    await site.services.news.update(article.id, newsUpdate.parse({ slug: "enam" }), { by: site.by });
    const after = await site.undo();
    expect(after).toBe(1);
    await expect(site.services.news.getBySlug("enam", "staff")).rejects.toMatchObject({ kind: "notFound" });
    expect((await site.services.news.get(article.id, "staff")).title).toBe("Enam ide promosi");
    expect(before).not.toEqual(await site.everything());
  });

  test("works once, for half an hour", async () => {
    const article = await site.article();
    await retitle(article.id, "Enam ide promosi");
    const token = site.token();
    await site.services.undo(token, actor());
    await expect(site.services.undo(token, site.by)).rejects.toMatchObject({ kind: "notFound" });
    await retitle(article.id, "Tujuh ide promosi");
    site.pass(30 * 60_000);
    await expect(site.undo()).rejects.toMatchObject({ kind: "notFound" });
    expect((await site.services.news.get(article.id, "staff")).title).toBe("Tujuh ide promosi");
  });

  describe("the list of what can be taken back", () => {
    const told = async (user = site.by.user) => {
      const { rows, total } = await site.services.undos({ page: 1, limit: 25 }, user);
      expect(total).toBe(rows.length);
      return rows.map(({ deed, resource, title, count, userName }) => [deed, resource, title, count, userName]);
    };

    test("tells what was done, by whom, the last first, for half an hour", async () => {
      const { name } = site.by.user;
      const { news, partners, settings } = site.services;
      const [one, two] = [await site.article({ title: "Satu ide" }), await site.article({ title: "Dua ide" })];
      const after = (ms: number) => site.pass(ms);
      after(1000);
      await news.bulkUpdate({ ids: [one.id, two.id], update: { isHighlighted: true } }, site.by);
      after(1000);
      await news.remove([two.id], site.by);
      after(1000);
      const [, second] = [await site.partner("Mega"), await site.partner("Kopi")];
      after(1000);
      await partners.move({ id: second.id, direction: "up" }, site.by);
      after(1000);
      await settings.update({ siteName: "Toko" }, { by: site.by });
      const all = await told();
      expect(all.slice(0, 2)).toEqual([
        ["update", "settings", "Website settings", 1, name],
        ["move", "partners", "", 0, name],
      ]);
      expect(all.slice(4, 6)).toEqual([
        ["delete", "news", "Dua ide", 1, name],
        ["update", "news", expect.stringMatching(/^(Satu|Dua) ide$/), 2, name],
      ]);
      expect(new Set(all.slice(6).map(([deed, , title]) => `${deed} ${title}`))).toEqual(
        new Set(["create Satu ide", "create Dua ide"]),
      );
      after(30 * 60_000);
      expect(await told()).toEqual([]);
    });

    test("calls what was brought back restored, from the trash or by an undo", async () => {
      const { news, trash } = site.services;
      const { id } = await site.article({ title: "Satu ide" });
      await news.remove([id], site.by);
      site.pass(1000);
      await trash.restore([id], site.by);
      expect((await told())[0]).toEqual(["restore", "news", "Satu ide", 1, site.by.user.name]);
      await news.remove([id], site.by);
      site.pass(1000);
      await site.undo();
      expect((await told())[0]).toEqual(["restore", "news", "Satu ide", 1, site.by.user.name]);
    });

    test("takes back by the id of a row, once", async () => {
      const before = await site.everything();
      await site.article();
      const [row] = (await site.services.undos({ page: 1, limit: 25 }, site.by.user)).rows;
      expect(await site.services.undo(row?.id ?? "", actor())).toBe(1);
      expect(await site.changesSince(before)).toEqual(nothing);
      await expect(site.services.undo(row?.id ?? "", site.by)).rejects.toMatchObject({ kind: "notFound" });
    });

    test("shows accounts and subscribers to superadmins alone, who alone take them back", async () => {
      const { id } = await site.account({ username: "rani" });
      await site.services.users.remove(id, site.by);
      expect(await told()).toEqual([["delete", "users", "rani", 1, site.by.user.name]]);
      expect(await told(actor().user)).toEqual([]);
      await expect(site.services.undo(site.token(), actor())).rejects.toMatchObject({ kind: "forbidden" });
    });
  });

  test("changes nothing when somebody has edited since, and says so", async () => {
    const { news } = site.services;
    const [one, two] = [await site.article(), await site.article()];
    await news.bulkUpdate({ ids: [one.id, two.id], update: { isHighlighted: true } }, site.by);
    const token = site.token();
    await retitle(two.id, "Enam ide promosi");
    const [before, hidden] = [await site.everything(), await site.hiddenFiles()];
    const refused = { kind: "conflict", message: "This has been changed since, so nothing was undone." };
    await expect(site.services.undo(token, site.by)).rejects.toMatchObject(refused);
    await news.remove([two.id], site.by);
    await expect(site.services.undo(token, site.by)).rejects.toMatchObject(refused);
    await site.undo();
    expect(await site.changesSince(before)).toEqual(nothing);
    expect(await site.hiddenFiles()).toEqual(hidden);
  });

  test("two at once take a write back once", async () => {
    const article = await site.article();
    await site.services.news.remove([article.id], site.by);
    const both = await Promise.allSettled([site.undo(), site.undo()]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await site.services.news.get(article.id, "staff")).title).toBe(article.title);
  });

  test("a move is taken back, though others came since", async () => {
    const { partners } = site.services;
    const [one, two] = [await site.partner("Satu"), await site.partner("Dua")];
    await partners.move({ id: two.id, direction: "up" }, site.by);
    const token = site.token();
    const third = await site.partner("Tiga");
    await site.services.undo(token, site.by);
    expect((await partners.active()).map(({ id }) => id)).toEqual([one.id, two.id, third.id]);
  });

  test("custom code is the superadmin's to put back, too", async () => {
    await site.set({ siteName: "Toko", customJs: "window.a = 1" });
    const before = await site.services.settings.get();
    await expect(site.services.undo(site.token(), actor())).rejects.toMatchObject({ kind: "forbidden" });
    expect(await site.services.settings.get()).toEqual(before);
    await site.undo();
    expect(await site.services.settings.get()).toMatchObject({ siteName: "Etalase", customJs: "", version: 3 });
    const { rows } = await site.services.audit.list({ page: 1, limit: 2 });
    expect(rows.map(({ action }) => action).sort()).toEqual(["customCode", "undo"]);
  });

  test("a slug that was given away meanwhile is not taken from its record", async () => {
    const { news } = site.services;
    const first = await site.article({ slug: "promo" });
    await news.remove([first.id], site.by);
    const token = site.token();
    const second = await site.article({ slug: "promo" });
    await site.services.undo(token, site.by);
    expect((await news.getBySlug("promo", "staff")).id).toBe(second.id);
    expect((await news.get(first.id, "staff")).slug).toBe("promo-2");
  });
});

describe.each(sqliteByDay)("taking back on %s", (dialect) => {
  const site = eachTest(() => startHistorySite(dialect));

  test("200 are taken back as one", async () => {
    const { demo, news } = site.services;
    const article = await site.article();
    const ids = [article.id];
    for (let number = 1; number < 200; number++) {
      const id = String(number).padStart(24, "0");
      await demo.news.insert({ ...article, id, slug: `artikel-${number}` });
      ids.push(id);
    }
    const before = await site.everything();
    await news.bulkUpdate({ ids, update: { status: "published" } }, site.by);
    expect(await site.undo()).toBe(200);
    expect(await site.changesSince(before)).toEqual(nothing);
    await news.remove(ids, site.by);
    expect(await site.undo()).toBe(200);
    expect(await site.changesSince(before)).toEqual(nothing);
  });
});
