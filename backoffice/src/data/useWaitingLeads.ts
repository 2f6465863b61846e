import type { LeadCounts } from "@etalase/contracts/leads/leads.schema";
import { useQuery } from "@tanstack/react-query";
import { useDataProvider, useGetList } from "react-admin";
import type { EtalaseProvider } from "./dataProvider.ts";

// `useFreshLeads` asks anew, while somebody is there.
const now = { retry: false, staleTime: 60_000 };

/** How many leads there are in each status; nothing as long as nobody knows. */
export function useLeadCounts(): LeadCounts | undefined {
  const provider = useDataProvider<EtalaseProvider>();
  const { data } = useQuery({
    ...now,
    queryKey: ["leads", "counts"],
    queryFn: ({ signal }) => provider.call<LeadCounts>("leads/counts", { signal }),
  });
  return data?.data;
}

/** How many leads nobody has answered, and how many somebody wanted to come back to by today. */
export function useWaitingLeads() {
  const { total: due = 0 } = useGetList("leads", { pagination: { page: 1, perPage: 1 }, filter: { due: true } }, now);
  return { fresh: useLeadCounts()?.new ?? 0, due };
}
