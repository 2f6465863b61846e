import type { LeadCounts } from "@etalase/contracts/leads/leads.schema";
import { useCall } from "./useCall.ts";

/** Loads the number of leads by status; undefined until known. `useFreshLeads` refetches while a user is present. */
export function useLeadCounts(): LeadCounts | undefined {
  return useCall<LeadCounts>("leads/counts", ["leads", "counts"], { staleTime: 60_000 }).data;
}
