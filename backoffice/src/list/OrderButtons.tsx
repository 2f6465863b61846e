import type { Direction } from "@etalase/contracts/partners";
import { Box, IconButton, Tooltip } from "@mui/material";
import { useEffect, useRef } from "react";
import { ArrowDownIcon, ArrowUpIcon } from "../theme/icons.tsx";
import { type Movable, useMoves } from "./Moves.tsx";

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
        <Icon sx={{ fontSize: 16 }} />
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
