import type { Deed } from "@etalase/contracts/history";
import { Button } from "@mui/material";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useCloseNotification, useNotificationContext, useNotify } from "react-admin";
import { lostSentenceOf, onWork, type WayBack, wayBackOf } from "../data/undo.ts";
import { t } from "../language/t.ts";
import { isTyping } from "../parts/keys/shortcuts.ts";
import { useFocusOnRemoval } from "../parts/useFocusOnRemoval.ts";
import { useUndo } from "./useUndo.ts";

const labels: Readonly<Record<Deed, string>> = {
  create: t("Undo: create"),
  update: t("Undo: change"),
  delete: t("Undo: delete"),
  restore: t("Undo: restore"),
  move: t("Undo: move"),
};

/** Undoes the write, and replaces its message by `undone`. */
function useTakeBack({ token }: WayBack, undone: string) {
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

/** Listens to the undo keys, except in text fields, where they undo typing. */
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

/** Closes the message after enough time to read it, unless the user is about to use it. */
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

/** The look of a button in a message about a success, in both themes. */
export const inMessage = {
  color: "success.contrastText",
  border: 1,
  borderColor: "currentColor",
  minHeight: { xs: 44, sm: 36 },
  "&:hover": { bgcolor: "rgba(127, 127, 127, .25)" },
  whiteSpace: "nowrap",
  "&.Mui-focusVisible": { outlineColor: "currentColor", outlineOffset: 2 },
};

/** The undo button in the message about a write. */
export function UndoButton({ way, undone }: Readonly<{ way: WayBack; undone: string }>) {
  const { mutate, isPending } = useTakeBack(way, undone);
  const close = useCloseNotification();
  const { notifications } = useNotificationContext();
  const button = useRef<HTMLButtonElement>(null);
  const undo = () => {
    if (!isPending) mutate();
  };
  useUndoKeys(undo);
  useEnd(button, close);

  // The next message is about the latest action, which the user may want to undo now.
  const isOld = notifications.length > 0 && !isPending;
  useEffect(() => {
    if (isOld) close();
  }, [isOld, close]);
  useEffect(() => onWork(way, close), [way, close]);

  return (
    <Button
      ref={button}
      size="small"
      aria-keyshortcuts="Control+Z Meta+Z"
      aria-disabled={isPending}
      onClick={undo}
      onKeyDown={({ key }) => key === "Escape" && close()}
      sx={inMessage}
    >
      {labels[way.deed]}
    </Button>
  );
}

// The button closes the message itself: a click elsewhere, or a dialog that closes, is not meant for it.
const untilOver = { autoHideDuration: null, onClose: () => {} };

/** Milliseconds: a message with a button stays longer than one that is only read. */
const withLinkMs = 12_000;

type More = Readonly<{ link?: ReactNode; undone?: string | undefined }>;

/**
 * Reports success, and the parts that drawings lost; when `data` is a write's answer, with an undo button. `link` is a further link, `undone` the message
 * after an undo.
 */
export function useDone(): (sentence: string, data?: unknown, more?: More) => void {
  const notify = useNotify();
  return (sentence, data, { link, undone } = {}) => {
    const way = wayBackOf(data);
    const lost = lostSentenceOf(data);
    const button = way && (
      <UndoButton key="undo" way={way} undone={undone ?? t("Undone: {what}", { what: sentence })} />
    );
    const stays = link || lost ? { action: link, autoHideDuration: withLinkMs } : {};
    const undo = button && { ...untilOver, action: [link, button] };
    notify(lost ? `${sentence}. ${lost}` : sentence, { type: "success", ...stays, ...undo });
  };
}
