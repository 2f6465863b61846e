import { EntitySchema } from "@mikro-orm/core";
import type { Origin, OriginRepository } from "../../application/exchange/origins.ts";
import { type Em, fresh } from "../repository.ts";

type ImportOrigin = Origin & Readonly<{ origin: string }>;

/** The articles of other products that were imported. */
export const importOriginSchema = new EntitySchema<ImportOrigin>({
  name: "ImportOrigin",
  tableName: "import_origins",
  properties: {
    origin: { type: "character", length: 64, primary: true },
    recordId: { type: "character", length: 24 },
    picture: { type: "json", nullable: true },
  },
});

/** MySQL returns the keys of JSON in an order of its own. */
const originOf = ({ recordId, picture }: ImportOrigin): Origin => ({
  recordId,
  picture: picture && { address: picture.address, alt: picture.alt, caption: picture.caption },
});

export const createOriginRepository = (em: Em): OriginRepository => ({
  async find(origin) {
    const found = await em.findOne(importOriginSchema, { origin }, fresh);
    return found && originOf(found);
  },
  all: async () => (await em.find(importOriginSchema, {}, fresh)).map(originOf),
  async put(origin, { recordId, picture }) {
    await em.upsert(importOriginSchema, { origin, recordId, picture }, { onConflictFields: ["origin"] });
  },
});
