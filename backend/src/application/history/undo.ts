import type { UndoQuery } from "@etalase/contracts/history.schema";
import { type Act, statusChange } from "../../domain/audit.ts";
import { idsOf } from "../../domain/content.ts";
import { DomainError } from "../../domain/errors.ts";
import { type KeptRecord, movedBack, type Step, type Undo } from "../../domain/history.ts";
import { unpacked } from "../../domain/snapshot.ts";
import type { Actor, User } from "../../domain/user.ts";
import { type ChangeContent, pageOf } from "../content.ts";
import { renumber } from "../order.ts";
import type { ByKind, Clock, History } from "../ports.ts";
import { changedSince, type Kind, type Kinds, kindOf, refuseOthers } from "./kinds.ts";
import type { Deleted, PutBack } from "./put-back.ts";
import type { HistoryStore, UndoTokens } from "./store.ts";

/** The part of a write that concerns one kind, as far as nothing has changed since. */
type Part = Readonly<{
  resource: string;
  kind: Kind;
  steps: readonly Step[];
  records: readonly KeptRecord[];
  deleted: readonly Deleted[];
}>;

/** Finds the parts of a write that is to be undone, as long as nothing has changed them since. */
function createPartsOf({ kinds, trash }: Pick<HistoryStore, "trash"> & Readonly<{ kinds: Kinds }>) {
  /** The deleted records, from the step itself or from the trash. */
  const deletedBy = async (resource: string, steps: readonly Step[]): Promise<readonly Deleted[]> => {
    const gone = steps.filter(({ to }) => to === null);
    const ids = gone.flatMap(({ id, was }) => (was === undefined ? [id] : []));
    const lying = ids.length > 0 ? await trash.findByIds(ids) : [];
    return gone.flatMap(({ id, slugs, was, references = [] }) => {
      if (was !== undefined) return { id, resource, snapshot: was, slugs, references };
      return lying.find((one) => one.id === id && one.resource === resource) ?? [];
    });
  };

  /** @throws {DomainError} "conflict" when a record was changed, deleted or restored since */
  const standing = async (resource: string, steps: readonly Step[]): Promise<Part> => {
    const kind = kindOf(kinds, resource);
    const records = await kind.find(steps.map(({ id }) => id));
    const deleted = await deletedBy(resource, steps);
    const isAsLeft = ({ id, from, to }: Step) => {
      const record = records.find((one) => one.id === id);
      if (to !== null) return record?.version === to;
      const item = deleted.find((one) => one.id === id);
      return !record && item !== undefined && unpacked(item.snapshot).version === from;
    };
    if (!steps.every(isAsLeft)) throw changedSince();
    return { resource, kind, steps, records, deleted };
  };

  return async ({ steps }: Undo): Promise<readonly Part[]> => {
    const parts: Part[] = [];
    for (const [resource, own] of Map.groupBy(steps, ({ resource }) => resource))
      parts.push(await standing(resource, own));
    return parts;
  };
}

/** The records in their order before a move. @throws {DomainError} "conflict" */
async function orderBackIn(kinds: Kinds, { resource, order: moved }: Undo) {
  const { order } = kindOf(kinds, resource);
  if (!order || !moved) return null;
  const current = await order.all();
  const ids = movedBack(idsOf(current), moved);
  if (!ids) throw changedSince();
  return { order, records: ids.flatMap((id) => current.find((one) => one.id === id) ?? []) };
}

type Needs = Pick<HistoryStore, "revisions" | "undos" | "trash"> &
  Readonly<{
    kinds: Kinds;
    tokens: UndoTokens;
    putBack: PutBack;
    write: History["write"];
    changeContent: ChangeContent;
    now: Clock;
  }>;

const byKind = (parts: readonly Part[], records: (part: Part) => readonly KeptRecord[]): ByKind<KeptRecord> =>
  Object.fromEntries(parts.map((part) => [part.resource, records(part)]));

const isId = (text: string) => /^[0-9a-f]{64}$/.test(text);

/** Undoes the changes of a write to one kind. */
function createTakeBack({ revisions, putBack }: Needs) {
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
    const createdIds = steps.filter(({ from }) => from === null).map(({ id }) => id);
    for (const record of records) if (createdIds.includes(record.id)) await kind.guard?.(record, null, by);
    if (createdIds.length > 0) await kind.remove(createdIds);
  };

  return async (part: Part, by: Actor): Promise<readonly KeptRecord[]> => {
    await removeMade(part, by);
    const edited = await overwrite(part, by);
    const inserted = part.deleted.length > 0 ? await putBack.inserted(part.kind, part.deleted, by) : [];
    return [...edited, ...inserted];
  };
}

/** The acts of an undo to one kind, for the audit log. */
const actsOf = ({ kind, records }: Part, after: readonly KeptRecord[]): readonly Act[] => {
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
const moveActs = ({ resource, order }: Undo): readonly Act[] =>
  order ? [{ resource, record: null, action: "undo", detail: { fields: ["order"] } }] : [];

/** Lists the writes that a staff member can undo. */
function createUndoList({ kinds, undos, now }: Needs) {
  const superadmins = Object.keys(kinds).filter((resource) => kinds[resource]?.isSuperadmins);

  return async (query: UndoQuery, { role }: User) =>
    pageOf(await undos.list(query, now(), role === "superadmin" ? [] : superadmins), query);
}

/** Undoes writes. */
export function createUndo(needs: Needs) {
  const { kinds, tokens, undos, write, changeContent, now } = needs;
  const partsOf = createPartsOf(needs);
  const takeBack = createTakeBack(needs);

  const theUndo = async (key: string): Promise<Undo> => {
    const undo = (await undos.find(tokens.hashOf(key))) ?? (isId(key) ? await undos.find(key) : null);
    if (!undo || undo.expiresAt <= now()) throw new DomainError("notFound");
    return undo;
  };

  /**
   * Undoes a write by the token of its answer, or by its id in the list: completely or not at all, and only once.
   * @throws {DomainError} "notFound"; "conflict" when a record has changed since
   */
  const undo = (key: string, by: Actor): Promise<number> =>
    changeContent(async () => {
      const undo = await theUndo(key);
      const parts = await partsOf(undo);
      if (parts.some(({ kind }) => kind.isSuperadmins)) refuseOthers(by.user);
      const left = byKind(parts, ({ records }) => records);
      return write(by, { [undo.resource]: [], ...left }, async () => {
        await undos.remove(undo.id);
        const back = new Map<string, readonly KeptRecord[]>();
        for (const part of parts) back.set(part.resource, await takeBack(part, by));
        const moved = await orderBackIn(kinds, undo);
        if (moved) await renumber(moved.order, moved.records);
        const madeOf = ({ resource }: Part) => back.get(resource) ?? [];
        return {
          after: byKind(parts, madeOf),
          acts: [...parts.flatMap((part) => actsOf(part, madeOf(part))), ...moveActs(undo)],
          result: Math.max(undo.steps.length, 1),
        };
      });
    });

  return { list: createUndoList(needs), undo };
}

export type Undos = ReturnType<typeof createUndo>;
