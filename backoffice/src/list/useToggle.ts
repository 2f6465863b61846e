import { useRef } from "react";
import { type RaRecord, useNotify, useRefresh, useResourceContext, useUpdate } from "react-admin";
import { isGone } from "../data/http.ts";
import { useFocusOnRemoval } from "../parts/useFocusOnRemoval.ts";
import { useTextFilter } from "./FilterSelect.tsx";

type Sentences = Readonly<{ done: string; failed: string }>;

/**
 * Changes one field of a record; `button` is for the button that does. Sends the field alone: it is meant whatever else
 * has changed.
 */
export function useToggle<T extends RaRecord>(record: T, change: Partial<T>, { done, failed }: Sentences) {
  const resource = useResourceContext();
  const [update, { isPending }] = useUpdate();
  const notify = useNotify();
  const refresh = useRefresh();
  const button = useRef<HTMLButtonElement>(null);
  const moveFocus = useFocusOnRemoval(button);
  const [filter] = useTextFilter(Object.keys(change)[0] ?? "");

  const onSuccess = () => {
    // Under a filter by this the row goes away.
    if (filter) moveFocus();
    notify(done, { type: "success" });
    // Not only this row: what the head counts, and whether the filter still lets it through.
    refresh();
  };
  const onError = (error: unknown) => {
    notify(failed, { type: "error" });
    if (!isGone(error)) return;
    moveFocus();
    refresh();
  };

  const toggle = () => {
    if (isPending) return;
    const call = { id: record.id, data: change, previousData: record, meta: { patch: true } };
    void update(resource, call, { mutationMode: "pessimistic", onSuccess, onError });
  };
  return { button, toggle, isPending };
}
