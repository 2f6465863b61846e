import type { Direction } from "@etalase/contracts/rules/content";
import { Box, IconButton, Tooltip } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { ArrowDownIcon, ArrowUpIcon } from "lucide-react";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import {
  type HttpError,
  type Identifier,
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
} from "react-admin";
import type { EtalaseProvider, Place } from "../data/dataProvider.ts";
import { visuallyHidden } from "../theme/palette.ts";

/** A record with a place among the others, 0 first. */
type Movable = Readonly<{ id: Identifier; order: number }>;

type Move = Readonly<{ record: Movable; name: string; direction: Direction }>;

/** Where a moved record has come to. */
type Arrival = Readonly<{ id: Identifier; name: string; direction: Direction; order: number }>;

const refused = 400;

/** Whether the rows stand in the custom order, all of them: then the ends are known, and a row's page follows its place. */
function useAllInOrder(): boolean {
  const { sort, filterValues } = useListContext();
  return sort.field === "order" && !Object.values(filterValues).some(Boolean);
}

/** Moves records one place up or down, and stays with them when they come to another page. */
function useMoving(failed: string) {
  const resource = useResourceContext() ?? "";
  const { total, page, perPage, setPage } = useListContext();
  const allInOrder = useAllInOrder();
  const provider = useDataProvider<EtalaseProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [arrival, setArrival] = useState<Arrival>();

  const arrive = (places: readonly Place[], { record, name, direction }: Move) => {
    const order = places.find(({ _id }) => _id === record.id)?.order;
    if (order === undefined) return;
    setArrival({ id: record.id, name, direction, order });
    const itsPage = Math.floor(order / perPage) + 1;
    if (allInOrder && itsPage !== page) setPage(itsPage);
  };

  const { mutate } = useMutation<readonly Place[], HttpError, Move>({
    // One after the other, so that quick presses add up.
    scope: { id: `${resource}/order` },
    mutationFn: ({ record, direction }) => provider.move(resource, { id: String(record.id), direction }),
    onSuccess: arrive,
    onError: ({ status, message }) => notify(status === refused ? message : failed, { type: "error" }),
    onSettled: refresh,
  });

  const isAtEnd = ({ order }: Movable, direction: Direction) =>
    allInOrder && order === (direction === "up" ? 0 : (total ?? 0) - 1);

  return { move: mutate, isAtEnd, arrival };
}

type Moving = ReturnType<typeof useMoving>;

const MovesContext = createContext<Moving | undefined>(undefined);

type MovesProps = Readonly<{
  /** Told when a move failed, and the server did not say why. */
  failed: string;
  children: ReactNode;
}>;

/** Lets the rows inside move, and says aloud where one has come to. */
export function Moves({ failed, children }: MovesProps) {
  const moving = useMoving(failed);
  const { arrival } = moving;
  return (
    <MovesContext value={moving}>
      {children}
      <Box role="status" sx={visuallyHidden}>
        {arrival && `${arrival.name} is now in place ${arrival.order + 1}`}
      </Box>
    </MovesContext>
  );
}

function useMoves(): Moving {
  const moving = useContext(MovesContext);
  if (!moving) throw new Error("Rows can only move inside Moves");
  return moving;
}

const icons = { up: ArrowUpIcon, down: ArrowDownIcon };
const ends = { up: "Already first", down: "Already last" };

const look = {
  width: 30,
  height: 30,
  border: 1,
  borderColor: "divider",
  borderRadius: "8px",
  '&[aria-disabled="true"]': { color: "text.disabled", cursor: "default" },
};

type OrderProps = Readonly<{ record: Movable; name: string }>;

function MoveButton({ record, name, direction }: OrderProps & Readonly<{ direction: Direction }>) {
  const { move, isAtEnd, arrival } = useMoves();
  const button = useRef<HTMLButtonElement>(null);
  const Icon = icons[direction];
  const atEnd = isAtEnd(record, direction);
  const arrived = arrival?.id === record.id && arrival.direction === direction && arrival.order === record.order;

  // On another page the row is a new one, and the focus went with the old.
  useEffect(() => {
    if (arrived && document.activeElement === document.body) button.current?.focus();
  }, [arrived]);

  return (
    <Tooltip title={atEnd ? ends[direction] : `Move ${direction}`}>
      {/* Only said to be disabled: a disabled one would lose the focus that has just moved a row to the end. */}
      <IconButton
        ref={button}
        aria-label={`Move ${name} ${direction}`}
        aria-disabled={atEnd}
        onClick={() => !atEnd && move({ record, name, direction })}
        sx={look}
      >
        <Box component={Icon} sx={{ fontSize: 16 }} />
      </IconButton>
    </Tooltip>
  );
}

/** The place among all records, from 1, and one step up or down. */
export const OrderButtons = ({ record, name }: OrderProps) => (
  <Box sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
    <Box component="span" sx={{ minWidth: 22, fontWeight: 700, fontVariantNumeric: "tabular-nums" }}>
      {record.order + 1}
    </Box>
    <MoveButton record={record} name={name} direction="up" />
    <MoveButton record={record} name={name} direction="down" />
  </Box>
);
