import { useMutation } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { type HttpError, type Identifier, useListContext, useNotify, useRefresh } from "react-admin";
import { isGone } from "../data/http.ts";
import { t } from "../language/t.ts";
import { useDone } from "../notices/UndoButton.tsx";
import { refusalOr } from "../notices/useOutcome.ts";
import { useFocusOnRemoval } from "../parts/useFocusOnRemoval.ts";
import { useSelected } from "./ListScreen.tsx";

/** A call that changes all of these records or none, and answers with data that can be undone. */
export type BulkCall = (ids: readonly Identifier[]) => Promise<unknown>;

/** A change of the selected rows. */
type BulkAct = Readonly<{
  does: BulkCall;
  /** The message about so many changed rows. */
  done: (count: number) => string;
  failed: string | ((error: HttpError) => string);
  /** The message when somebody else has deleted some of them, so that nothing was changed. */
  gone?: string;
}>;

const someAreGone = t("Nothing was changed: some selected rows no longer exist and were unselected. Please try again.");

/** Changes the selected rows, which are unselected then. */
export function useSelectedChange() {
  const { selectedIds, onSelect } = useListContext();
  const { here } = useSelected();
  const notify = useNotify();
  const tell = useDone();
  const refresh = useRefresh();
  // The bar with the pressed button is unmounted with the selection.
  const moveFocus = useFocusOnRemoval();

  const { mutate, isPending } = useMutation<unknown, HttpError, BulkAct & Readonly<{ ids: readonly Identifier[] }>>({
    mutationFn: ({ does, ids }) => does(ids),
    onSuccess: (answer, { done, ids }) => {
      moveFocus();
      onSelect(selectedIds.filter((id) => !ids.includes(id)));
      tell(done(ids.length), answer);
      refresh();
    },
    onError: (error, { failed, gone = someAreGone }) => {
      if (!isGone(error)) {
        notify((typeof failed === "string" ? refusalOr(failed) : failed)(error), { type: "error" });
        return;
      }
      notify(gone, { type: "warning" });
      refresh();
      // Rows deleted elsewhere leave the list and the selection, and the bar may disappear with them. Those of other
      // pages may be among them.
      moveFocus();
      onSelect(here.map(({ id }) => id));
    },
  });
  const run = (act: BulkAct, onSettled?: () => void) =>
    mutate({ ...act, ids: selectedIds }, { ...(onSettled && { onSettled }) });
  return { run, busy: isPending };
}

export const BulkContext = createContext<ReturnType<typeof useSelectedChange> | undefined>(undefined);

/** Returns the way to change the selected rows; `busy` while any change of them is in progress. */
export function useBulk() {
  const bulk = useContext(BulkContext);
  if (!bulk) throw new Error("Rows are changed from inside the bulk bar");
  return bulk;
}
