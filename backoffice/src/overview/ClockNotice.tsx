import type { ServerClock } from "@etalase/contracts/statistics/dashboard.schema";
import { Alert } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { ClockAlertIcon } from "lucide-react";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { isSuperadmin } from "../data/session.ts";
import { counted, formatMoment } from "../parts/format.ts";

/**
 * Warns a superadmin that the server's clock has jumped ahead, so that nothing is deleted by age; requested once it is
 * `isTime`.
 */
export function ClockNotice({ isTime }: Readonly<{ isTime: boolean }>) {
  const provider = useDataProvider<EtalaseProvider>();
  const { data } = useQuery({
    queryKey: ["clock"],
    queryFn: ({ signal }) => provider.call<ServerClock>("dashboard/clock", { signal }),
    enabled: isTime && isSuperadmin(),
    retry: false,
    staleTime: 60_000,
  });
  const clock = data?.data;
  if (!clock?.isAhead) return null;
  return (
    <Alert severity="error" icon={<ClockAlertIcon />}>
      The server’s clock says <strong>{formatMoment(clock.now)}</strong>, but the newest time that this site has seen is{" "}
      <strong>{formatMoment(clock.newestAt)}</strong>. Until the clock is right, or has held for{" "}
      {counted(clock.hoursLeft, "more hour")} of running, trash, leads and logs keep what they would forget by age.
    </Alert>
  );
}
