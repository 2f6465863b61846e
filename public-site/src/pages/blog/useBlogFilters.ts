import type { BlogFilters } from "@etalase/contracts/news";
import { createContext, useContext } from "react";
import { type FilterChoice, useFilterChoice } from "../../lists/useFilterChoice.ts";
import { useSite } from "../../site/site.ts";
import type { BlogData } from "./data.ts";
import { blogHref, noFilters } from "./filters.ts";

const Context = createContext<FilterChoice<BlogFilters>>({
  filters: noFilters,
  choose: () => undefined,
  hrefOf: (filters) => blogHref({}, filters),
});
export const BlogChoiceProvider = Context.Provider;
export const useBlogChoice = () => useContext(Context);

export function useBlogFilters(data: BlogData, tagPage: string | undefined) {
  const site = useSite();
  return useFilterChoice(data, (filters: BlogFilters) => blogHref(site, filters, tagPage));
}
