import { type SavedQuery, useListContext, useSavedQueries } from "react-admin";

/** The same filters in the same order, whatever way they were set. */
function signature(filter: object, sort: SavedQuery["value"]["sort"]): string {
  const set = Object.entries(filter).filter(([, value]) => value !== undefined && value !== "");
  return JSON.stringify([set.toSorted(([a], [b]) => (a < b ? -1 : 1)), sort?.field, sort?.order]);
}

/** The named filters of this list, kept by react-admin's store; each also holds the order of the rows. */
export function useSavedFilters() {
  const { resource, filterValues, displayedFilters, sort, perPage, setFilters, setSort } = useListContext();
  const [saved, setSaved] = useSavedQueries(resource);
  const current = signature(filterValues, sort);

  const without = (label: string) => saved.filter((other) => other.label !== label);
  return {
    saved,
    isCurrent: ({ value }: SavedQuery) => signature(value.filter ?? {}, value.sort) === current,
    isFiltered: Object.values(filterValues).some(Boolean),
    /** A filter of the same name is replaced. */
    save: (label: string) =>
      setSaved([...without(label), { label, value: { filter: filterValues, displayedFilters, sort, perPage } }]),
    remove: (label: string) => setSaved(without(label)),
    apply: ({ value }: SavedQuery) => {
      setFilters(value.filter ?? {}, value.displayedFilters);
      if (value.sort) setSort(value.sort);
    },
  };
}
