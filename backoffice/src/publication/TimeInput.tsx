import { Box, IconButton, TextField, Tooltip } from "@mui/material";
import { XIcon } from "lucide-react";
import { useState } from "react";
import { useInput } from "react-admin";
import { useFormState } from "react-hook-form";
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
  autoFocus?: boolean;
}>;

/** A date and a time on the agency's clock. What is still being typed stays as it is typed. */
export function TimeField({ label, value, onChange, error, helper, ...input }: TimeFieldProps) {
  const [typed, setTyped] = useState({ text: "", value: null as string | null });
  const text = typed.text && typed.value === value ? typed.text : value ? wallTimeOf(value) : "";
  const type = (next: string) => {
    const moment = next ? momentOf(next) : null;
    setTyped({ text: next, value: moment });
    onChange(moment);
  };
  return (
    <Box sx={{ display: "flex", alignItems: "start", gap: 0.5 }}>
      <TextField
        {...input}
        fullWidth
        type="datetime-local"
        label={`${label} (WIB)`}
        value={text}
        onChange={({ target }) => type(target.value)}
        error={Boolean(error)}
        helperText={error ?? helper}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: "9999-12-31T00:00" } }}
        sx={{ minWidth: 0, "& input": { minWidth: 0 } }}
      />
      <Tooltip title="Clear">
        <IconButton
          aria-label={`Clear ${label.toLowerCase()}`}
          onClick={() => type("")}
          // It has its place also while there is nothing to clear: the field would change its width under whoever types.
          sx={{ mt: 3, flex: "none", visibility: value ? "visible" : "hidden" }}
        >
          <XIcon />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

type TimeInputProps = Readonly<{ source: string }> & Pick<TimeFieldProps, "label" | "autoFocus">;

/** The same as a field of a form. */
export function TimeInput({ source, label, autoFocus = false }: TimeInputProps) {
  const { field, fieldState, id } = useInput({ source, parse: (value: string | null) => value });
  const { defaultValues } = useFormState();
  // Drafts keep texts: a time that is taken away is an empty one, and one that never was is none again.
  const none = defaultValues?.[source] ? "" : null;
  return (
    <TimeField
      id={id}
      label={label}
      autoFocus={autoFocus}
      inputRef={field.ref}
      value={field.value || null}
      onChange={(value) => field.onChange(value ?? none)}
      onBlur={() => field.onBlur()}
      error={fieldState.error?.message}
    />
  );
}
