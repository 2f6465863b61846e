import { amountIn } from "@etalase/contracts/rules/amount";
import { InputAdornment, TextField } from "@mui/material";
import { type ChangeEvent, type ClipboardEvent, type ReactNode, type Ref, useState } from "react";
import { useInput } from "react-admin";
import { t } from "../language/t.ts";
import { formatAmount } from "../parts/format.ts";
import { afterPaste } from "./pieces.ts";

/** More digits than the rules allow, so that validation can report them. */
const mostDigits = 13;
const withDots = (price: number | string | null) => (price === null || price === "" ? "" : formatAmount(Number(price)));
const digitsIn = (text: string) => text.replace(/\D/g, "");

/** Returns the caret position right after the given number of digits. */
function placeBehind(text: string, digits: number): number {
  let place = 0;
  for (let seen = 0; seen < digits && place < text.length; place++) if (/\d/.test(text[place] ?? "")) seen++;
  return place;
}

type PriceFieldProps = Readonly<{
  label: string;
  /** Whole rupiah; null for none. A draft may hold the price as text. */
  value: number | string | null;
  onChange: (value: number | null) => void;
  required?: boolean;
  error?: string | undefined;
  helper?: ReactNode;
  id?: string;
  inputRef?: Ref<HTMLInputElement>;
  autoFocus?: boolean;
  onBlur?: () => void;
}>;

/** An amount in rupiah, formatted with dots while it is typed. */
export function PriceField({ label, value, onChange, required = false, error, helper, ...field }: PriceFieldProps) {
  const text = withDots(value);
  /** A pasted text that is no amount; it is not taken. */
  const [unread, setUnread] = useState("");
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const digitsBefore = digitsIn(target.value.slice(0, target.selectionStart ?? target.value.length)).length;
    const digits = digitsIn(target.value).slice(0, mostDigits);
    const next = digits ? Number(digits) : null;
    // Formatted at once: if React added the dots later, the caret would jump to the end.
    target.value = withDots(next);
    const place = placeBehind(target.value, digitsBefore);
    target.setSelectionRange(place, place);
    setUnread("");
    onChange(next);
  };

  // Digits alone would make 49 of "49rb", and 4.900.000 of "49.000,00".
  const paste = (event: ClipboardEvent<HTMLDivElement>) => {
    const pasted = event.clipboardData.getData("text/plain").trim();
    if (/^\d*$/.test(pasted) || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const amount = amountIn(afterPaste(event.target, pasted.replace(/^[\p{L}:.\s]+(?=\d)/u, "")));
    setUnread(amount === undefined ? pasted.slice(0, 40) : "");
    if (amount !== undefined) onChange(amount);
  };

  return (
    <TextField
      {...field}
      onPaste={paste}
      label={required ? `${label} *` : label}
      value={text}
      onChange={type}
      error={Boolean(error || unread)}
      helperText={unread ? t("“{text}” is not an amount in whole rupiah", { text: unread }) : (error ?? helper)}
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

/** A price as an input of a form. */
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
