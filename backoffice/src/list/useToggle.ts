import { useRef } from "react";
import { type RaRecord, useResourceContext, useUpdate } from "react-admin";
import { useTextFilter } from "./FilterSelect.tsx";
import { useRowOutcome } from "./useRowOutcome.ts";

type Sentences = Readonly<{ done: string; failed: string }>;

/**
 * Turns one flag of a record over; `button` is for the button that does. Sends the flag alone: it is meant whatever
 * else has changed.
 */
export function useToggle<T extends RaRecord>(record: T, flag: keyof T & string, sentences: Sentences) {
  const resource = useResourceContext();
  const [update, { isPending }] = useUpdate();
  const button = useRef<HTMLButtonElement>(null);
  const outcome = useRowOutcome(button);
  const [filter] = useTextFilter(flag);

  const toggle = () => {
    if (isPending) return;
    const change = { id: record.id, data: { [flag]: !record[flag] }, previousData: record, meta: { patch: true } };
    // Under a filter by this the row goes away.
    void update(resource, change, outcome({ ...sentences, leaves: filter !== "" }));
  };
  return { button, toggle, isPending };
}
