import { idsOf } from "../../domain/content.ts";
import { type KeptRecord, movedBack, type Step, type Undo } from "../../domain/history.ts";
import { unpacked } from "../../domain/snapshot.ts";
import { changedSince, type Kind, type Kinds, kindOf } from "./kinds.ts";
import type { Deleted } from "./put-back.ts";
import type { HistoryStore } from "./store.ts";

/** The part of a write that concerns one kind, as far as nothing has changed since. */
export type Part = Readonly<{
  resource: string;
  kind: Kind;
  steps: readonly Step[];
  records: readonly KeptRecord[];
  deleted: readonly Deleted[];
}>;

/** Finds the parts of a write that is to be undone, as long as nothing has changed them since. */
export function createPartsOf({ kinds, trash }: Pick<HistoryStore, "trash"> & Readonly<{ kinds: Kinds }>) {
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
export async function orderBackIn(kinds: Kinds, { resource, order: moved }: Undo) {
  const { order } = kindOf(kinds, resource);
  if (!order || !moved) return null;
  const current = await order.all();
  const ids = movedBack(idsOf(current), moved);
  if (!ids) throw changedSince();
  return { order, records: ids.flatMap((id) => current.find((one) => one.id === id) ?? []) };
}
