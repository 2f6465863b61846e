import { Button } from "@mui/material";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useCloseNotification, useNotificationContext, useNotify } from "react-admin";
import { undoTokenOf } from "../data/undo.ts";
import { isTyping } from "../parts/keys/isTyping.ts";
import { useFocusOnRemoval } from "../parts/useFocusOnRemoval.ts";
import { useUndo } from "./useUndo.ts";

/** `undone` is said where there is more to know of it. */
type WayBack = Readonly<{ token: string; undone?: string | undefined }>;

/** Ends the message with what it was about. */
function useTakeBack({ token, undone = "Undone" }: WayBack) {
  const close = useCloseNotification();
  const notify = useNotify();
  const moveFocus = useFocusOnRemoval();
  return useUndo(token, {
    onDone: () => notify(undone, { type: "info" }),
    onSettled: () => {
      moveFocus();
      close();
    },
  });
}

/** In a text these keys take back what was typed. */
function useUndoKeys(undo: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z";
    if (!isUndo || isTyping(event.target) || event.defaultPrevented) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

const seconds = 12;

/** Ends the message when it could be read, and nobody is about to use it. */
function useEnd(button: RefObject<HTMLElement | null>, close: () => void): void {
  const end = useEffectEvent(close);
  useEffect(() => {
    let left = seconds;
    const timer = setInterval(() => {
      const isInUse = button.current?.closest("[role=alert]")?.matches(":hover, :focus-within");
      left -= isInUse ? 0 : 1;
      if (left <= 0) end();
    }, 1000);
    return () => clearInterval(timer);
  }, [button]);
}

/** On the ground of a success, in both themes. */
const look = {
  color: "success.contrastText",
  border: 1,
  borderColor: "currentColor",
  minHeight: { xs: 44, sm: 36 },
  "&:hover": { bgcolor: "rgba(127, 127, 127, .25)" },
  "&.Mui-focusVisible": { outlineColor: "currentColor", outlineOffset: 2 },
};

/** Stands in the message about a write. */
export function UndoButton(way: WayBack) {
  const { mutate, isPending } = useTakeBack(way);
  const close = useCloseNotification();
  const { notifications } = useNotificationContext();
  const undo = () => {
    if (!isPending) mutate();
  };
  useUndoKeys(undo);
  const button = useRef<HTMLButtonElement>(null);
  useEnd(button, close);

  // The next message is about what was done last, which somebody may want to undo now.
  const isOld = notifications.length > 0 && !isPending;
  useEffect(() => {
    if (isOld) close();
  }, [isOld, close]);

  return (
    <Button
      ref={button}
      size="small"
      aria-keyshortcuts="Control+Z Meta+Z"
      aria-disabled={isPending}
      onClick={undo}
      onKeyDown={({ key }) => key === "Escape" && close()}
      sx={look}
    >
      Undo
    </Button>
  );
}

// The button says itself when it is over: a click elsewhere, or a dialog that closes, is not meant for the message.
const untilOver = { autoHideDuration: null, onClose: () => {} };

/** A message with something to press stays longer than one that is only read. */
const withLinkMs = 12_000;

type More = Readonly<{ link?: ReactNode; undone?: string | undefined }>;

/**
 * Tells that something is done; where `data` is what a write answered, with a button that takes it back. `link` is
 * another way on from there, `undone` what is said then.
 */
export function useDone(): (sentence: string, data?: unknown, more?: More) => void {
  const notify = useNotify();
  return (sentence, data, { link, undone } = {}) => {
    const token = undoTokenOf(data);
    const way = token && { ...untilOver, action: [link, <UndoButton key="undo" {...{ token, undone }} />] };
    notify(sentence, { type: "success", ...(link ? { action: link, autoHideDuration: withLinkMs } : {}), ...way });
  };
}
