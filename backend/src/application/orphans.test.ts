import { mkdir, readdir, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type MediaSort, mediaSorts } from "@etalase/contracts/media";
import { newsInput } from "@etalase/contracts/news.schema";
import { forPlainKinds, type PlainKindOf, type PlainResource } from "@etalase/contracts/plain-kinds";
import { beforeEach, describe, expect, test } from "vitest";
import { dialects } from "../../test/databases.ts";
import {
  actor,
  newId,
  newsRecord,
  packageRecord,
  pageRecord,
  pictureRecord,
  plainRecord,
  portfolioRecord,
  testimonialRecord,
} from "../../test/records.ts";
import { pictureUpload, startTestServices } from "../../test/services.ts";
import { eachTest } from "../../test/started.ts";
import type { Media } from "../domain/media.ts";
import { filesOf, type Picture } from "../domain/picture.ts";
import type { PlainRecord } from "../domain/plain.ts";
import type { createContentRepositories } from "../features/content.ts";
import { createMediaRepository } from "../persistence/media.ts";
import { newsSchema } from "../persistence/news.ts";
import { createOrphanSweep } from "./orphans.ts";
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
    pages: pageRecord({ shareImage: pictureRecord() }),
    packages: packageRecord(),
    ...forPlainKinds<Readonly<{ [R in PlainResource]: PlainRecord<PlainKindOf<R>> }>>((resource) =>
      plainRecord(resource),
    ),
    testimonials: testimonialRecord({ photo: pictureRecord() }),
  }) satisfies Record<keyof ReturnType<typeof createContentRepositories>, object>;

const settingsWithPictures = () => ({
  ...initialSettings,
  logo: pictureRecord({ widths: several }),
  favicon: pictureRecord({ file: `${"f".repeat(32)}.ico`, widths: [] }),
  ogImage: pictureRecord(),
});

const isPicture = (value: object): value is Picture => "file" in value && "widths" in value;

/** Searches a record at any depth, whatever its fields are called. */
function filesNamedIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return isPicture(value) ? filesOf(value) : Object.values(value).flatMap(filesNamedIn);
}

type Change = "never" | "once" | "always";

/** A sweep over a folder in memory, while content changes during the reading of names. */
function sweepBeside(changes: Change) {
  let [version, reads] = [0, 0];
  const files = new Set([`${"a".repeat(32)}.webp`, `${"b".repeat(32)}.webp`]);
  const change = () => {
    reads += 1;
    if (changes === "always" || (changes === "once" && reads === 1)) version += 1;
  };
  const sweep = createOrphanSweep({
    folder: {
      async *each() {
        yield [...files];
      },
      writtenBefore: async (_time, names) => names,
      remove: async (names) => {
        for (const name of names) files.delete(name);
      },
      bringBack: async () => {},
    },
    async *eachUse() {
      // From then on the names that the change has written are there.
      const file = `${"b".repeat(32)}.webp`;
      yield version > 0 ? [{ resource: "news", id: "1", title: "", field: "content", file }] : [];
      change();
    },
    keptOf: async () => new Set(),
    history: { stems: async () => new Set() },
    registry: { settle: async () => {} },
    contentVersion: async () => version,
    exclusively: (work) => work(),
    pause: async () => {},
    now: () => new Date(),
  });
  return { sweep, left: () => [...files] };
}

test("what somebody names while names are read stays, and the sweep begins again", async () => {
  const { sweep, left } = sweepBeside("once");
  expect(await sweep()).toEqual([`${"a".repeat(32)}.webp`]);
  expect(left()).toEqual([`${"b".repeat(32)}.webp`]);
});

test("a sweep leaves all as it is where content changes all the time", async () => {
  const { sweep, left } = sweepBeside("always");
  expect(await sweep()).toEqual([]);
  expect(left()).toHaveLength(2);
  expect(await sweepBeside("never").sweep()).toHaveLength(2);
});

describe.each(dialects)("media files that no record names, on %s", (dialect) => {
  const site = eachTest(() => startTestServices({ dialect }));
  beforeEach(async () => {
    await mkdir(site.folders.mediaDir);
  });

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
    await demo.pages.insert(content.pages);
    await demo.partners.insert(content.partners);
    await demo.testimonials.insert(content.testimonials);
    await demo.services.insert(content.services);
    await demo.showcases.insert(content.showcases);
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

  type Sorted = Pick<Media, "id" | "name" | "bytes" | "createdAt">;
  const byId = (one: Sorted, other: Sorted): number => (one.id < other.id ? -1 : 1);
  const byTime = (one: Sorted, other: Sorted) =>
    one.createdAt.getTime() - other.createdAt.getTime() || byId(one, other);
  const orders: Readonly<Record<MediaSort, typeof byId>> = {
    newest: (one, other) => byTime(other, one),
    oldest: byTime,
    largest: (one, other) => other.bytes - one.bytes || byId(other, one),
    name: (one, other) => one.name.localeCompare(other.name) || byId(one, other),
  };

  /** Adds more pictures than one batch, with files for all of them. */
  async function fillLibrary() {
    const { em } = site.database;
    const named = Array.from({ length: 501 }, () => pictureRecord({ widths: [] }));
    const inText = pictureRecord({ widths: [] });
    const articles = named.map((featuredImage, index) =>
      newsRecord({
        featuredImage,
        slug: `artikel-${index}`,
        ...(index === 500 ? { content: `<p><img src="/media/${inText.file}"></p>` } : {}),
      }),
    );
    const rows = articles.map((article) => ({ ...article, month: "2026-11", titleKey: "", categoryKey: "" }));
    for (const from of [0, 250, 500]) await em.insertMany(newsSchema, rows.slice(from, from + 250));
    const library = [...named, inText, ...Array.from({ length: 550 }, () => pictureRecord({ widths: [] }))].map(
      (picture, index) => ({
        id: newId(),
        picture,
        name: `Foto ${index % 7}`,
        bytes: index % 5,
        digest: null,
        isKept: index % 2 === 0,
        uploadedById: null,
        uploadedByName: "",
        createdAt: new Date(2026, 1, 1 + (index % 3)),
        version: 1,
      }),
    );
    for (let from = 0; from < library.length; from += 500)
      await createMediaRepository(em).insert(library.slice(from, from + 500));
    await put(library.map(({ picture }) => picture.file));
    const used = new Set([...named, inText].map(({ file }) => file));
    return library.map((one) => ({ ...one, isUsed: used.has(one.picture.file) }));
  }

  test("are told from a thousand, none of which is left out where one part of them ends", async () => {
    const library = await fillLibrary();
    const orphans = orphan();
    await put(orphans);
    const lost = library.filter(({ isKept, isUsed }) => !isKept && !isUsed).map(({ picture }) => picture.file);
    expect((await site.services.removeOrphans()).toSorted()).toEqual([...orphans, ...lost].toSorted());
    const stayed = library.filter(({ isKept, isUsed }) => isKept || isUsed);
    expect(await site.mediaFiles()).toEqual(stayed.map(({ picture }) => picture.file).toSorted());
    expect((await site.services.media.list({ page: 1, limit: 1, sort: "newest" })).total).toBe(stayed.length);
    expect(await site.services.removeOrphans()).toEqual([]);
    const { missing, damaged, strays } = await site.services.examineMedia();
    expect([missing, strays, damaged.length]).toEqual([[], [], stayed.length]);

    const unused = stayed.filter(({ isUsed }) => !isUsed);
    for (const sort of mediaSorts) {
      const page = async (number: number) =>
        (await site.services.media.list({ page: number, limit: 150, sort, unused: true })).rows;
      const found = [...(await page(1)), ...(await page(2))].map(({ id }) => id);
      expect(found).toEqual(unused.toSorted(orders[sort]).map(({ id }) => id));
    }
    const bytes = unused.reduce((sum, one) => sum + one.bytes, 0);
    expect(await site.services.media.unused()).toMatchObject({ total: unused.length, bytes });
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
    // A new column of this kind must be in `pictures` of its table, unless it holds no picture.
    const withPictures = [
      "media.picture",
      "news.featuredImage",
      "news.shareImage",
      "pages.shareImage",
      "partners.logo",
      "portfolio.featuredImage",
      "portfolio.images",
      "portfolio.shareImage",
      "services.picture",
      "settings.value",
      "showcases.picture",
      "testimonials.photo",
    ];
    const withoutPictures = [
      "forgotten_leads.source",
      "import_origins.picture",
      "leads.history",
      "leads.source",
      "menus.value",
      "news.tags",
      "outbox.headers",
      "outbox.parts",
      "packages.features",
      "portfolio.technologies",
      "rings.rung",
      "sections.value",
      "texts.value",
      "two_factor.recoveryHashes",
      "users.alerts",
      "webhook_deliveries.error",
      "webhooks.events",
    ];
    expect(columns.toSorted()).toEqual([...withPictures, ...withoutPictures].toSorted());
  });
});
