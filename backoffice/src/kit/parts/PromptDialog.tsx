import { TextField } from "@mui/material";
import { useState } from "react";
import { FormDialog, type FormDialogProps } from "./FormDialog.tsx";

export type PromptField = Readonly<{
  name: string;
  label: string;
  helper?: string;
  initial?: string;
  /** Completes the text when the field loses the focus. */
  complete?: (text: string) => string;
  /** Returns the sentence for a problem with the trimmed text, or undefined. */
  problemOf: (text: string) => string | undefined;
}>;

type Texts = Readonly<Record<string, string>>;

type PromptProps = Omit<FormDialogProps, "onSubmit" | "children"> &
  Readonly<{ fields: readonly PromptField[]; onSubmit: (texts: Texts) => void }>;

const mapped = (fields: readonly PromptField[], of: (field: PromptField) => string): Texts =>
  Object.fromEntries(fields.map((field) => [field.name, of(field)]));

/** Asks for a few short texts. Open while it is mounted, so that each opening starts afresh. */
export function PromptDialog({ fields, onSubmit, ...frame }: PromptProps) {
  const [texts, setTexts] = useState(() => mapped(fields, ({ initial = "" }) => initial));
  const [submitted, setSubmitted] = useState(false);
  const whole = ({ name, complete }: PromptField) => {
    const text = (texts[name] ?? "").trim();
    return complete ? complete(text) : text;
  };
  const problem = (field: PromptField) => field.problemOf(whole(field));

  const submit = () => {
    setSubmitted(true);
    if (!fields.some(problem)) onSubmit(mapped(fields, whole));
  };

  return (
    <FormDialog {...frame} onSubmit={submit}>
      {fields.map((field, index) => (
        <TextField
          key={field.name}
          label={field.label}
          autoFocus={index === 0}
          value={texts[field.name]}
          onChange={(event) => setTexts({ ...texts, [field.name]: event.target.value })}
          onBlur={() => setTexts({ ...texts, [field.name]: whole(field) })}
          error={submitted && Boolean(problem(field))}
          helperText={(submitted && problem(field)) || field.helper}
        />
      ))}
    </FormDialog>
  );
}
