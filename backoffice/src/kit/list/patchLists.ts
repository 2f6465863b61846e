import type { QueryClient } from "@tanstack/react-query";
import type { GetListParams, RaRecord } from "react-admin";

type Page = Readonly<{ data: readonly RaRecord[]; total?: number }>;
type ListKey = readonly [resource: string, call: "getList", params: Partial<GetListParams>];

/** A change of a record; `before` and `after` have the fields by which lists are filtered. */
export type Patch = Readonly<{ before: RaRecord; after: RaRecord; change: object }>;

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
export function patchLists(client: QueryClient, resource: string, patch: Patch): void {
  for (const [key, page] of client.getQueriesData<Page>({ queryKey: [resource, "getList"] })) {
    const [, , { filter }] = key as unknown as ListKey; // react-admin's own key
    if (page) client.setQueryData(key, patched(page, filter, patch));
  }
}
