import { createDeskUses, createReaddress } from "../application/desk/pictures.ts";
import { createRegistry } from "../application/library/registry.ts";
import { createEachUse, createUses, together } from "../application/library/uses.ts";
import type { Base } from "./base.ts";

/** The registered pictures, and the records and drafts that show them. */
export function pictureTools({ stores, pictures, siteState, transaction, exclusively, ...base }: Base) {
  const { records, copies, reviews, media, settings, history } = stores;
  const { changeContent, pause, now, newId } = base;
  const tables = { ...records, settings };
  const eachRecordUse = createEachUse(tables, pause);
  const eachUse = together([eachRecordUse, createDeskUses({ copies, reviews, records, media, now })]);
  const uses = createUses(eachUse);
  const registering = { media, pictures, tables, uses, keptFiles: history.files, changeContent, now, newId };
  return {
    tables,
    eachUse,
    uses,
    recordUses: createUses(eachRecordUse),
    readdress: createReaddress({ copies }),
    registry: createRegistry({ ...registering, siteState, transaction, exclusively, pause }),
  };
}

export type PictureTools = ReturnType<typeof pictureTools>;
