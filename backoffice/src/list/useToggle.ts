import { useRef } from "react";
import { type RaRecord, useResourceContext, useUpdate } from "react-admin";
import { useTextFilter } from "./FilterSelect.tsx";
import { useRowOutcome } from "./useRowOutcome.ts";

type Sentences = Readonly<{ done: string; failed: string }>;

/**
 * Changes one field of a record; `button` is for the button that does. Sends the field alone: it is meant whatever else
 * has changed.
 */
export function useToggle<T extends RaRecord>(record: T, change: Partial<T>, sentences: Sentences) {
  const resource = useResourceContext();
  const [update, { isPending }] = useUpdate();
  const button = useRef<HTMLButtonElement>(null);
  const outcome = useRowOutcome(button);
  const [filter] = useTextFilter(Object.keys(change)[0] ?? "");

  const toggle = () => {
    if (isPending) return;
    const call = { id: record.id, data: change, previousData: record, meta: { patch: true } };
    // Under a filter by this the row goes away.
    void update(resource, call, outcome({ ...sentences, leaves: filter !== "" }));
  };
  return { button, toggle, isPending };
}
