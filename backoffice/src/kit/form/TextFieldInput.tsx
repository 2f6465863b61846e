import { TextField, type TextFieldProps } from "@mui/material";
import type { ReactNode } from "react";
import { useInput } from "react-admin";

type TextFieldInputProps = Readonly<{
  source: string;
  label: string;
  helper?: ReactNode;
  required?: boolean;
  /** Shown, but not editable. */
  readOnly?: boolean;
  inputMode?: "numeric";
  /** Completes the text when the field loses the focus. */
  complete?: (typed: string) => string;
}> &
  Pick<
    TextFieldProps,
    "type" | "multiline" | "minRows" | "maxRows" | "autoComplete" | "placeholder" | "className" | "sx"
  >;

// An emptied field is an empty text; react-admin would make it null.
const asTyped = (value: string) => value;

export function TextFieldInput({
  source,
  label,
  helper,
  required = false,
  readOnly = false,
  inputMode,
  complete = asTyped,
  ...look
}: TextFieldInputProps) {
  const { field, fieldState, id } = useInput({ source, parse: asTyped });
  const { ref, ...input } = field;
  const leave = () => {
    const whole = typeof field.value === "string" ? complete(field.value) : field.value;
    if (whole !== field.value) field.onChange(whole);
    field.onBlur();
  };
  return (
    <TextField
      {...look}
      {...input}
      id={id}
      inputRef={ref}
      onBlur={leave}
      label={required ? `${label} *` : label}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helper}
      slotProps={{ htmlInput: { "aria-required": required, readOnly, inputMode }, inputLabel: { shrink: true } }}
    />
  );
}
