import { type Act, statusChange } from "../../domain/audit.ts";
import type { KeptRecord, Undo } from "../../domain/history.ts";
import { unpacked } from "../../domain/snapshot.ts";
import type { Actor } from "../../domain/user.ts";
import { changedSince } from "./kinds.ts";
import type { PutBack } from "./put-back.ts";
import type { HistoryStore } from "./store.ts";
import type { Part } from "./undo-parts.ts";

type Needs = Pick<HistoryStore, "revisions"> & Readonly<{ putBack: PutBack }>;

/** Undoes the changes of a write to one kind. */
export function createTakeBack({ revisions, putBack }: Needs) {
  /** Overwrites the versions that the write made with those that it started from. */
  const overwrite = async ({ resource, kind, steps, records }: Part, by: Actor) => {
    const edits = steps.flatMap(({ id, from, to, slugs, was }) =>
      from === null || to === null ? [] : [{ recordId: id, version: from, slugs, was }],
    );
    const all = edits.map(({ recordId }) => recordId);
    const versions = await revisions.find(resource, edits);
    const after: KeptRecord[] = [];
    for (const { recordId, slugs, was } of edits) {
      const current = records.find(({ id }) => id === recordId);
      const earlier = was ?? versions.find((one) => one.recordId === recordId)?.snapshot;
      if (!current || !earlier) throw changedSince();
      const wanted = await putBack.overwritten(kind, resource, { current, earlier: unpacked(earlier), all });
      await kind.guard?.(current, wanted, by);
      const record = await kind.update(wanted);
      await putBack.slugs(kind, record, slugs);
      after.push(record);
    }
    return after;
  };

  const removeMade = async ({ kind, steps, records }: Part, by: Actor) => {
    const made = steps.filter(({ from }) => from === null).map(({ id }) => id);
    for (const record of records) if (made.includes(record.id)) await kind.guard?.(record, null, by);
    if (made.length > 0) await kind.remove(made);
  };

  return async (part: Part, by: Actor): Promise<readonly KeptRecord[]> => {
    await removeMade(part, by);
    const edited = await overwrite(part, by);
    const inserted = part.deleted.length > 0 ? await putBack.inserted(part.kind, part.deleted, by) : [];
    return [...edited, ...inserted];
  };
}

/** The acts of an undo to one kind, for the audit log. */
export const actsOf = ({ kind, records }: Part, after: readonly KeptRecord[]): readonly Act[] => {
  const left = new Map(records.map((record) => [record.id, record]));
  const standing = new Map([...records, ...after].map((record) => [record.id, record]));
  const detailOf = (record: KeptRecord) => statusChange(left.get(record.id) ?? record, record);
  const others = records.flatMap((record) => {
    const stands = after.find(({ id }) => id === record.id);
    return stands ? (kind.acts?.(record, stands) ?? []) : [];
  });
  const undone = [...standing.values()].map(
    (record) => ({ ...kind.about(record), action: "undo", detail: detailOf(record) }) as const,
  );
  return [...undone, ...others];
};

/** The acts of an undone move: one, or none where nothing was moved. */
export const moveActs = ({ resource, order }: Undo): readonly Act[] =>
  order ? [{ resource, record: null, action: "undo", detail: { fields: ["order"] } }] : [];
