import { useMutation, useQueryClient } from "@tanstack/react-query";
import { HttpError, useDataProvider, useNotify } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { useDone } from "../notices/UndoButton.tsx";
import type { Entry } from "./useCalendar.ts";

export type Times = Readonly<{ publishAt: string | null; unpublishAt: string | null }>;

/** What the server says of the times, by field; else undefined, and the failure is told elsewhere. */
const refusalOf = (error: Error): Partial<Record<keyof Times, string>> | undefined =>
  error instanceof HttpError && error.status === 400 ? error.body?.errors : undefined;

const stale = 412;

/** Puts the focus where the entry stands now: the button that it was on has gone with the former day. */
const followFocus = ({ id, event }: Entry) =>
  setTimeout(() => document.querySelector<HTMLElement>(`[data-entry="${id}${event}"]`)?.focus());

/** Gives a record other times, unless somebody else has changed it since the calendar was drawn. */
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
