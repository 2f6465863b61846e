import { FormHelperText } from "@mui/material";
import type { ReactNode } from "react";

type FieldNoteProps = Readonly<{ id: string; error?: string | undefined; helper?: ReactNode }>;

/** The line under a field that `aria-describedby` points at: what is wrong, a line each, else what helps. */
export const FieldNote = ({ id, error, helper }: FieldNoteProps) =>
  error || helper ? (
    <FormHelperText id={id} error={Boolean(error)} {...(error && { role: "alert" })} sx={{ whiteSpace: "pre-line" }}>
      {error ?? helper}
    </FormHelperText>
  ) : null;
