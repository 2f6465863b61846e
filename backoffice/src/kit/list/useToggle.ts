import { useRef } from "react";
import { type HttpError, type RaRecord, useResourceContext, useUpdate } from "react-admin";
import { useTextFilter } from "./FilterSelect.tsx";
import { useRowOutcome } from "./useRowOutcome.ts";

type Sentences = Readonly<{ done: string; failed: string }>;

/**
 * Changes one field of a record; `button` goes to the button that does it. Sends only this field, so that it applies
 * regardless of other changes.
 */
export function useToggle<T extends RaRecord>(record: T, change: Partial<T>, sentences: Sentences) {
  const resource = useResourceContext();
  const [update, { isPending }] = useUpdate<RaRecord, HttpError>();
  const button = useRef<HTMLButtonElement>(null);
  const outcome = useRowOutcome(button);
  const [filter] = useTextFilter(Object.keys(change)[0] ?? "");

  const toggle = () => {
    if (isPending) return;
    const call = { id: record.id, data: change, previousData: record };
    // With a filter by this field, the row leaves the list.
    void update(resource, call, outcome({ ...sentences, leaves: filter !== "" }));
  };
  return { button, toggle, isPending };
}
