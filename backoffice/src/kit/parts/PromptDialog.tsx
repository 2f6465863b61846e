import { TextField, type TextFieldProps } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { FormDialog, type FormDialogProps } from "./FormDialog.tsx";

export type PromptField = Readonly<{
  name: string;
  label: string;
  helper?: string;
  initial?: string;
  look?: Pick<TextFieldProps, "multiline" | "minRows" | "maxRows" | "placeholder" | "autoFocus" | "required">;
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
export function PromptDialog({ fields, errors, onSubmit, ...frame }: PromptProps) {
  const [texts, setTexts] = useState(() => mapped(fields, ({ initial = "" }) => initial));
  const [sent, setSent] = useState<Texts>();
  const refused = useRef<HTMLInputElement>(null);
  const whole = ({ name, complete }: PromptField) => {
    const text = (texts[name] ?? "").trim();
    return complete ? complete(text) : text;
  };
  const problem = (field: PromptField) => field.problemOf?.(whole(field));
  // A sentence of the server is about the text that was sent.
  const refusal = (field: PromptField) =>
    sent && (problem(field) || (whole(field) === sent[field.name] && errors?.[field.name]));
  const first = fields.find(refusal);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal moves the focus, typing does not
  useEffect(() => refused.current?.focus(), [sent, errors]);

  const submit = () => {
    const wholes = mapped(fields, whole);
    setSent(wholes);
    if (!fields.some(problem)) onSubmit(wholes);
  };

  return (
    <FormDialog {...frame} onSubmit={submit}>
      {fields.map((field, index) => (
        <TextField
          key={field.name}
          autoFocus={index === 0}
          {...field.look}
          inputRef={field === first ? refused : null}
          label={field.label}
          value={texts[field.name]}
          onChange={(event) => setTexts({ ...texts, [field.name]: event.target.value })}
          onBlur={() => setTexts({ ...texts, [field.name]: whole(field) })}
          error={Boolean(refusal(field))}
          helperText={refusal(field) || field.helper}
          slotProps={{ formHelperText: { "aria-live": "polite" } }}
        />
      ))}
    </FormDialog>
  );
}
