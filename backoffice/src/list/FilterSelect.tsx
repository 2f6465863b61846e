import { MenuItem, TextField, ToggleButton, ToggleButtonGroup } from "@mui/material";
import { useCallback } from "react";
import { useListContext } from "react-admin";

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
      sx={{ width: { xs: 1, sm: "auto" }, ml: { md: "auto" }, "& > *": { flex: { xs: 1, sm: "none" } } }}
    >
      {[{ id: "", name: "All" }, ...choices].map(({ id, name }) => (
        <ToggleButton key={id} value={id}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** One filter of the list and how to change it; "" is none. Addresses and the browser's storage may hold anything. */
export function useTextFilter(source: string): readonly [string, (value: string) => void] {
  const { filterValues, setFilters } = useListContext();
  const value: unknown = filterValues[source];
  const setValue = useCallback(
    (next: string) => setFilters({ ...filterValues, [source]: next || undefined }),
    [source, filterValues, setFilters],
  );
  return [typeof value === "string" ? value : "", setValue];
}

/** Something to choose from: what is stored, and what is read. */
export type Choice = Readonly<{ id: string; name: string }>;

type FilterSelectProps = Readonly<{ source: string; label: string; allLabel: string; choices: readonly Choice[] }>;

export function FilterSelect({ source, label, allLabel, choices }: FilterSelectProps) {
  const [value, setValue] = useTextFilter(source);
  // A bookmarked filter may name what is not among the choices (any more).
  const shown = value && !choices.some(({ id }) => id === value) ? [...choices, { id: value, name: value }] : choices;
  const current = shown.find(({ id }) => id === value)?.name ?? allLabel;
  return (
    <TextField
      select
      value={value}
      onChange={(event) => setValue(event.target.value)}
      sx={{ width: { xs: 1, sm: 172 } }}
      slotProps={{
        select: { displayEmpty: true, SelectDisplayProps: { "aria-label": `${label}: ${current}` } },
      }}
    >
      <MenuItem value="">{allLabel}</MenuItem>
      {shown.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
