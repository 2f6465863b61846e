import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from "react";
import {
  type Identifier,
  ListBase,
  type ListBaseProps,
  ListContextProvider,
  type RaRecord,
  useListContext,
} from "react-admin";
import { endpoints } from "../data/endpoints.ts";

/** A selected row, as it was on its page then. */
type Chosen = RaRecord & Readonly<{ onPage: string }>;
const ChosenContext = createContext<readonly Chosen[]>([]);

type Selection = Readonly<{ view: string; chosen: readonly Chosen[] }>;

/** Drops rows that have left the page on which they were selected, such as deleted ones. */
function usePruned({ view, chosen }: Selection, page: string, keep: (chosen: readonly Chosen[]) => void): void {
  const { data, isPlaceholderData } = useListContext();
  const prune = useEffectEvent(() => {
    const isHere = ({ id, onPage }: Chosen) => onPage !== page || data?.some((row) => row.id === id);
    if (!chosen.every(isHere)) keep(chosen.filter(isHere));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have arrived
  useEffect(() => {
    if (data && !isPlaceholderData) prune();
  }, [data, isPlaceholderData, view]);
}

/**
 * Replaces react-admin's selection, which is stored and outlives the filter and even the user. Here it outlives only
 * the page, and the bar says how many rows are on others.
 */
function ViewSelection({ children }: { children: ReactNode }) {
  const list = useListContext();
  const { sort, filterValues } = list;
  const view = JSON.stringify([sort, filterValues]);
  const page = `${list.page} ${list.perPage}`;
  const [selection, setSelection] = useState<Selection>({ view, chosen: [] });
  // Reset for good: returning to the same view starts without a selection.
  if (selection.view !== view) setSelection({ view, chosen: [] });
  const keep = (chosen: readonly Chosen[]) => setSelection({ view, chosen });
  usePruned(selection, page, keep);

  const isOnPage = (id: Identifier) => list.data?.some((row) => row.id === id);
  const { chosen } = selection;
  const selectedIds = chosen.filter((one) => one.onPage !== page || isOnPage(one.id)).map(({ id }) => id);
  const onSelect = (ids: readonly Identifier[]) =>
    keep(
      ids.map((id) => {
        const row = list.data?.find((one) => one.id === id);
        return row ? { ...row, onPage: page } : (chosen.find((one) => one.id === id) ?? { id, onPage: page });
      }),
    );
  const onToggleItem = (id: Identifier) =>
    onSelect(selectedIds.includes(id) ? selectedIds.filter((other) => other !== id) : [...selectedIds, id]);
  return (
    <ListContextProvider value={{ ...list, selectedIds, onSelect, onToggleItem, onUnselectItems: () => onSelect([]) }}>
      <ChosenContext value={chosen}>{children}</ChosenContext>
    </ListContextProvider>
  );
}

/** Returns the selected rows: those of this page, and those of others as they were when they were selected. */
export function useSelected() {
  const { data = [], selectedIds } = useListContext();
  const chosen = useContext(ChosenContext);
  const here = data.filter(({ id }) => selectedIds.includes(id));
  const elsewhere = chosen.filter(({ id }) => selectedIds.includes(id) && !data.some((row) => row.id === id));
  return { here, elsewhere };
}

// The list itself reports a failed request, and offers a retry.
const quiet = { retry: false, onError: () => {} };

/** A list whose rows can be selected, also over several pages. Lists of records open as their endpoints say. */
export const ListScreen = ({ children, ...list }: Omit<ListBaseProps, "queryOptions">) => (
  <ListBase {...endpoints[list.resource ?? ""]?.first} {...list} queryOptions={quiet}>
    <ViewSelection>{children}</ViewSelection>
  </ListBase>
);
