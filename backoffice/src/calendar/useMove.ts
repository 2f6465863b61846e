import { useQueryClient } from "@tanstack/react-query";
import type { HttpError } from "react-admin";
import { useAct } from "../notices/useAct.ts";
import type { Entry } from "./useCalendar.ts";

export type Times = Readonly<{ publishAt: string | null; unpublishAt: string | null }>;

/**
 * Returns the server's messages about the times, by field; undefined for other failures, which are reported elsewhere.
 */
const refusalOf = ({ status, body }: HttpError): Partial<Record<keyof Times, string>> | undefined =>
  status === 400 ? body?.errors : undefined;

const isStale = ({ status }: HttpError) => status === 412;
const stale = {
  text: "Somebody else has changed this. The calendar shows it as it is now.",
  type: "warning",
} as const;

/** Moves the focus to the entry's new place, since the button that had it was unmounted with the former day. */
const followFocus = ({ id, event }: Entry) =>
  setTimeout(() => document.querySelector<HTMLElement>(`[data-entry="${id}${event}"]`)?.focus());

/** Changes a record's times, unless another editor changed the record since the calendar was loaded. */
export function useMove(entry: Entry, onDone: () => void) {
  const queries = useQueryClient();
  const redraw = () =>
    Promise.all(["calendar", "news", "portfolio"].map((key) => queries.invalidateQueries({ queryKey: [key] })));

  const { mutate, isPending, error } = useAct({
    does: (call, data: Times) => call(`${entry.resource}/${entry.id}`, { method: "PUT", data, version: entry.version }),
    done: "Schedule changed",
    failed: (failure) => {
      if (refusalOf(failure)) return undefined;
      return isStale(failure) ? stale : "The schedule could not be changed";
    },
    onDone: async () => {
      onDone();
      await redraw();
      followFocus(entry);
    },
    onFail: async (failure) => {
      if (!isStale(failure)) return;
      onDone();
      await redraw();
    },
  });
  return { move: mutate, isPending, refused: error ? refusalOf(error) : undefined };
}
