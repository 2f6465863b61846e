import { useMutation } from "@tanstack/react-query";
import { type HttpError, type Identifier, useDataProvider, useNotify, useRefresh } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { isGone } from "../data/http.ts";
import { useDone } from "../notices/UndoButton.tsx";
import { counted } from "../parts/format.ts";

type Ids = readonly Identifier[];
/** `onEnd` is called when the server has answered, `onDone` only on success. */
type Ends = Readonly<{ onDone: () => void; onEnd?: () => void }>;

const gone = "Somebody else has restored or deleted it meanwhile. Nothing was changed.";

/** Restores records, or deletes them for good: all of the given ones, or none. */
export function useTrash() {
  const provider = useDataProvider<EtalaseProvider>();
  const notify = useNotify();
  const tell = useDone();
  const refresh = useRefresh();

  const fail = (sentence: string) => (error: HttpError) => {
    if (isGone(error)) refresh();
    notify(isGone(error) ? gone : sentence, { type: isGone(error) ? "warning" : "error" });
  };
  const restoring = useMutation({
    mutationFn: (ids: Ids) => provider.call<object>("trash/restore", { method: "POST", data: { ids } }),
    onError: fail("They could not be restored. Please try again."),
  });
  const purging = useMutation({
    mutationFn: (ids: Ids) =>
      provider.call<object>(`trash?${new URLSearchParams({ ids: ids.join(",") })}`, { method: "DELETE" }),
    onError: fail("They could not be deleted. Please try again."),
  });
  const what = (ids: Ids, name?: string) => (name === undefined ? counted(ids.length, "record") : `“${name}”`);

  return {
    restore: (ids: Ids, { onDone }: Ends, name?: string) =>
      restoring.mutate(ids, {
        onSuccess: ({ data }) => {
          onDone();
          tell(`${what(ids, name)} restored`, data);
          refresh();
        },
      }),
    purge: (ids: Ids, { onDone, onEnd }: Ends, name?: string) =>
      purging.mutate(ids, {
        onSuccess: () => {
          onDone();
          tell(`${what(ids, name)} deleted for good`);
          refresh();
        },
        ...(onEnd && { onSettled: onEnd }),
      }),
    isBusy: restoring.isPending || purging.isPending,
  };
}
