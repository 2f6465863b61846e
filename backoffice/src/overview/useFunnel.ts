import type { VisitorPeriod } from "@etalase/contracts/statistics";
import type { Funnel } from "@etalase/contracts/statistics.schema";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "../kit/data/dataProvider.ts";

/** Loads how a period's visits turned into orders. The figures chosen before stay until the new ones arrive. */
export function useFunnel(period: VisitorPeriod) {
  const provider = useDataProvider<EtalaseProvider>();
  return useQuery({
    queryKey: ["dashboard", "funnel", period],
    queryFn: async ({ signal }) => (await provider.call<Funnel>(`dashboard/funnel?period=${period}`, { signal })).data,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
