import type { StatsQuery } from "@etalase/contracts/dashboard.schema";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";

/** The figures of the chosen periods. Those chosen before stay until the new ones have come. */
export function useStats(query: StatsQuery) {
  const provider = useDataProvider<EtalaseProvider>();
  return useQuery({
    queryKey: ["dashboard", "stats", query],
    queryFn: async ({ signal }) => (await provider.dashboardStats({ ...query, signal })).data,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
