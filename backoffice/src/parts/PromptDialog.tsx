import { Box, Button, Dialog, TextField, Typography } from "@mui/material";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { End } from "../theme/Words.tsx";

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

type PromptDialogProps = Readonly<{
  title: string;
  fields: readonly PromptField[];
  submitLabel: string;
  onSubmit: (texts: Texts) => void;
  onClose: () => void;
  /** Another action, left of the buttons. */
  extra?: ReactNode;
}>;

const mapped = (fields: readonly PromptField[], of: (field: PromptField) => string): Texts =>
  Object.fromEntries(fields.map((field) => [field.name, of(field)]));

/** Asks for a few short texts. Open while it is mounted, so that each opening starts afresh. */
export function PromptDialog({ title, fields, submitLabel, onSubmit, onClose, extra }: PromptDialogProps) {
  const titleId = useId();
  const [texts, setTexts] = useState(() => mapped(fields, ({ initial = "" }) => initial));
  const [submitted, setSubmitted] = useState(false);
  const whole = ({ name, complete }: PromptField) => {
    const text = (texts[name] ?? "").trim();
    return complete ? complete(text) : text;
  };
  const problem = (field: PromptField) => field.problemOf(whole(field));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event to the form around this dialog, which must not be submitted now.
    event.stopPropagation();
    setSubmitted(true);
    if (!fields.some(problem)) onSubmit(mapped(fields, whole));
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ p: 3, display: "flex", flexDirection: "column", gap: 2 }}
      >
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
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
        <End sx={{ gap: 1, mt: 1 }}>
          {extra && <Box sx={{ mr: "auto" }}>{extra}</Box>}
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained">
            {submitLabel}
          </Button>
        </End>
      </Box>
    </Dialog>
  );
}
