import type { RefObject } from "react";
import { useNotify, useRefresh } from "react-admin";
import { isGone } from "../data/http.ts";
import { useDone } from "../notices/UndoButton.tsx";
import { useFocusOnRemoval } from "../parts/useFocusOnRemoval.ts";

type Outcome = Readonly<{ done: string; failed: string; leaves: boolean }>;

/**
 * What happens when the server has answered for one row: it is told, and whoever stands at `place` in the row goes on
 * where it `leaves` the list.
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
      // Not only this row: what the head counts, the places of the others, and whether a filter lets it through.
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
