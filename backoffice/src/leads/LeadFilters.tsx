import { Box, ToggleButton } from "@mui/material";
import { BellIcon } from "lucide-react";
import { t } from "../kit/language/t.ts";
import { DayFilter } from "../kit/list/DayFilter.tsx";
import { FilterSearch } from "../kit/list/FilterSearch.tsx";
import { FilterPairs, FilterSelect, type SortChoice, SortSelect, useTextFilter } from "../kit/list/FilterSelect.tsx";
import { FoldedFilters } from "../kit/list/FoldedFilters.tsx";
import { sourceChoices } from "../kit/parts/sourceNames.ts";
import { outlined } from "../kit/theme/looks.ts";
import { useAssigneeChoices } from "./lead/assignees.tsx";
import { usePackageChoices } from "./lead/usePackageChoices.ts";
import { kindChoices, statusChoices } from "./lead/words.ts";

const sorts: readonly SortChoice[] = [
  { field: "createdAt", order: "DESC", name: t("Newest") },
  { field: "createdAt", order: "ASC", name: t("Oldest") },
  { field: "value", order: "DESC", name: t("Highest value") },
  { field: "updatedAt", order: "DESC", name: t("Last changed") },
];

/** Toggles between leads that are due by today and all leads. */
function DueFilter() {
  const [due, setDue] = useTextFilter("due");
  return (
    <ToggleButton
      value="due"
      selected={due === "true"}
      onChange={() => setDue(due ? "" : "true")}
      sx={{ gap: 0.75, ...outlined, borderRadius: "10px", minHeight: 42, width: { xs: 1, sm: "auto" } }}
    >
      <Box component={BellIcon} sx={{ fontSize: 16 }} />
      {t("Due")}
    </ToggleButton>
  );
}

const days = { display: "flex", flexWrap: { xs: "wrap", sm: "nowrap" }, gap: 1.25, width: { xs: 1, sm: "auto" } };

type LeadFiltersProps = Readonly<{
  /** False for a board, which has a column for each status. */
  hasStatus: boolean;
}>;

/** Shows the filters used most; for the others a phone has no room. */
export function LeadFilters({ hasStatus }: LeadFiltersProps) {
  const assignees = useAssigneeChoices();
  return (
    <>
      <FilterSearch placeholder={t("Name, phone or code")} />
      <FoldedFilters
        sources={["kind", "package", "source", "assignee", "from", "to", "due"]}
        beside={
          <>
            {hasStatus && (
              <FilterSelect source="status" label={t("Status")} allLabel={t("All statuses")} choices={statusChoices} />
            )}
            <SortSelect choices={sorts} />
          </>
        }
      >
        <FilterPairs>
          <FilterSelect source="kind" label={t("Kind")} allLabel={t("All kinds")} choices={kindChoices} />
          <FilterSelect
            source="package"
            label={t("Package")}
            allLabel={t("All packages")}
            choices={usePackageChoices()}
          />
          <FilterSelect source="source" label={t("Source")} allLabel={t("All sources")} choices={sourceChoices} />
          {assignees.length > 1 && (
            <FilterSelect source="assignee" label={t("Assignee")} allLabel={t("Everybody")} choices={assignees} />
          )}
          <DueFilter />
        </FilterPairs>
        <Box sx={days}>
          <DayFilter source="from" label={t("From")} />
          <DayFilter source="to" label={t("To [day]")} />
        </Box>
      </FoldedFilters>
    </>
  );
}
