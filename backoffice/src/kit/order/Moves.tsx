import { type Direction, placeMax } from "@etalase/contracts/rules/content";
import { useMutation } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useState } from "react";
import {
  type HttpError,
  type Identifier,
  ListContextProvider,
  type RaRecord,
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
} from "react-admin";
import type { EtalaseProvider, Place } from "../data/dataProvider.ts";
import { t } from "../language/t.ts";
import { useDone } from "../notices/UndoButton.tsx";
import { refusalOr } from "../notices/useOutcome.ts";
import { VisuallyHidden } from "../theme/Words.tsx";
import type { Control, Steps, Way } from "./MoveControls.tsx";
import { rearranged } from "./places.ts";

/** A record with a position in the list, from 0. */
export type Movable = Readonly<{ id: Identifier; order: number }>;

type Aim = Readonly<{ direction: Direction } | { order: number }>;

const aims: Readonly<Record<Way, Aim>> = {
  first: { order: 0 },
  up: { direction: "up" },
  down: { direction: "down" },
  last: { order: placeMax },
};

type Move = Readonly<{ record: Movable; name: string; by: Control; aim: Aim }>;

/** The record's position after a move. */
type Arrival = Readonly<{ id: Identifier; name: string; by: Control; order: number }>;

/**
 * Tells whether the rows are in the custom order, and whether the list is unfiltered too: only then the ends are known,
 * and the page can follow a moved row.
 */
function useInOrder() {
  const { sort, filterValues } = useListContext();
  const inOrder = sort.field === "order" && sort.order === "ASC";
  return { inOrder, allInOrder: inOrder && !Object.values(filterValues).some(Boolean) };
}

/** The rows as dropped, until the server's order arrives: `of` are the rows before the drop. */
type Dropped = Readonly<{ of: readonly RaRecord[] | undefined; rows: RaRecord[] }>;

/** Moves records, and follows them to another page. */
function useMoving(failed: string) {
  const resource = useResourceContext() ?? "";
  const { data, total, page, perPage, setPage } = useListContext();
  const { inOrder, allInOrder } = useInOrder();
  const provider = useDataProvider<EtalaseProvider>();
  const notify = useNotify();
  const tell = useDone();
  const refresh = useRefresh();
  const [arrival, setArrival] = useState<Arrival>();
  const [dropped, setDropped] = useState<Dropped>();

  const arrive = (places: readonly Place[], { record, name, by }: Move) => {
    const order = places.find(({ _id }) => _id === record.id)?.order;
    if (order === undefined) return;
    tell(t("{name} moved to place {place}", { name, place: order + 1 }), places);
    setArrival({ id: record.id, name, by, order });
    const itsPage = Math.floor(order / perPage) + 1;
    if (allInOrder && itsPage !== page) setPage(itsPage);
  };

  const { mutate } = useMutation<readonly Place[], HttpError, Move>({
    // Run in sequence, so that quick presses add up.
    scope: { id: `${resource}/order` },
    mutationFn: ({ record, aim }) => provider.move(resource, { id: String(record.id), ...aim }),
    onSuccess: arrive,
    onError: (error) => {
      setDropped(undefined);
      notify(refusalOr(failed)(error), { type: "error" });
    },
    onSettled: refresh,
  });

  const shown = dropped && dropped.of === data ? dropped.rows : data;

  const stepsOf = (record: Movable, name: string): Steps => ({
    name,
    isFirst: allInOrder && record.order === 0,
    isLast: allInOrder && record.order === (total ?? 0) - 1,
    onMove: (way, by) => mutate({ record, name, by, aim: aims[way] }),
    onDrop(place) {
      const rows: readonly RaRecord[] = shown ?? [];
      const from = rows.findIndex(({ id }) => id === record.id);
      // Shown at once; the positions keep their numbers.
      const moved = rearranged(rows, from, place).map((row, index) => ({ ...row, order: rows[index]?.order }));
      setDropped({ of: data, rows: moved });
      mutate({ record, name, by: "handle", aim: { order: rows[place]?.order } });
    },
  });

  return { stepsOf, arrival, inOrder, shown };
}

type Moving = Omit<ReturnType<typeof useMoving>, "shown">;

const MovesContext = createContext<Moving | undefined>(undefined);

type MovesProps = Readonly<{
  /** The message when a move failed without a reason from the server. */
  failed: string;
  children: ReactNode;
}>;

/** Makes the rows inside movable, and announces the new position to screen readers. */
export function Moves({ failed, children }: MovesProps) {
  const list = useListContext();
  const { shown, ...moving } = useMoving(failed);
  const { arrival } = moving;
  return (
    <MovesContext value={moving}>
      {/* Without loaded rows, nothing was dropped either: the cast is needed because the list's type couples data and
          state. */}
      <ListContextProvider value={{ ...list, data: shown } as typeof list}>{children}</ListContextProvider>
      <VisuallyHidden role="status">
        {arrival && t("{name} is now in place {place}", { name: arrival.name, place: arrival.order + 1 })}
      </VisuallyHidden>
    </MovesContext>
  );
}

export function useMoves(): Moving {
  const moving = useContext(MovesContext);
  if (!moving) throw new Error("Rows can only move inside Moves");
  return moving;
}
