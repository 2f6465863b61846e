import { kinds, titleOf } from "@etalase/contracts/kinds";
import { plainKinds, plainResources } from "@etalase/contracts/plain-kinds";
import type { PlainField, PlainKind } from "@etalase/contracts/rules/plain";
import { describe, expect, test } from "vitest";
import { onEachDatabase } from "../../test/on-each-database.ts";
import { orderedCases } from "../../test/ordered-cases.ts";
import { newId, pictureRecord, plainRecord } from "../../test/records.ts";
import type { PlainRepository } from "../application/plain.ts";
import { createPlainRepositories } from "./plain.ts";

/** The longest value that a field takes, with characters that a careless table would lose. */
function extremeOf(field: PlainField): boolean | number | string | null {
  const odd = "Ünïcode 🎉 \\ ' \" % _ 日本";
  switch (field.is) {
    case "flag":
      return !field.initial;
    case "number":
      return field.max;
    case "date":
      return "2100-12-31";
    case "reference":
      return newId();
    case "choice":
    case "drawing":
      return field.choices.at(-1) ?? null;
    case "address":
      return `https://example.com/${"a".repeat(2_028)}`;
    case "marked":
      return `<p>${odd}${"🎉".repeat(field.max - odd.length)}</p>`;
    case "lines":
      return `${"🎉".repeat(field.max - 6)}\nbaris`;
    default:
      return odd.slice(0, field.max).padEnd(field.max, "日");
  }
}

describe.each(plainResources)("%s", (resource) => {
  const { fields, picture, shownBy, searched }: PlainKind = plainKinds[resource];
  const { titled } = kinds[resource];

  onEachDatabase("records of a plain kind", [resource], ({ database }) => {
    // All plain kinds have the same repository; which one it is does not matter here: hence the cast.
    const records = () => createPlainRepositories(database().em)[resource] as PlainRepository<never>;
    const record = (changes: object = {}): never => plainRecord(resource, changes) as never;
    const insertAll = async (...some: readonly object[]) => {
      const all = some.map(record);
      for (const one of all) await records().insert(one);
      return all as readonly { id: string }[];
    };
    const query = (changes: object = {}): never => ({ sort: "order", page: 1, limit: 100, ...changes }) as never;
    const titles = async (changes: object) =>
      (await records().list(query(changes))).rows.map((row) => titleOf(resource, row));

    const whole = record({
      ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, extremeOf(field)])),
      ...(picture && { [picture.field]: pictureRecord({ file: `${"a".repeat(32)}.svg`, widths: [] }) }),
      order: 7,
      createdAt: new Date("2026-01-01T00:00:00.001Z"),
      updatedAt: new Date("2026-11-21T12:00:00.120Z"),
      version: 3,
    });

    orderedCases({ resource, repository: records as () => PlainRepository<never>, record, whole: () => whole });

    test("a list holds what all filters let through", async () => {
      const hidden = { [titled]: "Kafé Senja", [shownBy]: false, order: 1 };
      const [first] = await insertAll({ [titled]: "Toko 50%" }, hidden);
      expect(await titles({ [shownBy]: true })).toEqual(["Toko 50%"]);
      expect(await titles({ [shownBy]: false })).toEqual(["Kafé Senja"]);
      expect(await titles({ search: "KAFE" })).toEqual(["Kafé Senja"]);
      expect(await titles({ search: "%" })).toEqual(["Toko 50%"]);
      expect(await titles({ search: "_" })).toEqual([]);
      expect(await titles({ ids: [first?.id ?? "", newId()] })).toEqual(["Toko 50%"]);
      expect(await titles({ search: "kafe", [shownBy]: true })).toEqual([]);
    });

    test.each(searched)("a search reads %s, and no mark of a text", async (field) => {
      const isMarked = fields[field]?.is === "marked";
      await insertAll({ [field]: isMarked ? "<p>Dua <strong>pekan</strong></p>" : "Dua pekan" }, {});
      expect((await records().list(query({ search: "dua pekan" }))).total).toBe(1);
      expect((await records().list(query({ search: "strong" }))).total).toBe(0);
    });
  });
});
