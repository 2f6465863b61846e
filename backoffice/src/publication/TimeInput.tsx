import { Box, IconButton, TextField } from "@mui/material";
import { XIcon } from "lucide-react";
import { useRef, useState } from "react";
import { useInput } from "react-admin";
import { useFormState } from "react-hook-form";
import { zone } from "../kit/data/zone.ts";
import { t } from "../kit/language/t.ts";
import { momentOf, wallTimeOf } from "./times.ts";

type TimeFieldProps = Readonly<{
  label: string;
  /** ISO 8601; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  error?: string | undefined;
  helper?: string;
  id?: string;
  inputRef?: React.Ref<HTMLInputElement>;
  onBlur?: () => void;
}>;

/** A date and time by the site's clock. An unfinished input stays as typed. */
export function TimeField({ label, value, onChange, error, helper, ...input }: TimeFieldProps) {
  const [typed, setTyped] = useState({ text: "", value: null as string | null });
  const text = typed.text && typed.value === value ? typed.text : value ? wallTimeOf(value) : "";
  const type = (next: string) => {
    const moment = next ? momentOf(next) : null;
    setTyped({ text: next, value: moment });
    onChange(moment);
  };
  const box = useRef<HTMLDivElement>(null);
  const clear = () => {
    // The button hides itself, so the focus moves to the field.
    box.current?.querySelector("input")?.focus();
    type("");
  };
  return (
    <Box ref={box} sx={{ display: "flex", alignItems: "start", gap: 0.5 }}>
      <TextField
        {...input}
        fullWidth
        type="datetime-local"
        label={t("{label} ({zone})", { label, zone })}
        value={text}
        onChange={({ target }) => type(target.value)}
        error={Boolean(error)}
        helperText={error ?? helper}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: "9999-12-31T00:00" } }}
        sx={{ minWidth: 0, "& input": { minWidth: 0 } }}
      />
      <IconButton
        data-tip={t("Clear")}
        aria-label={t("Clear {label}", { label: label.toLowerCase() })}
        onClick={clear}
        // Hidden but in place while there is nothing to clear: otherwise the field would change its width during
        // typing.
        sx={{ mt: 3, flex: "none", visibility: value ? "visible" : "hidden" }}
      >
        <XIcon />
      </IconButton>
    </Box>
  );
}

type TimeInputProps = Readonly<{ source: string; onChange?: TimeFieldProps["onChange"] }> &
  Pick<TimeFieldProps, "label">;

/** A time as an input of a form. */
export function TimeInput({ source, label, onChange }: TimeInputProps) {
  const { field, fieldState, id } = useInput({ source, parse: (value: string | null) => value });
  const { defaultValues } = useFormState();
  // Drafts store texts: a removed time is an empty text, and one that never existed is null.
  const none = defaultValues?.[source] ? "" : null;
  return (
    <TimeField
      id={id}
      label={label}
      inputRef={field.ref}
      value={field.value || null}
      onChange={(value) => {
        field.onChange(value ?? none);
        onChange?.(value);
      }}
      onBlur={() => field.onBlur()}
      error={fieldState.error?.message}
    />
  );
}
