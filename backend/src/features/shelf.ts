import { createReaddress } from "../application/desk/pictures.ts";
import { createDeskUses } from "../application/desk/uses.ts";
import { createRegistry } from "../application/library/registry.ts";
import { createEachUse, createUses, together } from "../application/library/uses.ts";
import type { Base } from "./base.ts";

/** Adds to the base the registered pictures, and the records and drafts that show them. */
export function createShelf(base: Base) {
  const { stores, pause, now } = base;
  const { records, copies, reviews, media } = stores;
  const tables = { ...records, settings: stores.settings };
  const eachRecordUse = createEachUse(tables, pause);
  const eachUse = together([eachRecordUse, createDeskUses({ copies, reviews, records, media, now })]);
  const shelf = { ...base, media, tables, eachUse, uses: createUses(eachUse) };
  return {
    ...shelf,
    recordUses: createUses(eachRecordUse),
    readdress: createReaddress({ copies }),
    registry: createRegistry({ ...shelf, keptFiles: stores.history.files }),
  };
}

export type Shelf = ReturnType<typeof createShelf>;
