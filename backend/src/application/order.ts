import { type ContentResource, titleOf } from "@etalase/contracts/kinds";
import type { Word } from "@etalase/contracts/refusals/refusal";
import type { MoveInput } from "@etalase/contracts/rules/content.schema";
import { serverMessages } from "@etalase/contracts/text/messages";
import type { AuditDetail } from "../domain/audit.ts";
import type { Ordered } from "../domain/content.ts";
import { DomainError } from "../domain/errors.ts";
import type { Actor } from "../domain/user.ts";
import { type ChangeContent, existing } from "./content.ts";
import type { History } from "./ports.ts";

export interface OrderedRepository<T extends Ordered> {
  /** All of them, in order. */
  all(): Promise<readonly T[]>;
  /** Writes only the place. */
  place(id: string, order: number): Promise<unknown>;
}

/** Gives each record its place in this order; returns those with a new place. */
export async function renumber(
  records: Pick<OrderedRepository<Ordered>, "place">,
  ordered: readonly Pick<Ordered, "id" | "order">[],
) {
  const moved = ordered.flatMap(({ id, order }, place) => (order === place ? [] : [{ id, order: place }]));
  for (const { id, order } of moved) await records.place(id, order);
  return moved;
}

type Removing = Readonly<{ remove(ids: readonly string[]): Promise<void> }>;
type Needs<R> = Readonly<{
  records: R;
  changeContent: ChangeContent;
  history: History;
  resource: ContentResource;
  what: Word;
}>;

/** The order of one kind of content; `resource` is the kind's name, `what` a record's in sentences. */
export function createOrder<R extends OrderedRepository<Ordered> & Removing>(needs: Needs<R>) {
  const { records, changeContent, history, resource, what } = needs;

  /** The wanted place, up to `last`. */
  function target({ direction, order }: MoveInput, from: number, last: number): number {
    if (order !== undefined) return Math.min(order, last);
    if (direction === "up" && from === 0)
      throw new DomainError("invalid", { message: serverMessages.alreadyFirst(what) });
    if (direction === "down" && from === last)
      throw new DomainError("invalid", { message: serverMessages.alreadyLast(what) });
    return direction === "up" ? from - 1 : from + 1;
  }

  return {
    /** The place of a new record. */
    last: async () => (await records.all()).length,

    /** The same repository, but after a removal the other records close the gap. */
    closingRanks: {
      ...records,
      async remove(ids: readonly string[]) {
        await records.remove(ids);
        await renumber(records, await records.all());
      },
    },

    /**
     * Moves a record by a step, or directly to a place among all. @throws {DomainError} "invalid" at the end of the
     * list, "notFound"
     */
    move: (input: MoveInput, by: Actor) =>
      changeContent(async () => {
        const ordered = [...(await records.all())];
        const from = ordered.findIndex(({ id }) => id === input.id);
        const record = existing(ordered[from]);
        const to = target(input, from, ordered.length - 1);
        if (to === from) return [];
        ordered.splice(from, 1);
        ordered.splice(to, 0, record);
        const direction = to < from ? "up" : "down";
        const detail: AuditDetail = input.order === undefined ? { direction } : { direction, place: to + 1 };
        const about = { resource, record: { id: record.id, title: titleOf(resource, record) } };
        return history.write(by, { [resource]: [] }, async () => {
          const places = await renumber(records, ordered);
          return { acts: [{ ...about, action: "move", detail }], result: places };
        });
      }),
  };
}
