import { bulkMax } from "@etalase/contracts/rules/list";
import { useMutation } from "@tanstack/react-query";
import { createContext, useContext, useState } from "react";
import { type HttpError, type Identifier, useListContext, useNotify, useRefresh } from "react-admin";
import { isGone, problemOf } from "../data/http.ts";
import { undoableTogether } from "../data/undo.ts";
import { t } from "../language/t.ts";
import { useDone } from "../notices/UndoButton.tsx";
import { refusalOr } from "../notices/useOutcome.ts";
import { useFocusOnRemoval } from "../parts/useFocusOnRemoval.ts";
import { useSelected } from "./ListScreen.tsx";

/** A call that changes all of these records or none, and answers with data that can be undone. */
export type BulkCall = Readonly<{
  ids: readonly Identifier[];
  does: (ids: readonly Identifier[]) => Promise<unknown>;
}>;

/** A change of the selected rows. */
type BulkAct = Readonly<{
  calls: readonly BulkCall[];
  /** The message about so many changed rows. */
  done: (count: number) => string;
  failed: string | ((error: HttpError) => string);
  /** The message when somebody else has deleted some of them, so that nothing was changed. */
  gone?: string;
}>;

const someAreGone = t("Nothing was changed: some selected rows no longer exist and were unselected. Please try again.");

/** Splits a call into those that the API takes. */
const inBatches = ({ ids, does }: BulkCall): readonly BulkCall[] =>
  Array.from({ length: Math.ceil(ids.length / bulkMax) }, (_, index) => ({
    ids: ids.slice(index * bulkMax, (index + 1) * bulkMax),
    does,
  }));

type Result = Readonly<{
  answers: readonly unknown[];
  changed: ReadonlySet<Identifier>;
  count: number;
  error?: unknown;
}>;

/** Calls batch by batch. A failure ends it: what is changed by then stays, and is reported. */
async function callAll(calls: readonly BulkCall[], onProgress: (count: number) => void): Promise<Result> {
  const answers: unknown[] = [];
  const changed = new Set<Identifier>();
  const count = new Set(calls.flatMap(({ ids }) => ids)).size;
  for (const { ids, does } of calls.flatMap(inBatches)) {
    try {
      answers.push(await does(ids));
    } catch (error) {
      if (answers.length === 0) throw error;
      return { answers, changed, count, error };
    }
    for (const id of ids) changed.add(id);
    onProgress(changed.size);
  }
  return { answers, changed, count };
}

/** Changes the selected rows, all of them as one act that can be undone; those that it changed are unselected. */
export function useBatches() {
  const { selectedIds, onSelect } = useListContext();
  const { here } = useSelected();
  const [progress, setProgress] = useState(0);
  const notify = useNotify();
  const tell = useDone();
  const refresh = useRefresh();
  // The bar with the pressed button is unmounted with the selection.
  const moveFocus = useFocusOnRemoval();

  const { mutate, isPending } = useMutation<Result, HttpError, BulkAct>({
    mutationFn: ({ calls }) => callAll(calls, setProgress),
    onMutate: () => setProgress(0),
    onSuccess: ({ answers, changed, count, error }, { done }) => {
      const left = error
        ? t(". {count} were left as they are: {reason}", { count: count - changed.size, reason: problemOf(error) })
        : "";
      moveFocus();
      onSelect(selectedIds.filter((id) => !changed.has(id)));
      tell(done(changed.size) + left, undoableTogether(answers), left ? { type: "warning" } : {});
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
  return { run: mutate, busy: isPending, progress };
}

export const BulkContext = createContext<ReturnType<typeof useBatches> | undefined>(undefined);

/** Returns the way to change the selected rows; `busy` while any change of them is in progress. */
export function useBulk() {
  const bulk = useContext(BulkContext);
  if (!bulk) throw new Error("Rows are changed from inside the bulk bar");
  return bulk;
}
