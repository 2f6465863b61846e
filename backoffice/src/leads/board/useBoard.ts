import { type LeadStatus, leadStatuses } from "@etalase/contracts/leads/leads";
import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { pageLimits } from "@etalase/contracts/rules/list";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type GetListResult, useDataProvider, useListContext } from "react-admin";
import type { EtalaseProvider } from "../../data/dataProvider.ts";
import { useLeadChange } from "../lead/useLeadChange.ts";
import { isDue, nameOf, statusNames } from "../lead/words.ts";

export type Column = Readonly<{
  status: LeadStatus;
  /** Those that are due first, then as the list is sorted. */
  leads: readonly Lead[];
  /** How many there are, shown or not. */
  count: number;
  /** Of the values of those that are shown, in rupiah. */
  sum: number;
  /** Whether all are shown. */
  isWhole: boolean;
}>;

type Moved = ReadonlyMap<Lead["id"], LeadStatus>;

const dueFirst = (a: Lead, b: Lead) => Number(isDue(b)) - Number(isDue(a));

/** The leads where they are, or are about to be: those that were moved come first. */
function columnsOf(answers: readonly GetListResult<Lead>[], moved: Moved): readonly Column[] {
  const all = new Map(answers.flatMap(({ data }) => data).map((lead) => [lead.id, lead]));
  return leadStatuses.map((status, index) => {
    const { data = [], total = 0 } = answers[index] ?? {};
    const came = [...all.values()].filter((lead) => lead.status !== status && moved.get(lead.id) === status);
    const stayed = data.filter(({ id }) => (moved.get(id) ?? status) === status);
    const leads = [...came, ...stayed].map((lead) => ({ ...lead, status }));
    return {
      status,
      leads: leads.toSorted(dueFirst),
      count: total - data.length + leads.length,
      sum: leads.reduce((sum, { value }) => sum + (value ?? 0), 0),
      isWhole: total <= data.length,
    };
  });
}

/** The leads that the list's filters let through, by status, and how one is moved. */
export function useBoard() {
  const provider = useDataProvider<EtalaseProvider>();
  const { sort, filterValues } = useListContext();
  const { change } = useLeadChange();
  const [moved, setMoved] = useState<Moved>(new Map());

  const { data, isLoadingError, isPlaceholderData, refetch } = useQuery({
    queryKey: ["leads", "board", sort, filterValues],
    // All columns change together: one by one, a lead that goes from one to another would be in both for a moment, or in none.
    queryFn: ({ signal }) =>
      Promise.all(
        leadStatuses.map((status): Promise<GetListResult<Lead>> => {
          const filter = { ...filterValues, status };
          const pagination = { page: 1, perPage: pageLimits.maxLimit };
          return provider.getList("leads", { pagination, sort, filter, signal });
        }),
      ),
    placeholderData: keepPreviousData,
    retry: false,
  });

  const move = (lead: Lead, to: LeadStatus) => {
    if (to === lead.status) return;
    setMoved((before) => new Map(before).set(lead.id, to));
    change({
      lead,
      change: { status: to },
      done: `${nameOf(lead)} is now ${statusNames[to].toLowerCase()}`,
      // It may have been moved again meanwhile.
      onEnd: () => setMoved((now) => new Map([...now].filter(([id, status]) => id !== lead.id || status !== to))),
    });
  };

  return {
    columns: data && columnsOf(data, moved),
    // What was there before stays, where it could only not be loaded anew.
    isFailed: isLoadingError,
    isOld: isPlaceholderData,
    retry: () => void refetch(),
    move,
  };
}
