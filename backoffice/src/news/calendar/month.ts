import { isMonth } from "@etalase/contracts/news";
import type { NewsSummary } from "@etalase/contracts/news.schema";
import { pageLimits } from "@etalase/contracts/rules/list";
import { keepPreviousData } from "@tanstack/react-query";
import { useGetList, useListContext } from "react-admin";
import { useSearchParams } from "react-router-dom";
import { clockFormat, isoDay } from "../../kit/parts/format.ts";

/** Days YYYY-MM-DD and months YYYY-MM, in the agency's time zone. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** Returns the noon of a day, for formats of moments. */
export const noonOf = (day: string): string => `${day}T05:00:00.000Z`;

const dateOf = (month: string, months = 0, day = 1) => {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, day, 5));
};

export const shiftMonth = (month: string, months: number): string => monthOf(dateOf(month, months).toISOString());

export const daysOf = (month: string): readonly string[] =>
  Array.from(
    { length: dateOf(month, 1, 0).getUTCDate() },
    (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`,
  );

/** Returns the day's column, from 1 for Monday. */
export const columnOf = (day: string): number => ((new Date(noonOf(day)).getUTCDay() + 6) % 7) + 1;

const months = clockFormat({ month: "long", year: "numeric" });

/** "May 2026" */
export const sayMonth = (month: string): string => months.format(dateOf(month));

const names = clockFormat({ weekday: "short" });

/** The short names of the weekdays; that month began on a Monday. */
export const weekdays = Array.from({ length: 7 }, (_, index) => names.format(dateOf("2024-01", 0, index + 1)));

/** Keeps the month in the address, so that Back leads to the previous one; by default the current month. */
export function useMonth() {
  const [query, setQuery] = useSearchParams();
  const present = monthOf(isoDay(new Date()));
  const monthInAddress = query.get("month") ?? "";
  const month = isMonth(monthInAddress) ? monthInAddress : present;
  const show = (next: string) => setQuery({ view: "calendar", ...(next !== present && { month: next }) });
  return { month, present, show };
}

/** An article and the time at which it stands: the planned one while it is to come, else that of the list. */
export type Timed = Readonly<{ article: NewsSummary; at: string }>;

function timed(article: NewsSummary): Timed {
  const { publishAt, date } = article;
  const isToCome = publishAt !== null && Date.parse(publishAt) > Date.now();
  return { article, at: isToCome ? publishAt : date };
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
