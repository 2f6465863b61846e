import { FormLabel } from "@mui/material";
import type { ReactNode } from "react";

const look = {
  display: "block",
  fontSize: ".8125rem",
  fontWeight: 600,
  color: "text.primary",
  mb: 0.75,
  "&.Mui-focused": { color: "text.primary" },
};

/** The label above a group of controls, which names it by `aria-labelledby`. */
export const FieldLabel = ({ id, children }: { id: string; children: ReactNode }) => (
  <FormLabel id={id} component="div" sx={look}>
    {children}
  </FormLabel>
);
