import { InputAdornment, TextField } from "@mui/material";
import type { ChangeEvent, ReactNode, Ref } from "react";
import { useInput } from "react-admin";
import { formatNumber } from "../parts/format.ts";

/** More than the rules take, so that they can say so. */
const mostDigits = 13;
const grouped = (price: number | string | null) => (price === null || price === "" ? "" : formatNumber(Number(price)));
const digitsIn = (text: string) => text.replace(/\D/g, "");

/** The place in a text behind so many of its digits. */
function placeBehind(text: string, digits: number): number {
  let place = 0;
  for (let seen = 0; seen < digits && place < text.length; place++) if (/\d/.test(text[place] ?? "")) seen++;
  return place;
}

type PriceFieldProps = Readonly<{
  label: string;
  /** Whole rupiah; null for none. A draft may hold it as a text. */
  value: number | string | null;
  onChange: (value: number | null) => void;
  required?: boolean;
  error?: string | undefined;
  helper?: ReactNode;
  id?: string;
  inputRef?: Ref<HTMLInputElement>;
  onBlur?: () => void;
}>;

/** An amount in rupiah, in groups of three digits as it is typed; dots and commas alike are read as what parts them. */
export function PriceField({ label, value, onChange, required = false, error, helper, ...field }: PriceFieldProps) {
  const text = grouped(value);
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const digitsBefore = digitsIn(target.value.slice(0, target.selectionStart ?? target.value.length)).length;
    const digits = digitsIn(target.value).slice(0, mostDigits);
    const next = digits ? Number(digits) : null;
    // As it will be drawn, at once: new commas would carry the cursor to the end.
    target.value = grouped(next);
    const place = placeBehind(target.value, digitsBefore);
    target.setSelectionRange(place, place);
    onChange(next);
  };

  return (
    <TextField
      {...field}
      label={required ? `${label} *` : label}
      value={text}
      onChange={type}
      error={Boolean(error)}
      helperText={error ?? helper}
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">Rp</InputAdornment> },
        htmlInput: { inputMode: "numeric", autoComplete: "off", "aria-required": required },
        inputLabel: { shrink: true },
      }}
      sx={{ "& input": { fontVariantNumeric: "tabular-nums" } }}
    />
  );
}

type PriceInputProps = Readonly<{ source: string; label: string; required?: boolean; helper?: ReactNode }>;

/** The same as a field of a form. */
export function PriceInput({ source, ...look }: PriceInputProps) {
  const { field, fieldState, id } = useInput({ source, parse: (value: number | null) => value });
  return (
    <PriceField
      {...look}
      id={id}
      inputRef={field.ref}
      value={field.value ?? null}
      onChange={field.onChange}
      onBlur={() => field.onBlur()}
      error={fieldState.error?.message}
    />
  );
}
