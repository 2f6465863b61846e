import { TextField } from "@mui/material";
import type { ReactNode } from "react";
import { useInput } from "react-admin";

type SelectInputProps = Readonly<{
  source: string;
  label: string;
  helper?: string;
  required?: boolean;
  /** The options, as MUI's MenuItem. */
  children: ReactNode;
}>;

/** A choice among several options, in a menu. An option with "" stands for none. */
export function SelectInput({ source, label, helper, required = false, children }: SelectInputProps) {
  const { field, fieldState, id } = useInput({ source });
  return (
    <TextField
      select
      id={id}
      inputRef={field.ref}
      label={required ? `${label} *` : label}
      value={field.value ?? ""}
      onChange={field.onChange}
      onBlur={() => field.onBlur()}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helper}
      slotProps={{
        select: {
          displayEmpty: !required,
          SelectDisplayProps: { "aria-invalid": fieldState.invalid, "aria-required": required },
        },
      }}
    >
      {children}
    </TextField>
  );
}
