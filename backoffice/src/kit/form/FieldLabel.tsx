import { Box, FormHelperText, FormLabel } from "@mui/material";
import { type ReactNode, useId } from "react";

type FieldGroupProps = Readonly<{ label: string; className?: string; children: ReactNode }>;

/** A control of several parts under one label. */
export function FieldGroup({ label, className, children }: FieldGroupProps) {
  const labelId = useId();
  return (
    <Box role="group" aria-labelledby={labelId} {...(className && { className })} sx={{ minWidth: 0 }}>
      <FieldLabel id={labelId}>{label}</FieldLabel>
      {children}
    </Box>
  );
}

type FieldNoteProps = Readonly<{ id: string; error?: string | undefined; helper?: ReactNode }>;

/** The line below a field for `aria-describedby`: its errors, one per line, or else a hint. */
export const FieldNote = ({ id, error, helper }: FieldNoteProps) =>
  error || helper ? (
    <FormHelperText id={id} error={Boolean(error)} {...(error && { role: "alert" })} sx={{ whiteSpace: "pre-line" }}>
      {error ?? helper}
    </FormHelperText>
  ) : null;

const look = {
  display: "block",
  fontSize: ".8125rem",
  fontWeight: 600,
  color: "text.primary",
  mb: 0.75,
  "&.Mui-focused": { color: "text.primary" },
};

/** The label above a group of controls, which is named by it through `aria-labelledby`. */
export const FieldLabel = ({ id, children }: { id: string; children: ReactNode }) => (
  <FormLabel id={id} component="div" sx={look}>
    {children}
  </FormLabel>
);
