import { TextField, type TextFieldProps } from "@mui/material";
import { useState } from "react";
import { FormDialog, type FormDialogProps } from "./FormDialog.tsx";

export type PromptField = Readonly<{
  name: string;
  label: string;
  helper?: string;
  initial?: string;
  look?: Pick<TextFieldProps, "multiline" | "minRows" | "maxRows" | "placeholder" | "autoFocus">;
  /** Completes the text when the field loses the focus. */
  complete?: (text: string) => string;
  /** Returns the sentence for a problem with the trimmed text, or undefined. */
  problemOf?: (text: string) => string | undefined;
}>;

type Texts = Readonly<Record<string, string>>;

type PromptProps = Omit<FormDialogProps, "onSubmit" | "children"> &
  Readonly<{
    fields: readonly PromptField[];
    /** The sentences with which the server has refused fields. */
    errors?: Texts | undefined;
    onSubmit: (texts: Texts) => void;
  }>;

const mapped = (fields: readonly PromptField[], of: (field: PromptField) => string): Texts =>
  Object.fromEntries(fields.map((field) => [field.name, of(field)]));

/** Asks for a few short texts. Open while it is mounted, so that each opening starts afresh. */
export function PromptDialog({ fields, errors = {}, onSubmit, ...frame }: PromptProps) {
  const [texts, setTexts] = useState(() => mapped(fields, ({ initial = "" }) => initial));
  const [submitted, setSubmitted] = useState(false);
  const whole = ({ name, complete }: PromptField) => {
    const text = (texts[name] ?? "").trim();
    return complete ? complete(text) : text;
  };
  const problem = (field: PromptField) => field.problemOf?.(whole(field));
  const refusal = (field: PromptField) => (submitted && problem(field)) || errors[field.name];

  const submit = () => {
    setSubmitted(true);
    if (!fields.some(problem)) onSubmit(mapped(fields, whole));
  };

  return (
    <FormDialog {...frame} onSubmit={submit}>
      {fields.map((field, index) => (
        <TextField
          key={field.name}
          autoFocus={index === 0}
          {...field.look}
          label={field.label}
          value={texts[field.name]}
          onChange={(event) => setTexts({ ...texts, [field.name]: event.target.value })}
          onBlur={() => setTexts({ ...texts, [field.name]: whole(field) })}
          error={Boolean(refusal(field))}
          helperText={refusal(field) || field.helper}
        />
      ))}
    </FormDialog>
  );
}
