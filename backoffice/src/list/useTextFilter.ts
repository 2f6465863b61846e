import { useCallback } from "react";
import { useListContext } from "react-admin";

/** One filter of the list and how to change it; "" is none. Addresses and the browser's storage may hold anything. */
export function useTextFilter(source: string): readonly [string, (value: string) => void] {
  const { filterValues, setFilters } = useListContext();
  const value: unknown = filterValues[source];
  const setValue = useCallback(
    (next: string) => setFilters({ ...filterValues, [source]: next || undefined }),
    [source, filterValues, setFilters],
  );
  return [typeof value === "string" ? value : "", setValue];
}
