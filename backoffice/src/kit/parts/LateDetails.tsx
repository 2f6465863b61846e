import { Box, type BoxProps } from "@mui/material";
import { type ReactNode, type ToggleEvent, useState } from "react";

type LateDetailsProps = Readonly<{ summary: string; sx?: NonNullable<BoxProps["sx"]>; children: ReactNode }>;

/** Details that are mounted, and so loaded, once they are opened. */
export function LateDetails({ summary, sx = {}, children }: LateDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  const look = { "& > summary": { py: 1.25 } };
  return (
    <Box
      component="details"
      onToggle={({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setOpen(currentTarget.open)}
      sx={[look, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <summary>{summary}</summary>
      {isOpen && children}
    </Box>
  );
}
