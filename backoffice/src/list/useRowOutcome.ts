import type { RefObject } from "react";
import { useNotify, useRefresh } from "react-admin";
import { isGone } from "../data/http.ts";
import { useDone } from "../notices/UndoButton.tsx";
import { useFocusOnRemoval } from "../parts/useFocusOnRemoval.ts";

type Outcome = Readonly<{ done: string; failed: string; leaves: boolean }>;

/**
 * Handles the server's answer to a change of one row: shows a message, and moves the focus from `place` onward when the
 * row `leaves` the list.
 */
export function useRowOutcome(place: RefObject<HTMLElement | null>) {
  const notify = useNotify();
  const tell = useDone();
  const refresh = useRefresh();
  const moveFocus = useFocusOnRemoval(place);
  return ({ done, failed, leaves }: Outcome) => ({
    mutationMode: "pessimistic" as const,
    onSuccess: (data: unknown) => {
      if (leaves) moveFocus();
      tell(done, data);
      // Refreshes more than this row: also the head's counts, the positions of other rows, and the filtering.
      refresh();
    },
    onError: (error: unknown) => {
      notify(failed, { type: "error" });
      if (!isGone(error)) return;
      moveFocus();
      refresh();
    },
  });
}
