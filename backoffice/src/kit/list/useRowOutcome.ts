import type { RefObject } from "react";
import { isGone } from "../data/http.ts";
import { refusalOr, useOutcome } from "../notices/useOutcome.ts";
import { useFocusOnRemoval } from "../parts/useFocusOnRemoval.ts";

/**
 * Handles the server's answer to a change of one row: shows a message, and moves the focus from `place` onward when the
 * row `leaves` the list.
 */
export function useRowOutcome(place: RefObject<HTMLElement | null>) {
  const outcome = useOutcome<unknown, unknown>();
  const moveFocus = useFocusOnRemoval(place);
  return ({ done, failed, leaves }: Readonly<{ done: string; failed: string; leaves: boolean }>) => ({
    mutationMode: "pessimistic" as const,
    ...outcome({
      done,
      failed: refusalOr(failed),
      gone: failed,
      onFail: (error) => isGone(error) && moveFocus(),
      // Refreshes more than this row: also the head's counts, the positions of other rows, and the filtering.
      refreshes: true,
      onDone: () => leaves && moveFocus(),
    }),
  });
}
