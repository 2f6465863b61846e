import { EntitySchema } from "@mikro-orm/core";
import type { OriginRepository } from "../application/exchange/origins.ts";
import { type Em, fresh } from "./repository.ts";

type ImportOrigin = Readonly<{ origin: string; recordId: string; picture?: unknown }>;

/** The articles of other products that were imported. */
export const importOriginSchema = new EntitySchema<ImportOrigin>({
  name: "ImportOrigin",
  tableName: "import_origins",
  properties: {
    origin: { type: "character", length: 64, primary: true },
    recordId: { type: "character", length: 24 },
    // Unused. The previous release keeps the picture on the old site here.
    picture: { type: "json", nullable: true },
  },
});

export const createOriginRepository = (em: Em): OriginRepository => ({
  async find(origin) {
    return (await em.findOne(importOriginSchema, { origin }, fresh))?.recordId ?? null;
  },
  async put(origin, recordId) {
    await em.upsert(importOriginSchema, { origin, recordId }, { onConflictFields: ["origin"] });
  },
});
