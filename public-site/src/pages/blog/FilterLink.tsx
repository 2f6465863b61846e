import type { BlogFilters } from "@etalase/contracts/news";
import { createContext, type ReactNode, useContext } from "react";
import { type FilterChoice, useFilterChoice } from "../../lists/useFilterChoice.ts";
import { isPlainClick } from "../../page/navigation.ts";
import { useSite } from "../../site/site.ts";
import type { BlogData } from "./data.ts";
import { blogHref, noFilters } from "./filters.ts";

/** Returns a change of one filter, which starts on the first page; without a value, it removes the filter. */
const change =
  (name: "category" | "archive" | "search") =>
  ({ [name]: _, ...filters }: BlogFilters, value?: string): BlogFilters => ({
    ...(filters as BlogFilters), // the three are optional
    page: 1,
    ...(value ? { [name]: value } : {}),
  });

export const withCategory = change("category");
export const withArchive = change("archive");
export const withSearch = change("search");

/** Selects a tag, or deselects a selected one. */
export const toggleTag = (filters: BlogFilters, tag: string): BlogFilters => ({
  ...filters,
  page: 1,
  tags: filters.tags.includes(tag) ? filters.tags.filter((other) => other !== tag) : [...filters.tags, tag],
});

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

type FilterLinkProps = Readonly<{
  to: BlogFilters;
  current?: boolean;
  className?: string;
  label?: string;
  /** The link is removed once followed; keyboard users then continue at the list. */
  vanishes?: boolean;
  children: ReactNode;
}>;

/** A link to a filtered list, which is applied in place when scripts run. */
export function FilterLink({ to, current, className, label, vanishes, children }: FilterLinkProps) {
  const { choose, hrefOf } = useBlogChoice();
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    choose(to);
    const panel = event.target instanceof Element ? event.target.closest<HTMLDetailsElement>("details[open]") : null;
    if (vanishes || panel) document.getElementById("artikel")?.focus({ preventScroll: true });
    if (!panel) return;
    // The panel is between the choice and the filtered list.
    panel.open = false;
    panel.scrollIntoView();
  };
  return (
    <a
      href={hrefOf(to)}
      className={className}
      aria-label={label}
      aria-current={current ? "true" : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
