import { auditActions, auditLimits, auditOutcomes } from "@etalase/contracts/audit";
import type { AuditPerson } from "@etalase/contracts/audit.schema";
import { Box } from "@mui/material";
import { useCall } from "../kit/data/useCall.ts";
import { t } from "../kit/language/t.ts";
import { DayFilter } from "../kit/list/DayFilter.tsx";
import { NoMatch } from "../kit/list/EmptyWindow.tsx";
import { FilterPairs, FilterSelect } from "../kit/list/FilterSelect.tsx";
import { FoldedFilters } from "../kit/list/FoldedFilters.tsx";
import { ListHead } from "../kit/list/ListHead.tsx";
import { ListScreen } from "../kit/list/ListScreen.tsx";
import { PlainRowsCard } from "../kit/list/RowsCard.tsx";
import { rows } from "./columns.tsx";
import { actionNames, kindChoices, outcomeNames } from "./sentences.ts";

const actionChoices = auditActions.map((id) => ({ id, name: actionNames[id] }));
const outcomeChoices = auditOutcomes.map((id) => ({ id, name: outcomeNames[id] }));

/** Reads the people whom the log names, deleted accounts too. Empty on failure. */
function usePeople() {
  const { data = [] } = useCall<readonly AuditPerson[]>("audit/people", ["audit", "people"]);
  return data.map(({ id, name, username }) => ({ id, name: name || username }));
}

const noMatch = <NoMatch title={t("No entries found")} text={t("Nothing in the log matches these filters.")} />;

const Filters = () => (
  <FoldedFilters
    sources={["action", "resource", "outcome", "from", "to"]}
    beside={<FilterSelect source="who" label={t("Person")} allLabel={t("Everybody")} choices={usePeople()} />}
  >
    <FilterPairs>
      <FilterSelect source="action" label={t("Action")} allLabel={t("All actions")} choices={actionChoices} />
      <FilterSelect source="resource" label={t("Kind of record")} allLabel={t("All kinds")} choices={kindChoices} />
      <FilterSelect source="outcome" label={t("Outcome")} allLabel={t("All outcomes")} choices={outcomeChoices} />
    </FilterPairs>
    <Box sx={{ display: "flex", flexWrap: { xs: "wrap", sm: "nowrap" }, gap: 1.25, width: { xs: 1, sm: "auto" } }}>
      <DayFilter source="from" label={t("From")} />
      <DayFilter source="to" label={t("To [day]")} />
    </Box>
  </FoldedFilters>
);

/** Lists actions in the dashboard and on accounts, latest first. */
export const AuditList = () => (
  <ListScreen resource="audit" perPage={auditLimits.pageSize}>
    <ListHead title={t("Audit log")} noun="event" columns={rows.columns} />
    <PlainRowsCard
      rows={rows}
      filters={<Filters />}
      skeleton={{ rows: auditLimits.pageSize, rowHeight: 57, cardHeight: 80 }}
      // The log is never empty, since its reader has signed in: only filters can leave no rows.
      empty={noMatch}
      failure={t("The audit log could not be loaded.")}
    />
  </ListScreen>
);
