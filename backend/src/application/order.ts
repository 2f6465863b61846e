import type { MoveInput } from "@etalase/contracts/rules/content.schema";
import { messages } from "@etalase/contracts/text/messages";
import { DomainError } from "../domain/errors.ts";
import type { ChangeContent } from "./content.ts";

/** Records that the editors put in order: `order` is the place among all, 0 first, without gaps. */
type Ordered = Readonly<{ id: string; order: number }>;

export interface OrderedRepository<T extends Ordered> {
  /** All of them, in order. */
  all(): Promise<readonly T[]>;
  /** Writes the place alone. */
  place(id: string, order: number): Promise<void>;
}

type Removing = Readonly<{ remove(ids: readonly string[]): Promise<void> }>;
type Needs<R> = Readonly<{ records: R; changeContent: ChangeContent; what: string }>;

/** The order of one kind of content; `what` is a record's name in sentences. */
export function createOrder<R extends OrderedRepository<Ordered> & Removing>({
  records,
  changeContent,
  what,
}: Needs<R>) {
  /** Gives each its place in this order; answers those that have a new one. */
  const renumber = async (ordered: readonly Ordered[]) => {
    const moved = ordered.flatMap(({ id, order }, place) => (order === place ? [] : [{ id, order: place }]));
    for (const { id, order } of moved) await records.place(id, order);
    return moved;
  };

  return {
    /** The place of a new record. */
    last: async () => (await records.all()).length,

    /** The same records, where the others close ranks when some are removed. */
    closingRanks: {
      ...records,
      async remove(ids: readonly string[]) {
        await records.remove(ids);
        await renumber(await records.all());
      },
    },

    /** One step up or down among all. @throws {DomainError} "invalid" at the end of the row, "notFound" */
    move: ({ id, direction }: MoveInput) =>
      changeContent(async () => {
        const ordered = [...(await records.all())];
        const from = ordered.findIndex((record) => record.id === id);
        const record = ordered[from];
        if (!record) throw new DomainError("notFound");
        const to = direction === "up" ? from - 1 : from + 1;
        const neighbour = ordered[to];
        if (!neighbour)
          throw new DomainError("invalid", {
            message: direction === "up" ? messages.alreadyFirst(what) : messages.alreadyLast(what),
          });
        [ordered[from], ordered[to]] = [neighbour, record];
        return renumber(ordered);
      }),
  };
}
