import { Button, type ButtonProps, CircularProgress } from "@mui/material";
import type { MouseEvent, Ref } from "react";

type BusyButtonProps = Omit<ButtonProps, "loading"> &
  Readonly<{
    /** The button's action is in progress. */
    busy: boolean;
    ref?: Ref<HTMLButtonElement>;
  }>;

/** Ignores presses while busy, and is only marked as disabled: a disabled button would lose the focus. */
export function BusyButton({ busy, startIcon, onClick, ...button }: BusyButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <Button
      {...button}
      aria-disabled={busy || button["aria-disabled"]}
      startIcon={busy ? <CircularProgress aria-hidden size={16} color="inherit" /> : startIcon}
      onClick={press}
    />
  );
}
