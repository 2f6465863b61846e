import { EntitySchema, LockMode, raw } from "@mikro-orm/core";
import type { SiteState } from "../application/ports.ts";
import { type Em, fresh } from "./repository.ts";

type SiteStateRow = Readonly<{ id: number; contentVersion: number }>;

/** One row, made by the first migration. */
export const siteStateSchema = new EntitySchema<SiteStateRow>({
  name: "SiteState",
  tableName: "site_state",
  properties: {
    id: { type: "integer", primary: true, autoincrement: false },
    contentVersion: { type: "integer" },
  },
});

export const createSiteState = (em: Em): SiteState => ({
  async lock() {
    await em.findOneOrFail(siteStateSchema, { id: 1 }, { ...fresh, lockMode: LockMode.PESSIMISTIC_WRITE });
  },
  async contentChanged() {
    await em.nativeUpdate(siteStateSchema, { id: 1 }, { contentVersion: raw("content_version + 1") });
  },
});
