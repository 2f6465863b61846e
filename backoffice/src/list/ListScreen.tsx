import { type ReactNode, useState } from "react";
import { type Identifier, ListBase, type ListBaseProps, ListContextProvider, useListContext } from "react-admin";

const none: readonly Identifier[] = [];

/** Identifies the requested rows: another page, filter or order means another selection. */
function useView(): string {
  const { page, perPage, sort, filterValues } = useListContext();
  return JSON.stringify([page, perPage, sort, filterValues]);
}

/**
 * Replaces react-admin's selection, which is stored and outlives the page, the filter and even the user. Here only
 * visible rows can be selected, so that nothing is changed or deleted unseen.
 */
function ShownSelection({ children }: { children: ReactNode }) {
  const list = useListContext();
  const view = useView();
  const [chosen, setChosen] = useState({ view, ids: none });
  // Reset for good: returning to the same view starts without a selection.
  if (chosen.view !== view) setChosen({ view, ids: none });
  const selectedIds = (list.data ?? []).map(({ id }) => id).filter((id) => chosen.ids.includes(id));
  const onSelect = (ids: readonly Identifier[]) => setChosen({ view, ids });
  const onToggleItem = (id: Identifier) =>
    onSelect(selectedIds.includes(id) ? selectedIds.filter((other) => other !== id) : [...selectedIds, id]);
  return (
    <ListContextProvider
      value={{ ...list, selectedIds, onSelect, onToggleItem, onUnselectItems: () => onSelect(none) }}
    >
      {children}
    </ListContextProvider>
  );
}

// The list itself reports a failed request, and offers a retry.
const quiet = { retry: false, onError: () => {} };

/** A list whose rows can be selected while they are visible. */
export const ListScreen = ({ children, ...list }: Omit<ListBaseProps, "queryOptions">) => (
  <ListBase {...list} queryOptions={quiet}>
    <ShownSelection>{children}</ShownSelection>
  </ListBase>
);
