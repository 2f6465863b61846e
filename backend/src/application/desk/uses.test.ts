import { newsUpdate } from "@etalase/contracts/news.schema";
import { describe, expect, test } from "vitest";
import { sqliteByDay } from "../../../test/databases.ts";
import { startHistorySite } from "../../../test/history-site.ts";
import { newId } from "../../../test/records.ts";
import { pictureUpload } from "../../../test/services.ts";
import { eachTest } from "../../../test/started.ts";
import { authorOf } from "../../domain/desk.ts";
import { filesOf } from "../../domain/picture.ts";
import { createUserRepository } from "../../persistence/users.ts";

const inUse = { kind: "conflict", message: "The picture is in use" };
const newKey = "new-3f2c1d4e-0000-4000-8000-00000000000a";
const figure = (file: string) =>
  `<p>Pelanggan menilai sebuah usaha.</p><figure><img src="https://toko.example/media/${file}" alt="Toko"></figure>`;

describe.each(sqliteByDay)("pictures of drafts on %s", (dialect) => {
  const site = eachTest(() => startHistorySite(dialect));

  const keep = (key: string, values: object) =>
    site.services.workingCopies.keep({ resource: "news", key }, { values: { ...values } }, site.by);
  const discard = (key: string) => site.services.workingCopies.discard({ resource: "news", key }, site.by);
  const isUnused = async (id: string) => (await site.services.media.unused()).rows.some((one) => one.id === id);
  const remove = (id: string) => site.services.media.remove([id], site.by);

  test("are in use while a draft names them, by address or from the library", async () => {
    const [inText, chosen] = [await site.picture(50), await site.picture(51)];
    const undoUpload = site.token();
    await keep(newKey, { title: "Judul", content: figure(inText.picture.file), featuredImage: { mediaId: chosen.id } });
    const used = { resource: "news", id: newKey, title: "Judul", field: "workingCopy" };
    for (const { id } of [inText, chosen]) {
      expect((await site.services.media.get(id)).uses).toMatchObject([used]);
      expect(await isUnused(id)).toBe(false);
      await expect(remove(id)).rejects.toMatchObject(inUse);
    }
    await expect(site.services.undo(undoUpload, site.by)).rejects.toMatchObject(inUse);
    await discard(newKey);
    expect([await isUnused(inText.id), await remove(chosen.id)]).toEqual([true, 1]);
  });

  test("are replaced in drafts as well, and come back with the rest when that is taken back", async () => {
    const { media, workingCopies, news } = site.services;
    const [{ id, picture }, article] = [await site.picture(), await site.article()];
    const draft = { content: figure(picture.file), images: [`/media/${picture.file}`], shareImage: { mediaId: id } };
    const base = { images: [`/media/${picture.file}`] };
    await workingCopies.keep({ resource: "news", key: article.id }, { values: draft, base, baseVersion: 1 }, site.by);
    const ana = { ...site.by, user: { ...site.by.user, id: newId() } };
    await workingCopies.keep({ resource: "news", key: newKey }, { values: draft }, ana);
    const kept = async () => [
      await workingCopies.get({ resource: "news", key: article.id }),
      await workingCopies.get({ resource: "news", key: newKey }),
    ];
    const before = await kept();
    const { file } = (await media.replace(id, await pictureUpload("baru.png", 80), site.by)).picture;
    const values = { content: figure(file), images: [`/media/${file}`], shareImage: { mediaId: id } };
    expect(await kept()).toMatchObject([{ values, base: { images: values.images } }, { values }]);
    expect((await kept()).map(({ updatedAt, by }) => ({ updatedAt, by }))).toEqual(
      before.map(({ updatedAt, by }) => ({ updatedAt, by })),
    );
    expect((await news.get(article.id, "staff")).version).toBe(article.version);

    await site.undo();
    expect(await kept()).toEqual(before);
    await site.undo();
    expect(await kept()).toMatchObject([{ values }, { values }]);
    await media.revisions.restore(id, 1, site.by);
    expect(await kept()).toEqual(before);
  });

  test("are in use while an open review link shows them", async () => {
    const { id, picture } = await site.picture();
    const { reviews } = site.services;
    await createUserRepository(site.database.em).insert(site.by.user);
    const shown = { title: "Judul", content: figure(picture.file) };
    const by = authorOf(site.by.user);
    const review = await reviews.make({ resource: "news", key: newKey, days: 1 }, { title: "J", shown, by }, site.by);
    expect((await site.services.media.get(id)).uses).toMatchObject([{ resource: "news", id: newKey, field: "review" }]);
    await expect(remove(id)).rejects.toMatchObject(inUse);
    await reviews.revoke(review.id, site.by);
    expect(await isUnused(id)).toBe(true);
  });

  test("do not count while their record lies in the trash", async () => {
    const [{ id, picture }, article] = [await site.picture(), await site.article()];
    await keep(article.id, { content: figure(picture.file), shareImage: { url: article.featuredImage.file } });
    await site.services.news.remove([article.id], site.by);
    expect(await isUnused(id)).toBe(true);
    expect(await site.shownFiles()).toEqual(filesOf(picture).toSorted());
  });

  test("stay in sight for as long as a draft shows what its record has lost", async () => {
    const article = await site.article();
    const { file } = article.featuredImage;
    await keep(article.id, { content: figure(file) });
    const files = { featuredImage: [await pictureUpload()] };
    // Another person saves, so the draft stays.
    const by = { ...site.by, user: { ...site.by.user, id: newId() } };
    await site.services.news.update(article.id, {}, { by, files });
    await site.services.removeOrphans();
    expect(await site.shownFiles()).toContain(file);
    await discard(article.id);
    await site.services.removeOrphans();
    expect([(await site.shownFiles()).includes(file), await site.hiddenFiles()]).toEqual([false, [file]]);
  });
});

describe.each(sqliteByDay)("a text that shows a picture which was deleted, on %s", (dialect) => {
  const site = eachTest(() => startHistorySite(dialect));

  test("brings it back when it is saved: served, in the library, and for good", async () => {
    const { media, news, trash } = site.services;
    const [{ id, picture }, article] = [await site.picture(), await site.article()];
    await media.remove([id], site.by);
    expect(await site.shownFiles()).not.toContain(picture.file);
    const content = `<p>Pelanggan menilai usaha.</p><figure><img src="/media/${picture.file}" alt="Toko" /></figure>`;
    await news.update(article.id, newsUpdate.parse({ content }), { by: site.by });
    const stands = async () => {
      expect(await site.shownFiles()).toEqual(expect.arrayContaining([...filesOf(picture)]));
      const { rows } = await media.list({ page: 1, limit: 10, sort: "newest", file: picture.file });
      expect(rows.map(({ uses }) => uses.map(({ id: used, field }) => [used, field]))).toEqual([
        [[article.id, "content"]],
      ]);
    };
    await stands();
    await trash.purge([id], site.by);
    await site.services.removeOrphans();
    await stands();
  });
});
