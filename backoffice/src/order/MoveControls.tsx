import { Box, IconButton, type IconButtonProps, Tooltip } from "@mui/material";
import { GripVerticalIcon, type LucideIcon } from "lucide-react";
import type { KeyboardEvent, Ref } from "react";
import { useDragging } from "./useDragging.ts";

type MoveButtonProps = Readonly<{
  label: string;
  tip: string;
  Icon: LucideIcon;
  /** Said in place of the tip where there is no further way. */
  end: string | undefined;
  onClick: () => void;
  /** What it moves by, for whoever looks for it. */
  control: string;
  ref?: Ref<HTMLButtonElement>;
}>;

const look = {
  width: 30,
  height: 30,
  border: 1,
  borderColor: "divider",
  borderRadius: "8px",
  '&[aria-disabled="true"]': { color: "text.disabled", cursor: "default" },
};

/** Moves a row a step. At the end it is only said to be disabled: a disabled one would lose the focus that came with it. */
export const MoveButton = ({ label, tip, Icon, end, onClick, control, ref }: MoveButtonProps) => (
  <Tooltip title={end ?? tip}>
    <IconButton
      ref={ref}
      aria-label={label}
      aria-disabled={end !== undefined}
      data-control={control}
      onClick={() => end === undefined && onClick()}
      sx={look}
    >
      <Box component={Icon} sx={{ fontSize: 16 }} />
    </IconButton>
  </Tooltip>
);

const wayKeys = ["ArrowUp", "ArrowDown", "Home", "End"] as const;
export type WayKey = (typeof wayKeys)[number];

const grip: IconButtonProps["sx"] = {
  width: 30,
  height: 30,
  ml: -1,
  cursor: "grab",
  // A finger on it drags the row instead of the page.
  touchAction: "none",
  "&:active": { cursor: "grabbing" },
};

type GripProps = Readonly<{
  name: string;
  /** Where the row stands, 0 first. */
  order: number;
  onKey: (key: WayKey) => void;
  /** Told the order of the row whose place it takes. */
  onDrop: (order: number) => void;
  ref?: Ref<HTMLButtonElement>;
}>;

/** Drags a row, with a mouse or a finger; with the focus on it, arrow keys, Home and End move it. */
export function Grip({ name, order, onKey, onDrop, ref }: GripProps) {
  const drag = useDragging(onDrop);
  const onKeyDown = (event: KeyboardEvent) => {
    const key = wayKeys.find((one) => one === event.key);
    if (!key) return;
    event.preventDefault();
    onKey(key);
  };
  return (
    <IconButton
      ref={ref}
      aria-label={`Reorder ${name}`}
      aria-keyshortcuts={wayKeys.join(" ")}
      // The browser's own hint, which goes when the drag begins.
      title="Drag, or press the arrow keys"
      data-control="handle"
      data-order={order}
      onKeyDown={onKeyDown}
      {...drag}
      sx={grip}
    >
      <Box component={GripVerticalIcon} sx={{ fontSize: 18 }} />
    </IconButton>
  );
}
