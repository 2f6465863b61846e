import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { type GetListParams, type HttpError, type RaRecord, useDataProvider, useResourceContext } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { isGone } from "../data/http.ts";
import { refusalOr, useOutcome } from "../notices/useOutcome.ts";
import { useFocusOnRemoval } from "../parts/useFocusOnRemoval.ts";
import { useTextFilter } from "./FilterSelect.tsx";

type Page = Readonly<{ data: readonly RaRecord[]; total?: number }>;
type ListKey = readonly [resource: string, call: "getList", params: Partial<GetListParams>];

/** A change of a record; `before` and `after` have the fields by which lists are filtered. */
type Patch = Readonly<{ before: RaRecord; after: RaRecord; change: object }>;

/** Tells whether a record passes a list's filter, as far as its own fields show. */
const passes = (record: RaRecord, filter: object = {}) =>
  Object.entries(filter).every(
    ([field, value]) => !value || !(field in record) || String(record[field]) === String(value),
  );

function patched({ data, total, ...page }: Page, filter: object | undefined, { before, after, change }: Patch): Page {
  const [was, is] = [passes(before, filter), passes(after, filter)];
  const rows = data.map((row) => (row.id === before.id ? { ...row, ...change } : row));
  return {
    ...page,
    data: was && !is ? rows.filter(({ id }) => id !== before.id) : rows,
    ...(total !== undefined && { total: total + Number(is) - Number(was) }),
  };
}

/** Shows a change in all loaded lists of the resource and in their counts, before they are loaded again. */
function patchLists(client: QueryClient, resource: string, patch: Patch): void {
  for (const [key, page] of client.getQueriesData<Page>({ queryKey: [resource, "getList"] })) {
    const [, , { filter }] = key as unknown as ListKey; // react-admin's own key
    if (page) client.setQueryData(key, patched(page, filter, patch));
  }
}

type Sentences = Readonly<{ done: string; failed: string }>;
/** `leaves` says that a filter by the field takes the row out of the list. */
type Toggle = Patch & Sentences & Readonly<{ leaves: boolean }>;

/**
 * Changes one field of a record; `button` goes to the button that does it. Shown at once, and taken back when the server
 * refuses. Sends only this field, so that it applies regardless of other changes.
 */
export function useToggle<T extends RaRecord>(record: T, change: Partial<T>, sentences: Sentences) {
  const resource = useResourceContext() ?? "";
  const provider = useDataProvider<EtalaseProvider>();
  const client = useQueryClient();
  const outcome = useOutcome<RaRecord, Toggle>();
  const button = useRef<HTMLButtonElement>(null);
  const moveFocus = useFocusOnRemoval(button);
  const [filter] = useTextFilter(Object.keys(change)[0] ?? "");

  const { mutate } = useMutation<RaRecord, HttpError, Toggle>({
    // Run in sequence, so that the last of several quick presses holds.
    scope: { id: `${resource}/${record.id}` },
    mutationFn: async ({ before, change }) =>
      (await provider.update(resource, { id: before.id, data: change, previousData: before })).data,
    onMutate: (toggle) => patchLists(client, resource, toggle),
    ...outcome({
      done: (_, { done }) => done,
      failed: (error) => refusalOr(sentences.failed)(error),
      gone: sentences.failed,
      onDone: (saved, { after, change }) => {
        // A later press may have changed the field again.
        const others = Object.entries(saved).filter(([field]) => !(field in change));
        patchLists(client, resource, { before: after, after, change: Object.fromEntries(others) });
        // The lists show it already; all else is loaded again when it is shown.
        void client.invalidateQueries({ refetchType: "none" });
      },
      onFail: (error, { before, after, change, leaves }) => {
        if (isGone(error)) return moveFocus();
        if (leaves) return client.invalidateQueries({ queryKey: [resource, "getList"] });
        const former = Object.fromEntries(Object.keys(change).map((field) => [field, before[field]]));
        return patchLists(client, resource, { before: after, after: before, change: former });
      },
    }),
  });

  const toggle = () => {
    const leaves = filter !== "";
    if (leaves) moveFocus();
    mutate({ before: record, after: { ...record, ...change }, change, leaves, ...sentences });
  };
  return { button, toggle };
}
