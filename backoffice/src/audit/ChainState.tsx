import type { AuditChain } from "@etalase/contracts/audit.schema";
import { messages } from "@etalase/contracts/text/messages";
import { Alert, AlertTitle, Box, Skeleton } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { ShieldAlertIcon, ShieldCheckIcon } from "lucide-react";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { FailureNotice } from "../parts/FailureNotice.tsx";
import { formatMoment } from "../parts/format.ts";

const Whole = ({ since }: Readonly<{ since: string }>) => (
  <Box sx={{ display: "flex", alignItems: "center", gap: 1, color: "text.secondary", fontSize: ".875rem" }}>
    <Box component={ShieldCheckIcon} sx={{ color: "success.main", flex: "none" }} />
    Unbroken since {formatMoment(since)}: no entry was changed or is missing.
  </Box>
);

const Broken = ({ reason }: Readonly<{ reason: string }>) => (
  <Alert severity="error" icon={<ShieldAlertIcon />}>
    <AlertTitle>{messages.audit.broken}</AlertTitle>
    {reason} Somebody has worked in the database: what this log tells can no longer be relied on.
  </Alert>
);

/** Shows whether every entry is present and unaltered. */
export function ChainState() {
  const provider = useDataProvider<EtalaseProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ["audit", "check"],
    queryFn: ({ signal }) => provider.call<AuditChain>("audit/check", { signal }),
    retry: false,
  });
  const chain = data?.data;
  return (
    <Box role="status" sx={{ mb: 2 }}>
      {error && <FailureNotice text="The log could not be checked." onRetry={() => void refetch()} />}
      {!error && !chain && <Skeleton width={280} aria-label="Checking the log" />}
      {!error && chain?.problem && <Broken reason={chain.problem.reason} />}
      {!error && chain?.since && !chain.problem && <Whole since={chain.since} />}
    </Box>
  );
}
