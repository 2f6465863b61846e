import type { BlogFilters } from "@etalase/contracts/news";
import { createContext, useContext } from "react";
import { type FilterChoice, useFilterChoice } from "../../lists/useFilterChoice.ts";
import type { BlogData } from "./data.ts";
import { blogHref, noFilters } from "./filters.ts";

const Context = createContext<FilterChoice<BlogFilters>>({
  filters: noFilters,
  choose: () => undefined,
  hrefOf: blogHref,
});
export const BlogChoiceProvider = Context.Provider;
export const useBlogChoice = () => useContext(Context);

export const useBlogFilters = (data: BlogData, tagPage: string | undefined) =>
  useFilterChoice(data, (filters: BlogFilters) => blogHref(filters, tagPage));
