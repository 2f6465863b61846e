import { createContext, useContext } from "react";

type ListState = Readonly<{
  /** Whether there are enough records for filters. */
  hasFilters: boolean;
  /** Whether the rows are a guess at what the server will find for the words that are being typed. */
  isAhead: boolean;
  /** Receives the search field's text at each key. */
  type?: (search: string) => void;
}>;

/** The state of the list around a component, besides react-admin's. */
export const ListStateContext = createContext<ListState>({ hasFilters: true, isAhead: false });
export const useListState = () => useContext(ListStateContext);
