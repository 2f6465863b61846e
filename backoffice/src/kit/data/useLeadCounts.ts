import type { LeadCounts } from "@etalase/contracts/leads/leads.schema";
import { useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "./dataProvider.ts";

/** Loads the number of leads by status; undefined until known. `useFreshLeads` refetches while a user is present. */
export function useLeadCounts(): LeadCounts | undefined {
  const provider = useDataProvider<EtalaseProvider>();
  const { data } = useQuery({
    queryKey: ["leads", "counts"],
    queryFn: ({ signal }) => provider.call<LeadCounts>("leads/counts", { signal }),
    retry: false,
    staleTime: 60_000,
  });
  return data?.data;
}
