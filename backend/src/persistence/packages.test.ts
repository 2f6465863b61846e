import { expect, test } from "vitest";
import { onEachDatabase } from "../../test/on-each-database.ts";
import { orderedCases } from "../../test/ordered-cases.ts";
import { newId, newsRecord, packageRecord } from "../../test/records.ts";
import type { PackageSearch } from "../application/packages.ts";
import type { Package } from "../domain/packages.ts";
import { createNewsRepository } from "./news.ts";
import { createPackageRepository } from "./packages.ts";
import { createTimetable } from "./planning/timetable.ts";

const tables = ["package_slugs", "packages", "news_slugs", "news_tags", "news"];

onEachDatabase("the packages", tables, ({ database }) => {
  const packages = () => createPackageRepository(database().em);

  const insertAll = async (...some: readonly Partial<Package>[]) => {
    const records = some.map((one) => packageRecord(one));
    for (const record of records) await packages().insert(record);
    return records;
  };
  const query = (changes: Partial<PackageSearch> = {}): PackageSearch => ({
    sort: "order",
    page: 1,
    limit: 100,
    ...changes,
  });
  const names = async (changes: Partial<PackageSearch> = {}) =>
    (await packages().list(query(changes))).rows.map(({ name }) => name);

  const whole = (): Package =>
    packageRecord({
      slug: "a".repeat(160),
      name: "🎉".repeat(80),
      description: `Ünïcode \\ ' " % _ 日本${"🎉".repeat(280)}`,
      price: 999_999_999_999,
      priceBefore: 1_000_000_000_000,
      isFrom: true,
      features: ["🎉".repeat(120), "\"kutip\", 'tunggal' \\ dan %"],
      badge: "🎉".repeat(20),
      isHighlighted: true,
      isActive: false,
      promo: {
        price: 0,
        startsAt: new Date("1970-01-01T00:00:00.001Z"),
        endsAt: new Date("9999-12-31T23:59:59.999Z"),
      },
      order: 7,
      createdAt: new Date("2026-01-01T00:00:00.001Z"),
      updatedAt: new Date("2026-11-21T12:00:00.120Z"),
      version: 3,
    });

  test("the highlighted one is found", async () => {
    expect(await packages().highlighted()).toBeNull();
    const [, second] = await insertAll({}, { isHighlighted: true });
    expect(await packages().highlighted()).toEqual(second);
  });

  const emptied = { description: "", priceBefore: null, promo: null };
  orderedCases({ resource: "packages", repository: packages, record: packageRecord, whole, emptied });

  test("a list holds what all filters let through", async () => {
    const [first] = await insertAll(
      { name: "Kafé Senja", description: "Untuk warung", badge: "BARU" },
      { name: "Bisnis", features: ["Hemat 50% biaya"], isActive: false, order: 1 },
    );
    expect(await names({ isActive: true })).toEqual(["Kafé Senja"]);
    expect(await names({ isActive: false })).toEqual(["Bisnis"]);
    for (const [search, found] of [
      ["KAFE", "Kafé Senja"],
      ["warung", "Kafé Senja"],
      ["baru", "Kafé Senja"],
      ["50%", "Bisnis"],
    ] as const)
      expect(await names({ search })).toEqual([found]);
    expect(await names({ search: "_" })).toEqual([]);
    expect(await names({ ids: [first?.id ?? "", newId()] })).toEqual(["Kafé Senja"]);
    expect(await names({ search: "kafe", isActive: false })).toEqual([]);
  });

  test("the next moment of the content is a promo's, too", async () => {
    const timetable = createTimetable(database().em);
    const time = (day: number) => new Date(Date.UTC(2026, 10, day));
    await insertAll({ promo: { price: 1, startsAt: time(3), endsAt: time(9) } });
    await createNewsRepository(database().em).insert(newsRecord({ publishAt: time(5), unpublishAt: time(7) }));
    const moments = [];
    for (const day of [1, 3, 5, 7, 9]) moments.push(await timetable.nextChange(time(day)));
    expect(moments).toEqual([
      { changesAt: time(3), endsAt: time(7) },
      { changesAt: time(5), endsAt: time(7) },
      { changesAt: time(7), endsAt: time(7) },
      { changesAt: time(9), endsAt: null },
      { changesAt: null, endsAt: null },
    ]);
  });
});
