import type { Context } from "koa";
import { expect, test } from "vitest";
import { createFallback } from "./fallback.ts";

/** `make` counts its calls. */
function startFallback() {
  let edition = "1";
  let made = 0;
  const fallback = createFallback(async () => ({
    isNewest: true,
    edition: { name: edition, changesAt: Infinity, endsAt: Infinity },
    heardAt: 0,
    at: 0,
  }));
  const ctx = {} as Context; // only used while the database is away
  const make = async () => {
    made += 1;
    return made;
  };
  return {
    ask: async (tellsContent: boolean) => (await fallback(ctx, "/sitemap.xml", make, { tellsContent })).answer,
    edit: () => {
      edition = "2";
    },
  };
}

test("what tells of the content is made once for an edition of it", async () => {
  const { ask, edit } = startFallback();
  expect([await ask(true), await ask(true)]).toEqual([1, 1]);
  edit();
  expect([await ask(true), await ask(true)]).toEqual([2, 2]);
});

test("what tells of more is made each time", async () => {
  const { ask } = startFallback();
  expect([await ask(false), await ask(false)]).toEqual([1, 2]);
});
