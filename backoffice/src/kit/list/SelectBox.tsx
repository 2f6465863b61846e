import { Checkbox } from "@mui/material";
import { type Identifier, useListContext } from "react-admin";
import { t } from "../language/t.ts";
import { useSelected } from "./ListScreen.tsx";

/** Selects a row. react-admin's own checkbox cannot name the row. */
export function SelectBox({ id, label }: { id: Identifier; label: string }) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { "aria-label": t("Select {name}", { name: label }) } }}
    />
  );
}

/** Selects all rows of this page, or none of them. */
export function SelectPageBox() {
  const { data = [], onSelect } = useListContext();
  const { here: selected, elsewhere } = useSelected();
  const { length: count } = selected;
  const all = count > 0 && count === data.length;
  const here = data.map(({ id }) => id);
  const others = elsewhere.map(({ id }) => id);
  return (
    <Checkbox
      checked={all}
      indeterminate={count > 0 && !all}
      onChange={() => onSelect(all ? others : [...others, ...here])}
      slotProps={{ input: { "aria-label": t("Select all on this page") } }}
    />
  );
}
