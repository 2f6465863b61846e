import { EntitySchema } from "@mikro-orm/core";
import type { TwoFactorRepository } from "../application/accounts/two-factor-store.ts";
import type { TwoFactor } from "../domain/two-factor.ts";
import { type Em, fresh } from "./repository.ts";

export const twoFactorSchema = new EntitySchema<TwoFactor>({
  name: "TwoFactor",
  tableName: "two_factor",
  properties: {
    id: { type: "character", length: 24, primary: true },
    secret: { type: "string", length: 255, nullable: true },
    pending: { type: "string", length: 255, nullable: true },
    lastStep: { type: "integer" },
    recoveryHashes: { type: "json" },
  },
});

export const createTwoFactorRepository = (em: Em): TwoFactorRepository => ({
  find: (id) => em.findOne(twoFactorSchema, { id }, fresh),
  save: (twoFactor) => em.upsert(twoFactorSchema, { ...twoFactor, recoveryHashes: [...twoFactor.recoveryHashes] }),
  remove: (id) => em.nativeDelete(twoFactorSchema, { id }),
  async enabledAmong(ids) {
    const rows = await em.find(
      twoFactorSchema,
      { id: { $in: [...ids] }, secret: { $ne: null } },
      { ...fresh, fields: ["id"] },
    );
    return new Set(rows.map(({ id }) => id));
  },
});
