import { Box } from "@mui/material";
import { type ReactNode, useId } from "react";
import { FieldLabel } from "./FieldLabel.tsx";

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
