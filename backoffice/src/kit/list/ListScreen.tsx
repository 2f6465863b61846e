import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from "react";
import {
  type GetListResult,
  type Identifier,
  ListBase,
  type ListBaseProps,
  ListContextProvider,
  type RaRecord,
  useListContext,
} from "react-admin";
import { arrivedAhead } from "../data/ahead.ts";
import { endpoints } from "../data/endpoints.ts";
import { readsOf } from "../data/firstReads.ts";
import { ListStateContext } from "./listState.ts";

/** All texts of a row, in lower case. */
const textOf = (value: unknown): string => {
  if (typeof value === "string") return value.toLowerCase();
  return typeof value === "object" && value !== null ? Object.values(value).map(textOf).join(" ") : "";
};

/** The rows with all of the words; all rows when none has them, since others may be on other pages. */
function rowsWith(words: readonly string[], rows: RaRecord[]): RaRecord[] {
  const found = rows.filter((row) => {
    const text = textOf(row);
    return words.every((word) => text.includes(word));
  });
  return found.length > 0 ? found : rows;
}

/**
 * Answers a search while it is typed from the rows that are there, until the server's answer replaces them. `type` takes
 * the search field's text at each key.
 */
function useAhead() {
  const { data, filterValues, isPending, isPlaceholderData } = useListContext();
  const search: unknown = filterValues.search;
  const applied = typeof search === "string" ? search : "";
  const [typed, type] = useState<string>();
  // The search that the rows answer.
  const [answered, setAnswered] = useState(applied);
  if (!isPending && !isPlaceholderData && answered !== applied) setAnswered(applied);
  const isAhead = typed !== undefined && typed !== answered;
  const words = (typed ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  return { rows: data && isAhead ? rowsWith(words, data) : data, isAhead, type };
}

/** A selected row, as it was on its page then; one that came without its page has none. */
type Chosen = RaRecord & Readonly<{ onPage?: string }>;

type Selecting = Readonly<{ chosen: readonly Chosen[]; choose: (rows: readonly RaRecord[]) => void }>;

const SelectingContext = createContext<Selecting>({ chosen: [], choose: () => {} });

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

/** The selection, which replaces react-admin's: that one is stored and outlives the filter and even the user. */
function useSelection() {
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
  return {
    selecting: { chosen, choose: keep },
    handlers: { selectedIds, onSelect, onToggleItem, onUnselectItems: () => onSelect([]) },
  };
}

/** A list of fewer records is read faster than it is filtered. */
const fewest = 10;

/** Lists that are searched however short they are: the specification's two, the inbox, its people, and the log. */
const searched: ReadonlySet<string> = new Set(["news", "partners", "leads", "people", "audit"]);

/** Tells whether the list has filters; once it has, they stay, since somebody may be using them. */
function useHasFilters(): boolean {
  const { resource, total, filterValues } = useListContext();
  const isNeeded =
    searched.has(resource) || Object.values(filterValues).some(Boolean) || (total !== undefined && total >= fewest);
  const [has, setHas] = useState<boolean>();
  if (!has && (isNeeded || (has === undefined && total !== undefined))) setHas(isNeeded);
  return has ?? true;
}

function ListStates({ children }: { children: ReactNode }) {
  const list = useListContext();
  const { selecting, handlers } = useSelection();
  const { rows, isAhead, type } = useAhead();
  const hasFilters = useHasFilters();
  return (
    // Fewer rows are still the loaded ones: the cast is needed because the list's type couples data and state.
    <ListContextProvider value={{ ...list, ...handlers, data: rows } as typeof list}>
      <SelectingContext value={selecting}>
        <ListStateContext value={{ hasFilters, isAhead, type }}>{children}</ListStateContext>
      </SelectingContext>
    </ListContextProvider>
  );
}

/** Returns the selected rows: those of this page, and those of others as they were when they were selected. */
export function useSelected() {
  const { data = [], selectedIds } = useListContext();
  const { chosen, choose } = useContext(SelectingContext);
  const here = data.filter(({ id }) => selectedIds.includes(id));
  const elsewhere = chosen.filter(({ id }) => selectedIds.includes(id) && !data.some((row) => row.id === id));
  return { here, elsewhere, choose };
}

/** Returns the records of this address that arrived while the application was loading. */
function arrivedRows(listKey: string): GetListResult | undefined {
  const [address = ""] = readsOf(location.pathname, location.search);
  const answer = arrivedAhead(address) as Readonly<Record<string, never>> | undefined; // as the server lists records
  return answer?.[listKey] && { data: answer[listKey], total: answer.total };
}

/** A list whose rows can be selected, also over several pages. Lists of records open as their endpoints say. */
export function ListScreen({ children, ...list }: Omit<ListBaseProps, "queryOptions">) {
  const { first, listKey = "" } = endpoints[list.resource ?? ""] ?? {};
  // The list itself reports a failed request, and offers a retry.
  const queryOptions = { retry: false, onError: () => {}, initialData: () => arrivedRows(listKey) };
  return (
    <ListBase {...first} {...list} queryOptions={queryOptions}>
      <ListStates>{children}</ListStates>
    </ListBase>
  );
}
