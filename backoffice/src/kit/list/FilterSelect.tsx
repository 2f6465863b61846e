import { Box, ToggleButton, ToggleButtonGroup } from "@mui/material";
import { type ReactNode, useCallback } from "react";
import { type SortPayload, useListContext } from "react-admin";
import { t } from "../language/t.ts";
import { type Choice, ChoiceSelect } from "../parts/ChoiceSelect.tsx";
import { useNarrow } from "./FilterBar.tsx";

/** The width of a select above a list. */
const filterWidth = { width: { xs: 1, sm: 172 } };

type FilterTabsProps = Readonly<{ source: string; label: string; choices: readonly Choice[] }>;

export function FilterTabs({ source, label, choices }: FilterTabsProps) {
  const [value, setValue] = useTextFilter(source);
  const select = (next: string | null) => {
    if (next !== null) setValue(next);
  };
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={label}
      value={value}
      onChange={(_, next: string | null) => select(next)}
      sx={{ width: { xs: 1, sm: "auto" }, ml: { lg: "auto" }, "& > *": { flex: { xs: 1, sm: "none" } } }}
    >
      {[{ id: "", name: t("All") }, ...choices].map(({ id, name }) => (
        <ToggleButton key={id} value={id}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Reads and changes one filter of the list; "" is none. Addresses and the browser's storage may hold anything. */
export function useTextFilter(source: string): readonly [string, (value: string) => void] {
  const { filterValues, setFilters } = useListContext();
  const value: unknown = filterValues[source];
  const setValue = useCallback(
    (next: string) => setFilters({ ...filterValues, [source]: next || undefined }),
    [source, filterValues, setFilters],
  );
  return [typeof value === "string" ? value : "", setValue];
}

type FilterSelectProps = Readonly<{ source: string; label: string; allLabel: string; choices: readonly Choice[] }>;

export function FilterSelect({ source, label, allLabel, choices }: FilterSelectProps) {
  const [value, setValue] = useTextFilter(source);
  // A bookmarked filter may name a value that is not, or no longer, among the choices.
  const shown = value && !choices.some(({ id }) => id === value) ? [...choices, { id: value, name: value }] : choices;
  const all = [{ id: "", name: allLabel }, ...shown];
  return <ChoiceSelect label={label} choices={all} value={value} onChoose={setValue} width={filterWidth} />;
}

const pair = {
  display: { xs: "grid", sm: "contents" },
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 1.25,
  width: 1,
  "& > :last-child:nth-child(odd)": { gridColumn: "1 / -1" },
};

/** Shows selects in pairs on phones; elsewhere they flow with the other filters. */
export const FilterPairs = ({ children }: { children: ReactNode }) => <Box sx={pair}>{children}</Box>;

export type SortChoice = SortPayload & Readonly<{ name: string }>;

const idOf = ({ field, order }: SortPayload) => `${field} ${order}`;

/** The order of a list without sortable column heads. */
export function SortSelect({ choices }: { choices: readonly SortChoice[] }) {
  const { sort, setSort } = useListContext();
  const named = choices.map((choice) => ({ id: idOf(choice), name: choice.name }));
  const current = named.find(({ id }) => id === idOf(sort))?.id ?? "";
  const select = (id: string) => {
    const choice = choices.find((candidate) => idOf(candidate) === id);
    if (choice) setSort({ field: choice.field, order: choice.order });
  };
  return <ChoiceSelect label={t("Sort")} choices={named} value={current} onChoose={select} width={filterWidth} />;
}

/** The order of a list whose column heads give it only where the table is wide. */
export const NarrowSort = (props: { choices: readonly SortChoice[] }) =>
  useNarrow() ? <SortSelect {...props} /> : null;
