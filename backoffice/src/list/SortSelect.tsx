import { MenuItem, TextField } from "@mui/material";
import { type SortPayload, useListContext } from "react-admin";

export type SortChoice = SortPayload & Readonly<{ name: string }>;

const idOf = ({ field, order }: SortPayload) => `${field} ${order}`;

/** The order of a list that has no column heads to click. */
export function SortSelect({ choices }: { choices: readonly SortChoice[] }) {
  const { sort, setSort } = useListContext();
  const select = (id: string) => {
    const choice = choices.find((candidate) => idOf(candidate) === id);
    if (choice) setSort({ field: choice.field, order: choice.order });
  };
  const current = choices.find((choice) => idOf(choice) === idOf(sort));
  return (
    <TextField
      select
      value={current ? idOf(current) : ""}
      onChange={(event) => select(event.target.value)}
      sx={{ width: { xs: 1, sm: 172 } }}
      slotProps={{ select: { SelectDisplayProps: { "aria-label": `Sort: ${current?.name ?? ""}` } } }}
    >
      {choices.map((choice) => (
        <MenuItem key={idOf(choice)} value={idOf(choice)}>
          {choice.name}
        </MenuItem>
      ))}
    </TextField>
  );
}
