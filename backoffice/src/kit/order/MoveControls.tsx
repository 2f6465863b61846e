import { Box, IconButton, type IconButtonProps } from "@mui/material";
import { ArrowDownIcon, ArrowUpIcon, GripVerticalIcon } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { t } from "../language/t.ts";
import { square } from "../theme/looks.ts";
import { phone } from "../theme/palette.ts";
import { useDragging } from "./useDragging.ts";

export type Way = "first" | "up" | "down" | "last";

/** The control that moved a row, as a data attribute by which the focus finds it. */
export type Control = Way | "handle";

/** The moves of a row. */
export type Steps = Readonly<{
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (way: Way, by: Control) => void;
  /** Receives the place in the shown list, from 0. */
  onDrop: (place: number) => void;
}>;

export const isAtEnd = ({ isFirst, isLast }: Steps, way: Way) => (way === "first" || way === "up" ? isFirst : isLast);

export function focusControl(row: Element | null | undefined, control: Control): void {
  const element = row?.querySelector<HTMLElement>(`[data-control="${control}"]`);
  element?.focus();
  // The bar at the bottom of a phone may cover the element that already had the focus.
  element?.scrollIntoView({ block: "nearest" });
}

const buttons = {
  up: {
    label: (name: string) => t("Move {name} up", { name }),
    tip: t("Move up"),
    end: t("Already first"),
    Icon: ArrowUpIcon,
  },
  down: {
    label: (name: string) => t("Move {name} down", { name }),
    tip: t("Move down"),
    end: t("Already last"),
    Icon: ArrowDownIcon,
  },
};

const look = {
  ...square(30),
  '&[aria-disabled="true"]': { color: "text.disabled", cursor: "default" },
};

/** Moves a row. At the end it is only marked as disabled: a disabled button would lose the focus. */
function MoveButton({ steps, way }: Readonly<{ steps: Steps; way: keyof typeof buttons }>) {
  const { label, tip, end, Icon } = buttons[way];
  const isOver = isAtEnd(steps, way);
  return (
    <IconButton
      data-tip={isOver ? end : tip}
      aria-label={label(steps.name)}
      aria-disabled={isOver}
      data-control={way}
      onClick={() => isOver || steps.onMove(way, way)}
      sx={look}
    >
      <Box component={Icon} sx={{ fontSize: 16 }} />
    </IconButton>
  );
}

/** Moves a row by a step. */
export const StepButtons = ({ steps }: Readonly<{ steps: Steps }>) => (
  <>
    <MoveButton steps={steps} way="up" />
    <MoveButton steps={steps} way="down" />
  </>
);

type GripProps<Move> = IconButtonProps &
  Readonly<{ moves: Readonly<Record<string, Move>>; onMove: (move: Move) => void }>;

/** The handle by which a row, card or tile is dragged; when focused, keys move it too. */
export const Grip = <Move,>({ moves, onMove, sx, ...button }: GripProps<Move>) => (
  <IconButton
    aria-keyshortcuts={Object.keys(moves).join(" ")}
    data-control="handle"
    onKeyDown={(event) => {
      const move = moves[event.key];
      if (move === undefined) return;
      event.preventDefault();
      onMove(move);
    }}
    {...button}
    sx={{
      ...square(30),
      cursor: "grab",
      // A finger on the handle drags instead of scrolling the page.
      touchAction: "none",
      "&:active": { cursor: "grabbing" },
      ...sx,
    }}
  >
    <Box component={GripVerticalIcon} sx={{ fontSize: 18 }} />
  </IconButton>
);

const rowMoves = { ArrowUp: "up", ArrowDown: "down", Home: "first", End: "last" } as const;

// On phones it leaves room for the number.
const besideNumber = { ml: -1, [phone]: { justifyContent: "flex-start", ml: -0.75, px: 0 } };

/** The handle that drags the row around it. */
export const RowGrip = ({ steps, ...button }: IconButtonProps & Readonly<{ steps: Steps }>) => (
  <Grip
    moves={rowMoves}
    {...button}
    {...useDragging(steps.onDrop)}
    sx={besideNumber}
    aria-label={t("Reorder {name}", { name: steps.name })}
    // The browser's own tooltip, which disappears when the drag starts.
    title={t("Drag, or press an arrow key, Home or End")}
    onMove={(way) => isAtEnd(steps, way) || steps.onMove(way, "handle")}
  />
);

/**
 * Restores the focus after a move: on another page or at another position, the row is a new one, and the old one had
 * it. `by` is the control that moved the row, once the row has arrived.
 */
export function useReturningFocus(by: Control | undefined): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    if (by && document.activeElement === document.body) focusControl(row.current, by);
  }, [by]);
  return row;
}
