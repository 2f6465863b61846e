import { useMutation, useQueryClient } from "@tanstack/react-query";
import { HttpError, useDataProvider, useNotify } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { useDone } from "../notices/UndoButton.tsx";
import type { Entry } from "./useCalendar.ts";

export type Times = Readonly<{ publishAt: string | null; unpublishAt: string | null }>;

/**
 * Returns the server's messages about the times, by field; undefined for other failures, which are reported elsewhere.
 */
const refusalOf = (error: Error): Partial<Record<keyof Times, string>> | undefined =>
  error instanceof HttpError && error.status === 400 ? error.body?.errors : undefined;

const stale = 412;

/** Moves the focus to the entry's new place, since the button that had it was unmounted with the former day. */
const followFocus = ({ id, event }: Entry) =>
  setTimeout(() => document.querySelector<HTMLElement>(`[data-entry="${id}${event}"]`)?.focus());

/** Changes a record's times, unless another editor changed the record since the calendar was loaded. */
export function useMove(entry: Entry, onDone: () => void) {
  const provider = useDataProvider<EtalaseProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const tell = useDone();
  const redraw = () =>
    Promise.all(["calendar", "news", "portfolio"].map((key) => queries.invalidateQueries({ queryKey: [key] })));

  const { mutate, isPending, error } = useMutation({
    mutationFn: (times: Times) =>
      provider.call(`${entry.resource}/${entry.id}`, { method: "PUT", data: times, version: entry.version }),
    onSuccess: async ({ data }) => {
      tell("Schedule changed", data);
      onDone();
      await redraw();
      followFocus(entry);
    },
    onError: async (failure) => {
      if (refusalOf(failure)) return;
      const isStale = failure instanceof HttpError && failure.status === stale;
      notify(
        isStale
          ? "Somebody else has changed this. The calendar shows it as it is now."
          : "The schedule could not be changed",
        {
          type: isStale ? "warning" : "error",
        },
      );
      if (!isStale) return;
      onDone();
      await redraw();
    },
  });
  return { move: mutate, isPending, refused: error ? refusalOf(error) : undefined };
}
