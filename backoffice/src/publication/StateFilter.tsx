import { publicationStates } from "@etalase/contracts/rules/publication";
import { useCompact } from "../list/FilterBar.tsx";
import { FilterSelect, FilterTabs } from "../list/FilterSelect.tsx";
import { statusChoices } from "../parts/StatusChip.tsx";

export const stateChoices = statusChoices(publicationStates);

/** Filters a list by state: with tabs where there is room for all of them, or else a select. */
export const StateFilter = () =>
  useCompact() ? (
    <FilterSelect source="state" label="Status" allLabel="Any status" choices={stateChoices} />
  ) : (
    <FilterTabs source="state" label="Status" choices={stateChoices} />
  );
