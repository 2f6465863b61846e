import { type LeadStatus, leadStatuses } from "@etalase/contracts/leads/leads";
import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { pageLimits } from "@etalase/contracts/rules/list";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type GetListResult, useDataProvider, useListContext } from "react-admin";
import type { EtalaseProvider } from "../../kit/data/dataProvider.ts";
import { useFinalStatus } from "../lead/status.tsx";
import { useLeadChange } from "../lead/useLeadChange.ts";
import { isDue, nowIs } from "../lead/words.ts";

export type Column = Readonly<{
  status: LeadStatus;
  /** Due leads first, then in the order of the list. */
  leads: readonly Lead[];
  /** The number of all leads, shown or not. */
  count: number;
  /** The total value of the shown leads, in rupiah. */
  sum: number;
  /** Whether all leads are shown. */
  isWhole: boolean;
}>;

type Moved = ReadonlyMap<Lead["id"], LeadStatus>;

/** The day that a lead is due, or a word that sorts after each day. */
const dueDay = (lead: Lead) => (isDue(lead) ? lead.followUpAt : null) ?? "none";
const dueFirst = (a: Lead, b: Lead) => dueDay(a).localeCompare(dueDay(b));

/** Sorts the leads into columns, moved ones first and already where they are about to be. */
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

/** Provides the leads that pass the list's filters, by status, and moves them. */
export function useBoard() {
  const provider = useDataProvider<EtalaseProvider>();
  const { sort, filterValues } = useListContext();
  const { change } = useLeadChange();
  const { choose, dialog } = useFinalStatus();
  const [moved, setMoved] = useState<Moved>(new Map());

  const { data, isLoadingError, isPlaceholderData, refetch } = useQuery({
    queryKey: ["leads", "board", sort, filterValues],
    // One query for all columns: loaded one by one, a moved lead would be in both for a moment, or in none.
    queryFn: ({ signal }) =>
      Promise.all(
        leadStatuses.map((status): Promise<GetListResult<Lead>> => {
          // Tests are in the list only: columns count work.
          const filter = { ...filterValues, status, heldBack: undefined, isTest: false };
          const pagination = { page: 1, perPage: pageLimits.maxLimit };
          return provider.getList("leads", { pagination, sort, filter, signal });
        }),
      ),
    placeholderData: keepPreviousData,
    retry: false,
  });

  const move = (lead: Lead, to: LeadStatus) => {
    if (to === lead.status) return;
    choose(lead, to, (values) => {
      setMoved((before) => new Map(before).set(lead.id, to));
      change({
        lead,
        change: values,
        done: nowIs(lead, to),
        // The lead may have been moved again in the meantime.
        onEnd: () => setMoved((now) => new Map([...now].filter(([id, status]) => id !== lead.id || status !== to))),
      });
    });
  };

  return {
    columns: data && columnsOf(data, moved),
    // Former data stay visible when only a refetch failed.
    isFailed: isLoadingError,
    isOld: isPlaceholderData,
    retry: () => void refetch(),
    move,
    dialog,
  };
}
