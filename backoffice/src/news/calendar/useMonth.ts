import { isMonth } from "@etalase/contracts/news";
import type { NewsSummary } from "@etalase/contracts/news.schema";
import { pageLimits } from "@etalase/contracts/rules/list";
import { keepPreviousData } from "@tanstack/react-query";
import { useGetList, useListContext } from "react-admin";
import { useSearchParams } from "react-router-dom";
import { isoDay } from "../../kit/parts/format.ts";
import { monthOf } from "./days.ts";

/** Keeps the month in the address, so that Back leads to the previous one; by default the current month. */
export function useMonth() {
  const [query, setQuery] = useSearchParams();
  const present = monthOf(isoDay(new Date()));
  const asked = query.get("month") ?? "";
  const month = isMonth(asked) ? asked : present;
  const show = (next: string) => setQuery({ view: "calendar", ...(next !== present && { month: next }) });
  return { month, present, show };
}

/** An article and the time at which it stands: the planned one while it is to come, else that of the list. */
export type Timed = Readonly<{ article: NewsSummary; at: string; isToCome: boolean }>;

function timed(article: NewsSummary): Timed {
  const { publishAt, date } = article;
  const isToCome = publishAt !== null && Date.parse(publishAt) > Date.now();
  return { article, at: isToCome ? publishAt : date, isToCome };
}

/** Loads a month's articles that pass the list's filters, by day. The previous month stays until they arrive. */
export function useArticles(month: string) {
  const { filterValues } = useListContext();
  const pagination = { page: 1, perPage: pageLimits.maxLimit };
  const sort = { field: "date", order: "ASC" } as const;
  const filter = { ...filterValues, month };
  const options = { placeholderData: keepPreviousData, retry: false };
  const { data = [], total = 0, ...query } = useGetList<NewsSummary>("news", { pagination, sort, filter }, options);
  const all = data.map(timed).sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return { ...query, isWhole: total <= data.length, days: Map.groupBy(all, ({ at }) => isoDay(new Date(at))) };
}
