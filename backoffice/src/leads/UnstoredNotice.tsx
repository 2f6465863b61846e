import { leadLimits } from "@etalase/contracts/leads/leads";
import { Alert } from "@mui/material";
import { ShieldAlertIcon } from "lucide-react";
import { useLeadCounts } from "../data/useWaitingLeads.ts";
import { counted, formatNumber } from "../parts/format.ts";

/** Reports that more clicks came than were stored. */
export function UnstoredNotice() {
  const clicks = useLeadCounts()?.unstoredClicks ?? 0;
  if (clicks === 0) return null;
  return (
    <Alert severity="warning" icon={<ShieldAlertIcon />} sx={{ mb: 2 }}>
      {counted(clicks, "click")} of the last {leadLimits.unstoredDays} days {clicks === 1 ? "was" : "were"} counted
      without making a lead: more than {formatNumber(leadLimits.clicksAnHour)} came in an hour, or{" "}
      {formatNumber(leadLimits.clicksStored)} are stored. Every chat still opened.
    </Alert>
  );
}
