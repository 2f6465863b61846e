import type { Waiting } from "@etalase/contracts/statistics.schema";
import { useCall } from "./useCall.ts";

/** Loads the numbers of things that wait for somebody; `useFreshLeads` refetches them with the counts of leads. */
export const useWaiting = () =>
  useCall<Waiting>("dashboard/waiting", ["leads", "counts", "waiting"], { staleTime: 60_000 });
