import { publicationStates } from "@etalase/contracts/rules/publication";
import { t } from "../kit/language/t.ts";
import { useCompact } from "../kit/list/FilterBar.tsx";
import { FilterSelect, FilterTabs } from "../kit/list/FilterSelect.tsx";
import { statusChoices } from "../kit/parts/StatusChip.tsx";

export const stateChoices = statusChoices(publicationStates);

/** Filters a list by state: with tabs where there is room for all of them, or else a select. */
export const StateFilter = () =>
  useCompact() ? (
    <FilterSelect source="state" label={t("Status")} allLabel={t("Any status")} choices={stateChoices} />
  ) : (
    <FilterTabs source="state" label={t("Status")} choices={stateChoices} />
  );
