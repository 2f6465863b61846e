import { type ReactNode, useState } from "react";
import { type Identifier, ListBase, type ListBaseProps, ListContextProvider, useListContext } from "react-admin";

const none: readonly Identifier[] = [];

/** Which rows the list asks for: another page, filter or order is another selection. */
function useView(): string {
  const { page, perPage, sort, filterValues } = useListContext();
  return JSON.stringify([page, perPage, sort, filterValues]);
}

/**
 * Takes the place of react-admin's selection, which is stored and outlives the page, the filter and even the person:
 * here only what is shown is ever selected, so that nothing is changed or deleted unseen.
 */
function ShownSelection({ children }: { children: ReactNode }) {
  const list = useListContext();
  const view = useView();
  const [chosen, setChosen] = useState({ view, ids: none });
  // Forgotten at once, and for good: the way back to the same view begins afresh.
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

// The list itself says that loading failed, and offers to try again.
const quiet = { retry: false, onError: () => {} };

/** A list whose rows can be selected while they are shown. */
export const ListScreen = ({ children, ...list }: Omit<ListBaseProps, "queryOptions">) => (
  <ListBase {...list} queryOptions={quiet}>
    <ShownSelection>{children}</ShownSelection>
  </ListBase>
);
