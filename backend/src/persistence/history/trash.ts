import type { TrashQuery } from "@etalase/contracts/history.schema";
import { serverMessages } from "@etalase/contracts/text/messages";
import { searchKey } from "@etalase/contracts/text/text";
import { EntitySchema, type FilterQuery } from "@mikro-orm/core";
import type { TrashRepository } from "../../application/history/store.ts";
import { DomainError } from "../../domain/errors.ts";
import type { TrashItem } from "../../domain/history.ts";
import { createTable, dateColumn, type Em, fresh, idColumn, refusingTaken } from "../repository.ts";
import { inParts } from "../search.ts";
import { holdingWords, inColumn } from "../words.ts";
import { stemsIn } from "./stems.ts";

type TrashRow = Omit<TrashItem, "slugs" | "references"> &
  Readonly<{ slugs: string; references: string; titleKey: string; media: string }>;

export const trashSchema = new EntitySchema<TrashRow>({
  name: "TrashItem",
  tableName: "trash",
  properties: {
    id: idColumn,
    resource: { type: "string", length: 50 },
    title: { type: "string", length: 200 },
    titleKey: { type: "string", length: 200 },
    deletedAt: { ...dateColumn, index: true },
    userId: { type: "character", length: 24, nullable: true },
    userName: { type: "string", length: 100 },
    snapshot: { type: "text", columnType: "mediumtext" },
    slugs: { type: "text", columnType: "mediumtext" },
    // "references" is a reserved word of SQL.
    references: { type: "text", columnType: "mediumtext", fieldName: "led_here" },
    media: { type: "text" },
  },
});

const rowOf = (item: TrashItem): TrashRow => ({
  ...item,
  titleKey: searchKey(item.title).slice(0, 200),
  slugs: item.slugs.join(" "),
  references: JSON.stringify(item.references),
  media: stemsIn(item.snapshot),
});

const itemOf = ({ titleKey: _title, media: _media, slugs, references, ...item }: TrashRow): TrashItem => ({
  ...item,
  slugs: slugs.split(" ").filter(Boolean),
  references: JSON.parse(references),
});

function whereOf({ search, resource }: TrashQuery): FilterQuery<TrashRow> {
  return { $and: [resource ? { resource } : {}, holdingWords(search, inColumn("title_key"))] };
}

const isTaken = () => new DomainError("conflict", { message: serverMessages.history.idInTrash });

export function createTrashRepository(em: Em): TrashRepository {
  const table = createTable<TrashItem, TrashRow, TrashQuery>(em, {
    schema: trashSchema,
    rowOf,
    recordOf: itemOf,
    whereOf,
    orderOf: () => ({ deletedAt: "desc", id: "desc" }),
    parts: inParts,
  });
  return {
    list: table.list,
    findByIds: table.findByIds,
    insert: (item) => refusingTaken(() => table.insert(item), isTaken),
    remove: (resource, ids) => em.nativeDelete(trashSchema, { resource, id: { $in: [...ids] } }),
    after: (resource, id, limit) => table.find({ resource, id: { $gt: id } }, { limit, orderBy: { id: "asc" } }),
    async idsBefore(time, limit) {
      const rows = await em.find(trashSchema, { deletedAt: { $lt: time } }, { ...fresh, fields: ["id"], limit });
      return rows.map(({ id }) => id);
    },
  };
}
