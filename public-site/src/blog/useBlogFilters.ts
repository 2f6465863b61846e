import type { BlogFilters } from "@etalase/contracts/news";
import { createContext, useContext, useRef, useState } from "react";
import { useNavigation } from "../navigation.ts";
import type { BlogData } from "./blogData.ts";
import { blogHref, noFilters } from "./filters.ts";

export const filterDelayMs = 400;

type BlogChoice = Readonly<{
  /** What the visitor has chosen; the list may still be on its way. */
  filters: BlogFilters;
  choose(filters: BlogFilters): void;
  hrefOf(filters: BlogFilters): string;
}>;

const Context = createContext<BlogChoice>({ filters: noFilters, choose: () => undefined, hrefOf: blogHref });
export const BlogChoiceProvider = Context.Provider;
export const useBlogChoice = () => useContext(Context);

/** The filters as chosen. A choice is applied after a short pause, so that several make one request. */
export function useBlogFilters(data: BlogData, tagPage: string | undefined) {
  const { go, busy } = useNavigation();
  const [chosen, setChosen] = useState<BlogFilters>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hrefOf = (filters: BlogFilters) => blogHref(filters, tagPage);

  async function apply(filters: BlogFilters) {
    clearTimeout(timer.current);
    setChosen(filters);
    await go(hrefOf(filters), { keepScroll: true });
    setChosen((current) => (current === filters ? undefined : current));
  }

  function choose(filters: BlogFilters) {
    clearTimeout(timer.current);
    setChosen(filters);
    timer.current = setTimeout(() => void apply(filters), filterDelayMs);
  }

  return { choice: { filters: chosen ?? data.filters, choose, hrefOf }, apply, loading: chosen !== undefined || busy };
}
