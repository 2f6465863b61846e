import { type KeptRecord, ofVersions, type TrashItem } from "../../domain/history.ts";
import { unpacked } from "../../domain/snapshot.ts";
import { renumber } from "../order.ts";
import type { By, Kind } from "./kinds.ts";
import type { HistoryStore } from "./store.ts";

type Needs = Pick<HistoryStore, "references" | "revisions" | "trash">;
type Overwriting = Readonly<{ current: KeptRecord; earlier: KeptRecord; all: readonly string[] }>;

/** A deleted record, whether the trash or an undo keeps it. */
export type Deleted = Pick<TrashItem, "id" | "resource" | "snapshot" | "slugs" | "references">;

/** Puts records back at their former places among the others. */
async function takePlaces({ order }: Kind, records: readonly KeptRecord[]): Promise<void> {
  if (!order) return;
  const back = new Set(records.map(({ id }) => id));
  const all = await order.all();
  const others = all.filter(({ id }) => !back.has(id));
  const placed = all.filter(({ id }) => back.has(id)).sort((a, b) => a.order - b.order);
  for (const record of placed) others.splice(record.order, 0, record);
  await renumber(order, others);
}

/** Restores records. */
export function createPutBack({ references, revisions, trash }: Needs) {
  const fitting = async (kind: Kind, record: KeptRecord, leaving: readonly string[]) =>
    (await kind.fitting?.(record, leaving)) ?? record;

  /** Makes former slugs lead to the record again, beside its own. */
  const slugs = async (kind: Kind, record: KeptRecord, former: readonly string[]) => {
    const wanted = [...new Set([String(record.slug), ...former])].sort().join();
    const leading = (await kind.slugs?.slugsOf([record.id]))?.get(record.id) ?? [];
    if (leading.toSorted().join() !== wanted) await kind.slugs?.putSlugs(record.id, wanted.split(","));
  };

  return {
    slugs,

    /** The present record with the values of an earlier version. `all` are the ids of all overwritten records. */
    overwritten: async (kind: Kind, resource: string, { current, earlier, all }: Overwriting) => {
      const wanted = { ...current, ...ofVersions(earlier), id: current.id, version: current.version };
      return fitting(kind, await references.withoutDangling(resource, wanted), all);
    },

    /**
     * Inserts deleted records again, under a version above all known ones of each and above `above`; they leave the
     * trash.
     */
    async inserted(kind: Kind, items: readonly Deleted[], by: By, above = 0): Promise<readonly KeptRecord[]> {
      const records: KeptRecord[] = [];
      for (const { id, resource, snapshot, slugs: former } of items) {
        const was = unpacked(snapshot);
        const newest = (await revisions.highest(resource, [id])).get(id) ?? 0;
        const version = Math.max(was.version, newest, above) + 1;
        const known = await references.withoutDangling(resource, { ...was, version });
        const record = await fitting(kind, known, []);
        await kind.guard?.(null, record, by);
        await kind.insert(record);
        await slugs(kind, record, former);
        records.push(record);
      }
      await takePlaces(kind, records);
      await references.putBack(items.flatMap((item) => item.references));
      const ids = items.map(({ id }) => id);
      for (const { id, resource } of items) await trash.remove(resource, [id]);
      return kind.find(ids);
    },
  };
}

export type PutBack = ReturnType<typeof createPutBack>;
