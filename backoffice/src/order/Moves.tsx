import type { Direction } from "@etalase/contracts/rules/content";
import { Box } from "@mui/material";
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
import { useDone } from "../notices/UndoButton.tsx";
import { visuallyHidden } from "../theme/palette.ts";

/** A record with a place among the others, 0 first. */
export type Movable = Readonly<{ id: Identifier; order: number }>;

/** What a record is moved by; the focus stays with it. */
export type Control = Direction | "top" | "handle";

type Aim = Readonly<{ direction: Direction } | { order: number }>;
type Move = Readonly<{ record: Movable; name: string; by: Control; aim: Aim }>;

/** Where a moved record has come to. */
type Arrival = Readonly<{ id: Identifier; name: string; by: Control; order: number }>;

const refused = 400;

/** How the rows stand: in the custom order; and all of them, so that the ends are known and a page follows a place. */
function useInOrder() {
  const { sort, filterValues } = useListContext();
  const inOrder = sort.field === "order" && sort.order === "ASC";
  return { inOrder, allInOrder: inOrder && !Object.values(filterValues).some(Boolean) };
}

/** The rows as they were dropped, until the server's order has come: `of` are those that were there. */
type Dropped = Readonly<{ of: readonly RaRecord[] | undefined; rows: RaRecord[] }>;

/** Moves one of the rows; each place keeps its number. */
function rearranged(rows: readonly RaRecord[], id: Identifier, order: number): RaRecord[] {
  const from = rows.findIndex((row) => row.id === id);
  const to = rows.findIndex((row) => row.order === order);
  const moved = rows[from];
  if (!moved || to < 0) return [...rows];
  const places = rows.map((row) => row.order);
  return rows
    .toSpliced(from, 1)
    .toSpliced(to, 0, moved)
    .map((row, index) => ({ ...row, order: places[index] }));
}

/** Moves records, and stays with them when they come to another page. */
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
    tell(`${name} moved to place ${order + 1}`, places);
    setArrival({ id: record.id, name, by, order });
    const itsPage = Math.floor(order / perPage) + 1;
    if (allInOrder && itsPage !== page) setPage(itsPage);
  };

  const { mutate } = useMutation<readonly Place[], HttpError, Move>({
    // One after the other, so that quick presses add up.
    scope: { id: `${resource}/order` },
    mutationFn: ({ record, aim }) => provider.move(resource, { id: String(record.id), ...aim }),
    onSuccess: arrive,
    onError: ({ status, message }) => {
      setDropped(undefined);
      notify(status === refused ? message : failed, { type: "error" });
    },
    onSettled: refresh,
  });

  /** To where another row of the page stands, which shows at once. */
  const drop = (record: Movable, name: string, order: number) => {
    setDropped({ of: data, rows: rearranged(data ?? [], record.id, order) });
    mutate({ record, name, by: "handle", aim: { order } });
  };

  const isAtEnd = ({ order }: Movable, direction: Direction) =>
    allInOrder && order === (direction === "up" ? 0 : (total ?? 0) - 1);

  const shown = dropped && dropped.of === data ? dropped.rows : data;
  return { move: mutate, drop, isAtEnd, arrival, inOrder, shown };
}

type Moving = Omit<ReturnType<typeof useMoving>, "shown">;

const MovesContext = createContext<Moving | undefined>(undefined);

type MovesProps = Readonly<{
  /** Told when a move failed, and the server did not say why. */
  failed: string;
  children: ReactNode;
}>;

/** Lets the rows inside move, and says aloud where one has come to. */
export function Moves({ failed, children }: MovesProps) {
  const list = useListContext();
  const { shown, ...moving } = useMoving(failed);
  const { arrival } = moving;
  return (
    <MovesContext value={moving}>
      {/* Rows that are not there yet are none that were dropped: the list's own type knows both together only. */}
      <ListContextProvider value={{ ...list, data: shown } as typeof list}>{children}</ListContextProvider>
      <Box role="status" sx={visuallyHidden}>
        {arrival && `${arrival.name} is now in place ${arrival.order + 1}`}
      </Box>
    </MovesContext>
  );
}

export function useMoves(): Moving {
  const moving = useContext(MovesContext);
  if (!moving) throw new Error("Rows can only move inside Moves");
  return moving;
}
