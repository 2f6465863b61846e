import type { Direction, Partner } from "@etalase/contracts/partners";
import { Box, IconButton, Tooltip } from "@mui/material";
import { ArrowDownIcon, ArrowUpIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import { useMoves } from "./PartnerMoves.tsx";

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

function MoveButton({ partner, direction }: { partner: Partner; direction: Direction }) {
  const { move, isAtEnd, arrival } = useMoves();
  const button = useRef<HTMLButtonElement>(null);
  const Icon = icons[direction];
  const atEnd = isAtEnd(partner, direction);
  const arrived = arrival?.id === partner.id && arrival.direction === direction && arrival.order === partner.order;

  // On another page the row is a new one, and the focus went with the old.
  useEffect(() => {
    if (arrived && document.activeElement === document.body) button.current?.focus();
  }, [arrived]);

  return (
    <Tooltip title={atEnd ? ends[direction] : `Move ${direction}`}>
      {/* Only said to be disabled: a disabled one would lose the focus that has just moved a row to the end. */}
      <IconButton
        ref={button}
        aria-label={`Move ${partner.name} ${direction}`}
        aria-disabled={atEnd}
        onClick={() => !atEnd && move(partner, direction)}
        sx={look}
      >
        <Box component={Icon} sx={{ fontSize: 16 }} />
      </IconButton>
    </Tooltip>
  );
}

/** The place among all partners, from 1, and one step up or down. */
export const OrderButtons = ({ partner }: { partner: Partner }) => (
  <Box sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
    <Box component="span" sx={{ minWidth: 22, fontWeight: 700, fontVariantNumeric: "tabular-nums" }}>
      {partner.order + 1}
    </Box>
    <MoveButton partner={partner} direction="up" />
    <MoveButton partner={partner} direction="down" />
  </Box>
);
