import { mkdir, readdir, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { newsInput } from "@etalase/contracts/news.schema";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { dialects } from "../../test/databases.ts";
import {
  actor,
  newsRecord,
  packageRecord,
  partnerRecord,
  pictureRecord,
  portfolioRecord,
  testimonialRecord,
} from "../../test/records.ts";
import { pictureUpload, startTestServices } from "../../test/services.ts";
import { filesOf, type Picture } from "../domain/picture.ts";
import type { createContentRepositories } from "../resources.ts";
import { initialSettings } from "./settings.ts";

const day = 24 * 60 * 60 * 1000;
const several = [480, 960];

/** A record of each kind, with every picture that it can have. */
const contentWithPictures = () =>
  ({
    news: newsRecord({ featuredImage: pictureRecord({ widths: several }), shareImage: pictureRecord() }),
    portfolio: portfolioRecord({
      images: [pictureRecord(), pictureRecord({ widths: [] })],
      shareImage: pictureRecord(),
    }),
    packages: packageRecord(),
    partners: partnerRecord(),
    testimonials: testimonialRecord({ photo: pictureRecord() }),
  }) satisfies Record<keyof ReturnType<typeof createContentRepositories>, object>;

const settingsWithPictures = () => ({
  ...initialSettings,
  logo: pictureRecord({ widths: several }),
  favicon: pictureRecord({ file: `${"f".repeat(32)}.ico`, widths: [] }),
  ogImage: pictureRecord(),
});

const isPicture = (value: object): value is Picture => "file" in value && "widths" in value;

/** Looks into every corner of a record, whatever its fields are called. */
function filesNamedIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return isPicture(value) ? filesOf(value) : Object.values(value).flatMap(filesNamedIn);
}

describe.each(dialects)("media files that no record names, on %s", (dialect) => {
  let site: Awaited<ReturnType<typeof startTestServices>>;
  beforeEach(async () => {
    site = await startTestServices({ dialect });
    await mkdir(site.folders.mediaDir);
  });
  afterEach(() => site.close());

  const age = async (file: string, ageMs = day + 1000) => {
    const at = new Date(site.now().getTime() - ageMs);
    await utimes(join(site.folders.mediaDir, file), at, at);
  };
  const put = async (files: readonly string[], ageMs?: number) => {
    for (const file of files) {
      await writeFile(join(site.folders.mediaDir, file), "picture");
      await age(file, ageMs);
    }
  };
  const orphan = () => filesOf(pictureRecord({ widths: several }));

  test("are removed after a day, half-written ones too, and their names told", async () => {
    const files = [...orphan(), `${"a".repeat(32)}-480.webp.part`];
    await put(files);
    expect((await site.services.removeOrphans()).toSorted()).toEqual(files.toSorted());
    expect(await site.mediaFiles()).toEqual([]);
    expect(await site.services.removeOrphans()).toEqual([]);
  });

  test("stay for a day, since a request may be about to name them", async () => {
    const files = [...orphan(), `${"a".repeat(32)}.webp.part`];
    await put(files, day - 1000);
    expect(await site.services.removeOrphans()).toEqual([]);
    expect(await site.mediaFiles()).toHaveLength(files.length);
    site.pass(2000);
    expect(await site.services.removeOrphans()).toHaveLength(files.length);
  });

  test("are told from those of every kind of content and of the settings, in every width", async () => {
    const { demo } = site.services;
    const content = contentWithPictures();
    const settings = settingsWithPictures();
    await demo.news.insert(content.news);
    await demo.portfolio.insert(content.portfolio);
    await demo.partners.insert(content.partners);
    await demo.testimonials.insert(content.testimonials);
    await demo.settings.save(settings);
    const named = [...Object.values(content), settings].flatMap(filesNamedIn);
    const orphans = orphan();
    await put([...named, ...orphans]);
    expect((await site.services.removeOrphans()).toSorted()).toEqual(orphans.toSorted());
    expect(await site.mediaFiles()).toEqual(named.toSorted());
  });

  test("are those whose record is gone, and not those of one that an editor has stored", async () => {
    const { news, demo } = site.services;
    const content = "<p>Pelanggan menilai sebuah usaha dari halaman pertamanya.</p>";
    const write = async (title: string) =>
      news.create(
        newsInput.parse({ title, content, category: "Bisnis" }),
        { featuredImage: [await pictureUpload()] },
        actor(),
      );
    const [kept, lost] = [await write("Artikel yang tetap"), await write("Artikel yang hilang")];
    await demo.news.remove([lost.id]);
    await site.database.em.getConnection().execute("delete from revisions where record_id = ?", [lost.id]);
    for (const file of await site.mediaFiles()) await age(file);
    expect((await site.services.removeOrphans()).toSorted()).toEqual(filesNamedIn(lost).toSorted());
    expect(await site.mediaFiles()).toEqual(filesNamedIn(kept).toSorted());
  });

  test("stay while a table cannot be read", async () => {
    const files = orphan();
    await put(files);
    await site.database.em.getConnection().execute("alter table testimonials rename to away");
    await expect(site.services.removeOrphans()).rejects.toThrow();
    expect(await site.mediaFiles()).toEqual(files.toSorted());
  });

  test("are removed by two instances at once", async () => {
    const files = Array.from({ length: 20 }, orphan).flat();
    await put(files);
    const other = await site.startInstance();
    const removed = await Promise.all([site.services.removeOrphans(), other.removeOrphans()]);
    expect(new Set(removed.flat())).toEqual(new Set(files));
    expect(await site.mediaFiles()).toEqual([]);
  });

  test("are none that an operator has put there, and no links or folders", async () => {
    const { mediaDir } = site.folders;
    const hex = "b".repeat(32);
    await put(["README.txt", ".gitkeep", `${hex}.html`, "photo.webp"]);
    await mkdir(join(mediaDir, `${hex}.webp`));
    await age(`${hex}.webp`);
    await symlink("/etc/hostname", join(mediaDir, `${hex}.png`));
    site.pass(4 * day);
    expect(await site.services.removeOrphans()).toEqual([]);
    expect(await readdir(mediaDir)).toHaveLength(6);
  });

  test("are looked for in every column that can hold a picture", () => {
    const columns = [...site.database.em.getMetadata()].flatMap(({ tableName, props }) =>
      props.filter(({ type }) => type === "JsonType").map(({ name }) => `${tableName}.${name}`),
    );
    // A new column of this kind belongs to `pictures` of its table, or holds none.
    const withPictures = [
      "media.picture",
      "news.featuredImage",
      "news.shareImage",
      "partners.logo",
      "portfolio.featuredImage",
      "portfolio.images",
      "portfolio.shareImage",
      "settings.value",
      "testimonials.photo",
    ];
    const withoutPictures = [
      "lead_totals.answerMinutes",
      "leads.history",
      "leads.source",
      "news.tags",
      "outbox.headers",
      "outbox.parts",
      "packages.features",
      "portfolio.technologies",
      "two_factor.recoveryHashes",
    ];
    expect(columns.toSorted()).toEqual([...withPictures, ...withoutPictures].toSorted());
  });
});
