import { mediaUpdate } from "@etalase/contracts/media.schema";
import { newsUpdate } from "@etalase/contracts/news.schema";
import { describe, expect, test } from "vitest";
import { sqliteByDay } from "../../../test/databases.ts";
import { nothing, startHistorySite } from "../../../test/history-site.ts";
import { actor } from "../../../test/records.ts";
import { pictureUpload } from "../../../test/services.ts";
import { eachTest } from "../../../test/started.ts";
import { filesOf } from "../../domain/picture.ts";

const changed = { kind: "conflict", message: "This has been changed since, so nothing was undone." };
const inUse = { kind: "conflict", message: "The picture is in use" };

describe.each(sqliteByDay)("taking back in the library on %s", (dialect) => {
  const site = eachTest(() => startHistorySite(dialect));

  const replace = async (id: string, width: number, by = site.by) =>
    site.services.media.replace(id, await pictureUpload("baru.png", width), by);
  const describeIt = (id: string, fields: object) => site.services.media.update(id, mediaUpdate.parse(fields), site.by);

  /** A picture in an article, in its text, and in the settings. */
  const shown = async () => {
    const media = await site.picture(64);
    const content = `<p>Halo semua pembaca kami.</p><figure><img src="/media/${media.picture.file}" alt="Toko" /></figure>`;
    const article = await site.article({ status: "published" });
    const files = { featuredImage: [{ mediaId: media.id }] };
    await site.services.news.update(article.id, newsUpdate.parse({ content }), { by: site.by, files });
    await site.services.settings.update({}, { by: site.by, files: { ogImage: [{ mediaId: media.id }] } });
    return { media, article };
  };

  test("a picture that was replaced everywhere is everywhere again, with its files, as one", async () => {
    const { media, article } = await shown();
    const before = await site.everything();
    const after = await replace(media.id, 80, { ...site.by, ...actor({ name: "Budi" }) });
    expect(await site.shownFiles()).toEqual(filesOf(after.picture).toSorted());
    expect(await site.hiddenFiles()).toEqual(expect.arrayContaining([...filesOf(media.picture)]));

    expect(await site.undo()).toBe(3);
    expect(await site.changesSince(before)).toEqual(nothing);
    expect(await site.hiddenFiles()).toEqual(expect.arrayContaining([...filesOf(after.picture)]));
    // That was a write, too.
    await site.undo();
    expect(await site.shownFiles()).toEqual(filesOf(after.picture).toSorted());
    expect((await site.services.news.get(article.id, "staff")).content).toContain(after.picture.file);
  });

  test("a version of a picture is everywhere again once it is restored, and taken back as one", async () => {
    const { media: library, news, audit } = site.services;
    const { media, article } = await shown();
    await describeIt(media.id, { name: "Toko", alt: "Toko roti", caption: "Foto: Ana", focal: { x: 0, y: 0.5 } });
    const described = await news.get(article.id, "staff");
    const replaced = await replace(media.id, 80);
    await describeIt(media.id, { alt: "Toko baru", caption: "" });
    const before = await site.everything();
    const versions = await library.revisions.list(media.id);
    expect(versions.map(({ version, fields }) => [version, fields])).toEqual([
      [4, ["picture"]],
      [3, ["picture"]],
      [2, ["picture", "name"]],
      [1, []],
    ]);
    expect((await library.revisions.get(media.id, 2)).values.picture).toEqual(described.featuredImage);

    const restored = await library.revisions.restore(media.id, 2, site.by);
    expect(restored).toMatchObject({ name: "Toko", version: 5, bytes: media.bytes, picture: described.featuredImage });
    expect(restored.uses).toHaveLength(3);
    const now = await news.get(article.id, "staff");
    expect([now.featuredImage, now.content]).toEqual([described.featuredImage, described.content]);
    expect(await site.shownFiles()).toEqual(filesOf(media.picture).toSorted());
    expect(await site.hiddenFiles()).toEqual(expect.arrayContaining([...filesOf(replaced.picture)]));
    const { rows } = await audit.list({ page: 1, limit: 1 });
    expect(rows).toMatchObject([{ action: "restore", resource: "media", recordId: media.id, detail: '{"version":2}' }]);

    expect(await site.undo()).toBe(3);
    expect(await site.changesSince(before)).toEqual(nothing);
  });

  test("a picture that nobody has edited has the version that it came with", async () => {
    const article = await site.article();
    const { rows } = await site.services.media.list({ page: 1, limit: 1, sort: "newest" });
    const [own] = rows;
    site.pass(60_000);
    const [first, ...others] = await site.services.media.revisions.list(own?.id ?? "");
    expect([first, others]).toMatchObject([{ version: 1, at: article.createdAt }, []]);
  });

  test("records that a picture's write changes have a version of it: who, when and which fields", async () => {
    const { media, article } = await shown();
    await replace(media.id, 80);
    site.pass(1000);
    await describeIt(media.id, { alt: "Toko roti" });
    const { news, settings } = site.services;
    const versions = await news.revisions.list(article.id);
    expect(versions.map(({ version, userName, fields }) => ({ version, userName, fields: fields.toSorted() }))).toEqual(
      [
        { version: 4, userName: "Ana Maharani", fields: ["featuredImage"] },
        { version: 3, userName: "Ana Maharani", fields: ["content", "featuredImage"] },
        { version: 2, userName: "Ana Maharani", fields: ["content", "excerpt", "featuredImage"] },
        { version: 1, userName: "Ana Maharani", fields: [] },
      ],
    );
    expect(versions[0]?.at).toEqual(site.now());
    expect((await settings.revisions.list("settings")).map(({ version, fields }) => [version, fields])).toEqual([
      [4, ["ogImage"]],
      [3, ["ogImage"]],
      [2, ["ogImage"]],
      [1, []],
    ]);
    for (const { version } of versions) {
      const { values } = await news.revisions.get(article.id, version);
      await news.revisions.restore(article.id, version, site.by);
      const { version: _raised, updatedAt: _now, ...restored } = await news.get(article.id, "staff");
      expect(values).toMatchObject(restored);
      expect(await site.missingFiles(restored)).toEqual([]);
    }
  });

  test("an edit of a record that shows it comes first: nothing is changed", async () => {
    const { media, article } = await shown();
    await replace(media.id, 80);
    const token = site.token();
    await site.services.news.update(article.id, newsUpdate.parse({ title: "Enam ide" }), { by: site.by });
    const before = await site.everything();
    await expect(site.services.undo(token, site.by)).rejects.toMatchObject(changed);
    expect(await site.changesSince(before)).toEqual(nothing);
  });

  test("a deleted picture lies in the trash, its file is served no longer, and both come back", async () => {
    const { media, trash } = site.services;
    const { id, picture } = await site.picture();
    const before = await site.everything();
    await media.remove([id], site.by);
    expect([await site.shownFiles(), await site.hiddenFiles()]).toEqual([[], [picture.file]]);
    expect((await trash.list({ page: 1, limit: 10 })).rows).toMatchObject([
      { id, resource: "media", title: "toko.png" },
    ]);
    await site.undo();
    expect(await site.changesSince(before)).toEqual(nothing);

    await media.remove([id], site.by);
    await trash.restore([id], site.by);
    expect(await site.changesSince(before)).toEqual(nothing);
    await site.undo();
    await trash.purge([id], site.by);
    expect([...(await site.shownFiles()), ...(await site.hiddenFiles())]).toEqual([]);
  });

  test("a deleted picture comes back beside its equal, and in place of what a record has entered anew", async () => {
    const { media, news } = site.services;
    const article = await site.article();
    const one = await site.picture(70);
    await news.update(article.id, {}, { by: site.by, files: { featuredImage: [{ mediaId: one.id }] } });
    await news.update(article.id, {}, { by: site.by, files: { featuredImage: [await pictureUpload()] } });
    await media.remove([one.id], site.by);
    const token = site.token();
    await news.revisions.restore(article.id, 2, site.by);
    const equal = await site.picture(70);
    await site.services.undo(token, site.by);
    expect(await media.get(one.id)).toMatchObject({ name: "toko.png", digest: null, uses: [{ id: article.id }] });
    expect((await media.get(equal.id)).digest).not.toBeNull();
    expect(await site.missingFiles((await news.get(article.id, "staff")).featuredImage)).toEqual([]);
  });

  test("a text that is restored shows its picture, though that was replaced or deleted since", async () => {
    const { media, news } = site.services;
    const article = await site.article({ status: "published" });
    const [one, two] = [await site.picture(70), await site.picture(71)];
    const say = (inner: string) =>
      news.update(article.id, newsUpdate.parse({ content: `<p>Halo semua pembaca kami.</p>${inner}` }), {
        by: site.by,
      });
    const figure = (file: string) => `<figure><img src="/media/${file}" alt="Toko" /></figure>`;
    await say(figure(one.picture.file) + figure(two.picture.file));
    await say("");
    await replace(one.id, 80);
    await media.remove([two.id], site.by);
    const before = await site.everything();
    await news.revisions.restore(article.id, 2, site.by);
    expect(await site.shownFiles()).toEqual(expect.arrayContaining([one.picture.file, two.picture.file]));
    expect(await media.shown([one.picture.file, two.picture.file])).toHaveProperty("size", 2);
    await site.undo();
    expect(await site.changesSince(before)).toEqual(nothing);
  });

  test("a picture that was replaced comes back in place of what a record has entered anew", async () => {
    const { media, news } = site.services;
    const { media: picture, article } = await shown();
    await news.remove([article.id], site.by);
    const deleted = site.token();
    await replace(picture.id, 80);
    const replaced = site.token();
    await site.services.undo(deleted, site.by);
    await site.services.undo(replaced, site.by);
    const { rows } = await media.list({ page: 1, limit: 10, sort: "newest" });
    expect(rows.map(({ id, picture: { file } }) => [id, file])).toContainEqual([picture.id, picture.picture.file]);
    expect(new Set(rows.map(({ picture: { file } }) => file)).size).toBe(rows.length);
    expect(await site.missingFiles(await news.get(article.id, "staff"))).toEqual([]);
  });

  test("a picture that is restored over what was entered anew gives that back when it is undone", async () => {
    const { media, news } = site.services;
    const { media: picture, article } = await shown();
    await news.remove([article.id], site.by);
    const deleted = site.token();
    await replace(picture.id, 80);
    await site.services.undo(deleted, site.by);
    const before = await site.everything();
    await media.revisions.restore(picture.id, 1, site.by);
    const { rows } = await site.services.undos({ page: 1, limit: 9 }, actor({ role: "superadmin" }).user);
    const told = rows.filter(({ resource }) => resource === "media").map(({ deed, count }) => `${deed} ${count}`);
    expect(told.toSorted()).toEqual(["create 1", "restore 1", "update 1"]);
    await site.undo();
    expect(await site.changesSince(before)).toEqual(nothing);
  });

  test("an upload is taken back into the trash, but not while somebody shows it", async () => {
    const before = await site.everything();
    const { id } = await site.picture();
    const token = site.takeToken();
    await site.picture();
    expect(site.token(), "an upload that finds its picture there").toBe("");
    await site.services.settings.update({}, { by: site.by, files: { ogImage: [{ mediaId: id }] } });
    await expect(site.services.undo(token, site.by)).rejects.toMatchObject(inUse);
    await site.set({ ogImage: "" });
    await site.services.undo(token, site.by);
    const { went, came } = await site.changesSince(before);
    expect([went, came.map((row) => row.split(" ")[0])]).toEqual([[], ["settings"]]);
    await expect(site.services.undo(token, site.by)).rejects.toMatchObject({ kind: "notFound" });
  });
});
