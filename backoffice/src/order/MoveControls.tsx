import { Box, IconButton, type IconButtonProps, Tooltip } from "@mui/material";
import { GripVerticalIcon, type LucideIcon } from "lucide-react";
import type { KeyboardEvent, Ref } from "react";
import { t } from "../language/t.ts";
import { outlined, square } from "../theme/looks.ts";
import { phone } from "../theme/palette.ts";
import { useDragging } from "./useDragging.ts";

type MoveButtonProps = Readonly<{
  label: string;
  tip: string;
  Icon: LucideIcon;
  /** The tip when the row is already at that end. */
  end: string | undefined;
  onClick: () => void;
  /** The kind of control, as a data attribute by which the focus finds it. */
  control: string;
  ref?: Ref<HTMLButtonElement>;
}>;

const look = {
  ...outlined,
  ...square(30),
  borderRadius: "8px",
  [phone]: { border: 0 },
  '&[aria-disabled="true"]': { color: "text.disabled", cursor: "default" },
};

/** Moves a row by a step. At the end it is only marked as disabled: a disabled button would lose the focus. */
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
  ...square(30),
  ml: -1,
  cursor: "grab",
  // A finger on the handle drags the row instead of scrolling the page.
  touchAction: "none",
  "&:active": { cursor: "grabbing" },
  // Leaves room for the number.
  [phone]: { justifyContent: "flex-start", ml: -0.75, px: 0 },
};

type GripProps = Readonly<{
  name: string;
  /** The row's position, from 0. */
  order: number;
  onKey: (key: WayKey) => void;
  /** Receives the order of the row whose place the dragged one takes. */
  onDrop: (order: number) => void;
  /** Opens the menu of further moves at the handle, where there is one. */
  onPress?: (handle: HTMLElement) => void;
  ref?: Ref<HTMLButtonElement>;
}>;

/** Drags a row with a mouse or finger; when focused, the arrow keys, Home and End move it. */
export function Grip({ name, order, onKey, onDrop, onPress, ref }: GripProps) {
  const drag = useDragging(onDrop, onPress);
  const onKeyDown = (event: KeyboardEvent) => {
    const key = wayKeys.find((one) => one === event.key);
    if (!key) return;
    event.preventDefault();
    onKey(key);
  };
  return (
    <IconButton
      ref={ref}
      aria-label={t("Reorder {name}", { name })}
      aria-keyshortcuts={wayKeys.join(" ")}
      aria-haspopup={onPress && "menu"}
      // The browser's own tooltip, which disappears when the drag starts.
      title={t("Drag, or press an arrow key, Home or End")}
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
