import { ToggleButton, ToggleButtonGroup } from "@mui/material";
import { useListContext } from "react-admin";
import type { Choice } from "./choice.ts";

type FilterTabsProps = Readonly<{ source: string; label: string; choices: readonly Choice[] }>;

export function FilterTabs({ source, label, choices }: FilterTabsProps) {
  const { filterValues, setFilters } = useListContext();
  const select = (value: string | null) => {
    if (value !== null) setFilters({ ...filterValues, [source]: value || undefined });
  };
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={label}
      value={filterValues[source] ?? ""}
      onChange={(_, value: string | null) => select(value)}
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
