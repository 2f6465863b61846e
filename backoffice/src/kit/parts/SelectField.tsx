import { MenuItem, TextField, type TextFieldProps } from "@mui/material";
import { type ReactNode, useId } from "react";

type SelectFieldProps = Pick<TextFieldProps, "sx"> &
  Readonly<{
    label: string;
    value: string;
    choices: readonly Readonly<{ id: string; name: ReactNode; disabled?: boolean }>[];
    onChoose: (id: string) => void;
  }>;

/** A choice that no form of a record holds. */
export const SelectField = ({ choices, onChoose, ...field }: SelectFieldProps) => (
  <TextField
    select
    id={useId()}
    {...field}
    onChange={({ target }) => onChoose(target.value)}
    slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
  >
    {choices.map(({ id, name, disabled = false }) => (
      <MenuItem key={id} value={id} disabled={disabled}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);
