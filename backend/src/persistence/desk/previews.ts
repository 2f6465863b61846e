import { EntitySchema } from "@mikro-orm/core";
import type { PreviewRepository } from "../../application/desk/previews.ts";
import type { Preview } from "../../domain/desk.ts";
import { dateColumn, type Em, fresh } from "../repository.ts";
import { authorColumns, authorIn, longText, placeColumns, placeOf } from "./place.ts";

type PreviewRow = Readonly<{
  id: string;
  resource: string;
  key: string;
  typed: string;
  userId: string;
  userName: string;
  expiresAt: Date;
}>;

export const previewSchema = new EntitySchema<PreviewRow>({
  name: "Preview",
  tableName: "previews",
  properties: {
    id: { type: "string", length: 64, primary: true },
    ...placeColumns,
    typed: longText,
    userId: { ...authorColumns.userId, index: true },
    userName: authorColumns.userName,
    expiresAt: { ...dateColumn, index: true },
  },
});

export const createPreviewRepository = (em: Em): PreviewRepository => ({
  async add({ key: id, place, values, by, expiresAt }) {
    const typed = JSON.stringify(values);
    await em.insert(previewSchema, { id, ...place, typed, userId: by.id, userName: by.name, expiresAt });
  },
  async find(key) {
    const row = await em.findOne(previewSchema, { id: key }, fresh);
    if (!row) return null;
    const { typed, expiresAt } = row;
    return { key, place: placeOf(row), values: JSON.parse(typed) as Preview["values"], by: authorIn(row), expiresAt }; // its stored type
  },
  async removeOlder({ key, by }, count) {
    const others = { userId: by.id, id: { $ne: key } };
    const orderBy = { expiresAt: "desc", id: "desc" } as const;
    const rows = await em.find(previewSchema, others, { ...fresh, fields: ["id"], orderBy });
    const older = rows.slice(count).map(({ id }) => id);
    if (older.length > 0) await em.nativeDelete(previewSchema, { id: { $in: older } });
  },
  removeOf: (userId) => em.nativeDelete(previewSchema, { userId }),
  removeEnded: (at) => em.nativeDelete(previewSchema, { expiresAt: { $lte: at } }),
});
