import type { LeadCounts } from "@etalase/contracts/leads/leads.schema";
import { useQuery } from "@tanstack/react-query";
import { useDataProvider, useGetList } from "react-admin";
import type { EtalaseProvider } from "./dataProvider.ts";

// `useFreshLeads` refetches while a user is present.
const now = { retry: false, staleTime: 60_000 };

/** Loads the number of leads by status; undefined until known. */
export function useLeadCounts(): LeadCounts | undefined {
  const provider = useDataProvider<EtalaseProvider>();
  const { data } = useQuery({
    ...now,
    queryKey: ["leads", "counts"],
    queryFn: ({ signal }) => provider.call<LeadCounts>("leads/counts", { signal }),
  });
  return data?.data;
}

/** Counts the leads without an answer, and those due by today. */
export function useWaitingLeads() {
  const { total: due = 0 } = useGetList("leads", { pagination: { page: 1, perPage: 1 }, filter: { due: true } }, now);
  return { fresh: useLeadCounts()?.new ?? 0, due };
}
