import { Box, type SxProps } from "@mui/material";
import { type ReactNode, useRef } from "react";
import { useFormState } from "react-hook-form";
import { useFocusAfterSave } from "./useFocusAfterSave.ts";

/** The inputs of a form. While it is saved nobody can change them: what was typed meanwhile would be lost. */
export function LockedFields({ sx, children }: Readonly<{ sx?: SxProps; children: ReactNode }>) {
  const fields = useRef<HTMLDivElement>(null);
  const { isSubmitting } = useFormState();
  useFocusAfterSave(fields);
  return (
    <Box ref={fields} inert={isSubmitting} aria-busy={isSubmitting} {...(sx && { sx })}>
      {children}
    </Box>
  );
}
