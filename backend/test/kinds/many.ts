import { describe, expect, test } from "vitest";
import { answerOf, invalid, notFound } from "../app.ts";
import { newId } from "../records.ts";
import type { KindOfContent, StartedKind } from "./kind.ts";

const badIds = invalid({ ids: "ids must hold 1 to 200 record ids" });

/** Calls for many records at once, and the order of those that have one. */
export function manyCases(kind: KindOfContent, site: StartedKind): void {
  const { get, list, put, remove, create, titles } = site;
  const { hiding: update, orderedAs, stay = 0 } = kind;
  const versions = async () => (await list()).rows.map(({ version }) => version);
  const three = async () => [
    await create(kind.named("Rangkaian A")),
    await create(kind.named("Rangkaian B")),
    await create(kind.named("Rangkaian C")),
  ];

  describe("calls for many", () => {
    test("change all that are named, or none", async () => {
      const [a, b] = [await create(), await create()];
      expect(await put("/bulk-update", { ids: [a.id, newId()], update })).toEqual(notFound);
      expect(await versions()).toEqual([1, 1]);
      expect(await put("/bulk-update", { ids: [a.id, b.id, a.id], update })).toEqual({
        status: 200,
        body: { updated: 2 },
      });
      expect((await list()).rows).toMatchObject([update, update]);
    });

    test("change nothing that one alone would not change so", async () => {
      const { id } = await create();
      for (const ids of [[], ["x"], [id, 1], undefined, Array.from({ length: 201 }, newId)])
        expect(await put("/bulk-update", { ids, update })).toEqual(badIds);
      for (const nothing of [{}, kind.edit, null])
        expect(await put("/bulk-update", { ids: [id], update: nothing })).toMatchObject({
          status: 400,
          body: { message: "No updatable fields" },
        });
      expect(await versions()).toEqual([1]);
    });

    test("remove all that are named, or none", async () => {
      const [a, b, c] = await three();
      expect(await answerOf(remove(`?ids=${a?.id},${newId()}`))).toEqual(notFound);
      expect((await list()).total).toBe(3);
      expect(await answerOf(remove(`?ids=${a?.id},${b?.id}`))).toEqual({ status: 200, body: { deleted: 2 } });
      expect((await list()).rows.map(({ id }) => id)).toEqual([c?.id]);
      for (const all of ["", "?ids=", "?ids=x", `?ids=${newId()}&ids=${newId()}`])
        expect(await answerOf(remove(all))).toEqual(badIds);
    });

    test("remove one, once", async () => {
      const { id } = await create();
      const response = await remove(`/${id}`);
      expect([response.status, await response.text()]).toEqual([204, ""]);
      expect(await answerOf(remove(`/${id}`))).toEqual(notFound);
      expect(await get(`/${id}`, site.staff())).toEqual(notFound);
    });
  });

  if (!orderedAs) return;

  describe("the order", () => {
    test("changes by one step, and tells whose place changed", async () => {
      const [a, b] = await three();
      expect(await put("/order", { id: b?.id, direction: "up" })).toEqual({
        status: 200,
        body: {
          [kind.key]: [
            { _id: b?.id, order: stay },
            { _id: a?.id, order: stay + 1 },
          ],
        },
      });
      expect(await titles()).toEqual(["Rangkaian B", "Rangkaian A", "Rangkaian C"]);
    });

    test("changes by many steps at once", async () => {
      const [a] = await three();
      expect(await put("/order", { id: a?.id, order: stay + 2 })).toMatchObject({ status: 200 });
      expect(await titles()).toEqual(["Rangkaian B", "Rangkaian C", "Rangkaian A"]);
    });

    test("ends at the first and at the last", async () => {
      const [a, , c] = await three();
      await put("/order", { id: a?.id, order: 0 });
      for (const [id, direction, message] of [
        [a?.id, "up", `${orderedAs} is already first`],
        [c?.id, "down", `${orderedAs} is already last`],
      ])
        expect(await put("/order", { id, direction })).toEqual({ status: 400, body: { message } });
      await put("/order", { id: a?.id, order: stay });
    });

    test("refuses a place that is none", async () => {
      const { id } = await create();
      expect(await put("/order", { id: newId(), direction: "up" })).toEqual(notFound);
      const direction = "direction must be one of: up, down";
      expect(await put("/order", { id: "x", direction: "left" })).toMatchObject({
        status: 400,
        body: { errors: { id: "id must be a record id", direction } },
      });
      for (const both of [{ id }, { id, direction: "up", order: 0 }])
        expect(await put("/order", both)).toMatchObject({ status: 400, body: { errors: { direction } } });
      expect(await put("/order", { id, order: -1 })).toMatchObject({
        status: 400,
        body: { errors: { order: "order must be a whole number from 0 to 100000" } },
      });
    });
  });
}
