import { trashDays } from "@etalase/contracts/history";
import type { TrashQuery } from "@etalase/contracts/history.schema";
import { type KeptRecord, picturesWithin, type TrashItem } from "../../domain/history.ts";
import { unpacked } from "../../domain/snapshot.ts";
import { type Source, terminal } from "../../domain/user.ts";
import type { AuditLog } from "../audit.ts";
import { allOf, type ChangeContent, pageOf, shareOf } from "../content.ts";
import type { PictureRegistry } from "../media.ts";
import type { Clock, History } from "../ports.ts";
import { type By, type Kinds, kindOf } from "./kinds.ts";
import type { PutBack } from "./put-back.ts";
import type { HistoryStore } from "./store.ts";

type Needs = Pick<HistoryStore, "revisions" | "trash"> &
  Readonly<{
    kinds: Kinds;
    putBack: PutBack;
    registry: Pick<PictureRegistry, "discard">;
    write: History["write"];
    changeContent: ChangeContent;
    audit: Pick<AuditLog, "record">;
    now: Clock;
  }>;

const waitMs = trashDays * 24 * 60 * 60 * 1000;
const purgedAtOnce = 100;
const anyPage = { page: 1, limit: 1 } as const;

/** The time when an item is removed for good. */
export const purgeAtOf = ({ deletedAt }: TrashItem): Date => new Date(deletedAt.getTime() + waitMs);

/** Restores items of the trash, all in one write. */
const createTrashRestore =
  ({ kinds, putBack, write }: Pick<Needs, "kinds" | "putBack" | "write">) =>
  async (items: readonly TrashItem[], by: By, above: number | undefined): Promise<number> => {
    const all = [...Map.groupBy(items, ({ resource }) => resource)];
    const none = Object.fromEntries(all.map(([resource]) => [resource, []]));
    return write(by, none, async () => {
      const after: Record<string, readonly KeptRecord[]> = {};
      for (const [resource, own] of all)
        after[resource] = await putBack.inserted(kindOf(kinds, resource), own, by, above);
      const acts = Object.entries(after).flatMap(([resource, records]) =>
        records.map((record) => ({ ...kindOf(kinds, resource).about(record), action: "restore" }) as const),
      );
      return { after, acts, result: items.length };
    });
  };

const purgeOf = ({ resource, id, title }: TrashItem) => ({ action: "purge", resource, record: { id, title } }) as const;

/** Removes items for good, with their versions and the pictures that nothing else needs. */
function createTrashPurge({ revisions, trash, registry, changeContent, audit }: Needs) {
  /** Forgets records of one kind. @returns the snapshots of their versions */
  const forget = async (resource: string, items: readonly TrashItem[]) => {
    const ids = items.map(({ id }) => id);
    const versions = await revisions.snapshots(resource, ids);
    await trash.remove(resource, ids);
    await revisions.removeOf(resource, ids);
    return versions;
  };

  /** Calls `find` in the transaction, since others may have restored items before. */
  return async (find: () => Promise<readonly TrashItem[]>, by: Source): Promise<number> => {
    const { items, versions } = await changeContent(async () => {
      const items = await find();
      const versions: string[] = [];
      for (const [resource, own] of Map.groupBy(items, ({ resource }) => resource))
        versions.push(...(await forget(resource, own)));
      await audit.record(by, items.map(purgeOf));
      return { items, versions };
    });
    const snapshots = [...items.map(({ snapshot }) => snapshot), ...versions];
    const needed = snapshots.flatMap((snapshot) => picturesWithin(unpacked(snapshot)));
    await registry.discard([...new Map(needed.map((picture) => [picture.file, picture])).values()]);
    return items.length;
  };
}

/** Deleted records, until they are restored or removed for good. */
export function createTrash(needs: Needs) {
  const { kinds, revisions, trash, changeContent, now } = needs;
  const restore = createTrashRestore(needs);
  const purge = createTrashPurge(needs);

  return {
    async list(query: TrashQuery) {
      return pageOf(await trash.list(query), query);
    },

    /** The deleted record of that kind with this id, in its last state. */
    async lying(resource: string, id: string): Promise<KeptRecord | null> {
      const [item] = await trash.findByIds([id]);
      return item?.resource === resource ? unpacked(item.snapshot) : null;
    },

    /** The kinds that have used this id for a record, an item in the trash, or a version: others must not use it. */
    async kindsOf(id: string): Promise<ReadonlySet<string>> {
      const known = new Set(await revisions.kindsOf(id));
      for (const { resource } of await trash.findByIds([id])) known.add(resource);
      for (const [resource, kind] of Object.entries(kinds)) {
        // A kind without versions and trash does not share ids with others.
        const found = kind.forUndo || known.has(resource) ? [] : await kind.find([id]);
        if (found.some((record) => record.id === id)) known.add(resource);
      }
      return known;
    },

    /**
     * Restores all items or none, under versions above all known ones and above `above`. @throws {DomainError}
     * "notFound"
     */
    restore: (ids: readonly string[], by: By, above?: number): Promise<number> =>
      changeContent(async () => restore(await allOf(trash, ids), by, above)),

    /** Removes all items for good, or none. @throws {DomainError} "notFound" */
    purge: (ids: readonly string[], by: Source): Promise<number> => purge(() => allOf(trash, ids), by),

    /** Removes for good the items that are still in the trash. */
    purgePresent: (wanted: string, ids: readonly string[], by: Source): Promise<number> =>
      purge(async () => (await trash.findByIds(ids)).filter(({ resource }) => resource === wanted), by),

    /** Removes items whose time is over, a share of them at a time. */
    async sweep(): Promise<void> {
      const before = new Date(now().getTime() - waitMs);
      const { total } = await trash.list(anyPage);
      const old = await trash.idsBefore(before, Math.min(shareOf(total), purgedAtOnce));
      // An item that was restored and deleted again has a new deadline.
      const stillOld = async () => (await trash.findByIds(old)).filter(({ deletedAt }) => deletedAt < before);
      if (old.length > 0) await purge(stillOld, terminal);
    },
  };
}

export type Trash = ReturnType<typeof createTrash>;
