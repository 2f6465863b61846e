import { Checkbox } from "@mui/material";
import { type Identifier, useListContext } from "react-admin";
import { t } from "../language/t.ts";

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
  const { data = [], selectedIds, onSelect } = useListContext();
  const count = selectedIds.length;
  const all = count > 0 && count === data.length;
  return (
    <Checkbox
      checked={all}
      indeterminate={count > 0 && !all}
      onChange={() => onSelect(all ? [] : data.map(({ id }) => id))}
      slotProps={{ input: { "aria-label": t("Select all on this page") } }}
    />
  );
}
