import type { Calendar, CalendarEntry } from "@etalase/contracts/desk/calendar.schema";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { isoDay } from "../parts/format.ts";
import { weeksOf } from "./days.ts";

export type Entry = CalendarEntry;

/** Loads the entries of the weeks around a month. The previous month stays until they arrive. */
export function useCalendar(month: string) {
  const provider = useDataProvider<EtalaseProvider>();
  const days = weeksOf(month).flat();
  const range = new URLSearchParams({ from: days[0] ?? "", to: days.at(-1) ?? "" });
  return useQuery({
    queryKey: ["calendar", month],
    queryFn: async ({ signal }) => (await provider.call<Calendar>(`calendar?${range}`, { signal })).data,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Groups the entries by day, in the agency's time zone. */
export function byDay(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  return Map.groupBy(entries, ({ at }) => isoDay(new Date(at)));
}
