import { useState } from "react";
import { useNavigation } from "../page/navigation.ts";

export const filterDelayMs = 400;

export type FilterChoice<F> = Readonly<{
  /** The visitor's choice; its list may still be loading. */
  filters: F;
  /** Applies the choice after a pause, so that several choices make one request; 0 for at once. */
  choose(filters: F, afterMs?: number): void;
  hrefOf(filters: F): string;
}>;

type Filtered<F> = Readonly<{ filters: F }>;

/** The chosen filters of a list: ahead of the loaded list, until that arrives. */
export function useFilterChoice<F>(data: Filtered<F>, hrefOf: (filters: F) => string) {
  const { go, busy } = useNavigation();
  const [chosen, setChosen] = useState<Readonly<{ filters: F; over: Filtered<F> }>>();
  const isAhead = chosen?.over === data;

  function choose(filters: F, afterMs = filterDelayMs) {
    setChosen({ filters, over: data });
    void go(hrefOf(filters), { keepScroll: true, afterMs });
  }

  const choice: FilterChoice<F> = { filters: isAhead ? chosen.filters : data.filters, choose, hrefOf };
  return { choice, loading: isAhead || busy };
}
