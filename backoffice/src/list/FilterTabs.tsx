import { ToggleButton, ToggleButtonGroup } from "@mui/material";
import { type Choice, useTextFilter } from "./FilterSelect.tsx";

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
