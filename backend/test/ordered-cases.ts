import { type ContentResource, kinds, titleOf } from "@etalase/contracts/kinds";
import type { OrderedSort } from "@etalase/contracts/rules/content";
import { describe, expect, test } from "vitest";
import type { OrderedRepository } from "../src/application/order.ts";
import type { ContentRepository } from "../src/application/record-changes.ts";
import type { Ordered } from "../src/domain/content.ts";
import { on } from "./on-each-database.ts";
import { newId } from "./records.ts";

type Query = Readonly<{ sort: OrderedSort; page: number; limit: number }>;

type Kind<T extends Ordered> = Readonly<{
  resource: ContentResource;
  repository: () => ContentRepository<T, Query> & OrderedRepository<T>;
  record: (changes: object) => T;
  /** A record with an extreme value in each field. */
  whole: () => T | Promise<T>;
  /** The fields that may be empty, as they are then. */
  emptied?: Partial<T>;
}>;

/** Tests of a repository whose records editors put in order. The repository must be empty. */
export function orderedCases<T extends Ordered>({ resource, repository, record, whole, emptied = {} }: Kind<T>): void {
  const { titled } = kinds[resource];
  const insertAll = async (...some: readonly object[]) => {
    const records = some.map((one) => record(one));
    for (const one of records) await repository().insert(one);
    return records;
  };

  test("one comes back with every field as it was stored", async () => {
    const full = await whole();
    const sparse = record({ ...emptied, order: full.order + 1 });
    for (const one of [full, sparse]) {
      await repository().insert(one);
      expect(await repository().findById(one.id)).toEqual(one);
    }
    expect(await repository().findByIds([full.id, newId()])).toEqual([full]);
    expect(await repository().all()).toEqual([full, sparse]);
    expect(await repository().list({ sort: "order", page: 1, limit: 100 })).toEqual({ rows: [full, sparse], total: 2 });
    expect(await repository().findById(newId())).toBeNull();
  });

  test("one that is edited has every new field and a version more", async () => {
    const [before] = await insertAll({});
    const filled = { ...(await whole()), id: before?.id ?? "", version: 1 };
    expect(await repository().update(filled)).toEqual({ ...filled, version: 2 });
    expect(await repository().findById(filled.id)).toEqual({ ...filled, version: 2 });
    await repository().update({ ...filled, ...emptied, version: 2 });
    expect(await repository().findById(filled.id)).toEqual({ ...filled, ...emptied, version: 3 });
  });

  test("one that gets another place keeps everything else", async () => {
    const [before] = await insertAll({});
    await repository().place(before?.id ?? "", 3);
    expect(await repository().findById(before?.id ?? "")).toEqual({ ...before, order: 3 });
  });

  test("those that are removed are gone, the others stay", async () => {
    const [gone, stays] = await insertAll({}, {});
    await repository().remove([gone?.id ?? ""]);
    expect(await repository().all()).toEqual([stays]);
  });

  describe("a list", () => {
    test.each<[OrderedSort, readonly string[]]>([
      ["order", ["Éclair", "apel", "Zebra"]],
      ["nameAsc", ["apel", "Éclair", "Zebra"]],
      ["nameDesc", ["Zebra", "Éclair", "apel"]],
      ["newest", ["Zebra", "Éclair", "apel"]],
      ["oldest", ["apel", "Éclair", "Zebra"]],
    ])("sorts by %s", async (sort, sorted) => {
      await insertAll(
        { [titled]: "Zebra", order: 2, createdAt: on(3) },
        { [titled]: "apel", order: 1, createdAt: on(1) },
        { [titled]: "Éclair", order: 0, createdAt: on(2) },
      );
      const { rows } = await repository().list({ sort, page: 1, limit: 100 });
      expect(rows.map((row) => titleOf(resource, row))).toEqual(sorted);
    });

    test("comes in pages that never repeat or drop a row, also among equals", async () => {
      await insertAll(...Array.from({ length: 7 }, () => ({})));
      const pages = await Promise.all([1, 2, 3].map((page) => repository().list({ sort: "nameAsc", page, limit: 3 })));
      expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(7);
      expect(pages.map(({ total }) => total)).toEqual([7, 7, 7]);
    });
  });
}
