import { auditActions, auditFaults, auditLimits, auditOutcomes } from "@etalase/contracts/audit";
import type { AuditChain, AuditPerson } from "@etalase/contracts/audit.schema";
import { Alert, AlertTitle, Box, Skeleton } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { ShieldAlertIcon, ShieldCheckIcon } from "lucide-react";
import { useDataProvider, useListContext } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { t } from "../language/t.ts";
import { DayFilter } from "../list/DayFilter.tsx";
import { NoMatch } from "../list/EmptyWindow.tsx";
import { ClearFilters } from "../list/FilterBar.tsx";
import { FilterPairs, FilterSelect } from "../list/FilterSelect.tsx";
import { ListHead } from "../list/ListHead.tsx";
import { ListScreen } from "../list/ListScreen.tsx";
import { PlainRowsCard } from "../list/RowsCard.tsx";
import { FailureNotice } from "../parts/FailureNotice.tsx";
import { formatMoment } from "../parts/format.ts";
import { Row } from "../theme/Words.tsx";
import { rows } from "./columns.tsx";
import { actionNames, kindChoices, outcomeNames } from "./sentences.ts";

const Whole = ({ since }: Readonly<{ since: string }>) => (
  <Row sx={{ color: "text.secondary", fontSize: ".875rem" }}>
    <Box component={ShieldCheckIcon} sx={{ color: "success.main", flex: "none" }} />
    {t("Unbroken since {time}: no entry was changed or is missing.", { time: formatMoment(since) })}
  </Row>
);

const Broken = ({ reason }: Readonly<{ reason: string }>) => (
  <Alert severity="error" icon={<ShieldAlertIcon />}>
    <AlertTitle>{t(auditFaults.broken)}</AlertTitle>
    {reason} {t("Somebody has worked in the database: what this log tells can no longer be relied on.")}
  </Alert>
);

/** Shows whether every entry is present and unaltered. */
function ChainState() {
  const provider = useDataProvider<EtalaseProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ["audit", "check"],
    queryFn: ({ signal }) => provider.call<AuditChain>("audit/check", { signal }),
    retry: false,
  });
  const chain = data?.data;
  return (
    <Box role="status" sx={{ mb: 2 }}>
      {error && <FailureNotice text={t("The log could not be checked.")} onRetry={() => void refetch()} />}
      {!error && !chain && <Skeleton width={280} role="progressbar" aria-label={t("Checking the log")} />}
      {!error && chain?.problem && <Broken reason={chain.problem.reason} />}
      {!error && chain?.since && !chain.problem && <Whole since={chain.since} />}
    </Box>
  );
}

const actionChoices = auditActions.map((id) => ({ id, name: actionNames[id] }));
const outcomeChoices = auditOutcomes.map((id) => ({ id, name: outcomeNames[id] }));

/** Reads the people whom the log names, deleted accounts too. On failure there is nobody to choose. */
function usePeople() {
  const provider = useDataProvider<EtalaseProvider>();
  const { data } = useQuery({
    queryKey: ["audit", "people"],
    queryFn: ({ signal }) => provider.call<readonly AuditPerson[]>("audit/people", { signal }),
    retry: false,
  });
  return (data?.data ?? []).map(({ id, name, username }) => ({ id, name: name || username }));
}

function Filters() {
  const { filterValues } = useListContext();
  return (
    <>
      <FilterPairs>
        <FilterSelect source="who" label={t("Person")} allLabel={t("Everybody")} choices={usePeople()} />
        <FilterSelect source="action" label={t("Action")} allLabel={t("All actions")} choices={actionChoices} />
        <FilterSelect source="resource" label={t("Kind of record")} allLabel={t("All kinds")} choices={kindChoices} />
        <FilterSelect source="outcome" label={t("Outcome")} allLabel={t("All outcomes")} choices={outcomeChoices} />
      </FilterPairs>
      <Box sx={{ display: "flex", flexWrap: { xs: "wrap", sm: "nowrap" }, gap: 1.25, width: { xs: 1, sm: "auto" } }}>
        <DayFilter source="from" label={t("From")} />
        <DayFilter source="to" label={t("To [day]")} />
      </Box>
      {Object.values(filterValues).some(Boolean) && <ClearFilters />}
    </>
  );
}

const noMatch = <NoMatch title={t("No entries found")} text={t("Nothing in the log matches these filters.")} />;

/** Lists actions in the dashboard and on accounts, latest first. */
export const AuditList = () => (
  <ListScreen resource="audit" perPage={auditLimits.pageSize}>
    <ListHead title={t("Audit Log")} noun="event" columns={rows.columns} />
    <ChainState />
    <PlainRowsCard
      rows={rows}
      filters={<Filters />}
      bulkBar={null}
      skeleton={{ rows: auditLimits.pageSize, rowHeight: 57, cardHeight: 80 }}
      // The log is never empty, since its reader has signed in: only filters can leave no rows.
      empty={noMatch}
      noMatch={noMatch}
      failure={t("The audit log could not be loaded.")}
    />
  </ListScreen>
);
