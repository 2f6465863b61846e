import { useListContext, useNotify, useRefresh } from "react-admin";
import { isGone } from "../data/http.ts";
import { useFocusOnRemoval } from "../parts/useFocusOnRemoval.ts";

const someAreGone =
  "Nothing was changed: some of the selected rows no longer exist. They are no longer selected; please try again.";

/** What happens when the server has answered for the selected rows. */
export function useBulkOutcome() {
  const { onUnselectItems } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  // The bar that was pressed in goes with the selection.
  const moveFocus = useFocusOnRemoval();

  return (done: string, failed: string) => ({
    mutationMode: "pessimistic" as const,
    onSuccess: () => {
      moveFocus();
      onUnselectItems();
      notify(done, { type: "success" });
      // Not only this list: what it counts, and the choices of its filters.
      refresh();
    },
    onError: (error: unknown) => {
      if (!isGone(error)) return notify(failed, { type: "error" });
      // What somebody else has deleted is no longer shown then, nor selected; without it the bar may go too.
      moveFocus();
      refresh();
      notify(someAreGone, { type: "warning" });
    },
  });
}
