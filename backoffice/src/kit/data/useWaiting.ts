import type { Waiting } from "@etalase/contracts/statistics.schema";
import { useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "./dataProvider.ts";

/** Loads the numbers of things that wait for somebody; `useFreshLeads` refetches them with the counts of leads. */
export function useWaiting() {
  const provider = useDataProvider<EtalaseProvider>();
  return useQuery({
    queryKey: ["leads", "counts", "waiting"],
    queryFn: async ({ signal }) => (await provider.call<Waiting>("dashboard/waiting", { signal })).data,
    retry: false,
    staleTime: 60_000,
  });
}
