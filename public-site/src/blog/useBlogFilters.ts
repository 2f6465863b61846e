import type { BlogFilters } from "@etalase/contracts/news";
import { createContext, useContext, useState } from "react";
import { useNavigation } from "../navigation.ts";
import type { BlogData } from "./blogData.ts";
import { blogHref, noFilters } from "./filters.ts";

export const filterDelayMs = 400;

type BlogChoice = Readonly<{
  /** What the visitor has chosen; the list may still be on its way. */
  filters: BlogFilters;
  /** Applied after a short pause, so that several choices make one request; 0 for at once. */
  choose(filters: BlogFilters, afterMs?: number): void;
  hrefOf(filters: BlogFilters): string;
}>;

const Context = createContext<BlogChoice>({ filters: noFilters, choose: () => undefined, hrefOf: blogHref });
export const BlogChoiceProvider = Context.Provider;
export const useBlogChoice = () => useContext(Context);

/** The filters as chosen: ahead of the list, until one arrives. */
export function useBlogFilters(data: BlogData, tagPage: string | undefined) {
  const { go, busy } = useNavigation();
  const [chosen, setChosen] = useState<Readonly<{ filters: BlogFilters; over: BlogData }>>();
  const isAhead = chosen?.over === data;
  const hrefOf = (filters: BlogFilters) => blogHref(filters, tagPage);

  function choose(filters: BlogFilters, afterMs = filterDelayMs) {
    setChosen({ filters, over: data });
    void go(hrefOf(filters), { keepScroll: true, afterMs });
  }

  return { choice: { filters: isAhead ? chosen.filters : data.filters, choose, hrefOf }, loading: isAhead || busy };
}
