import { Box, Card, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";
import { belowHead } from "../kit/parts/PageHead.tsx";
import { columnsFrom } from "../kit/theme/looks.ts";

type SettingsSectionProps = Readonly<{
  /** The place in the address that leads here. */
  id?: string;
  title: string;
  /** The purpose of the fields. */
  text?: string;
  children: ReactNode;
}>;

const fields = {
  ...columnsFrom(2.25, { sm: "1fr 1fr" }),
  alignItems: "start",
  mt: 1.5,
  p: { xs: 2, sm: 2.5 },
  "& > .wide": { gridColumn: "1 / -1" },
};
// No outline: the heading takes the focus of a link to it, but cannot be pressed.
const heading = { outline: "none !important", scrollMarginTop: belowHead(24) };

export function SettingsSection({ id, title, text, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <Box component="section" {...(id && { id })} aria-labelledby={titleId} sx={{ mb: 3.5, maxWidth: 912 }}>
      <Typography variant="h2" id={titleId} tabIndex={-1} sx={heading}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25, maxWidth: 640 }}>
        {text}
      </Typography>
      <Card sx={fields}>{children}</Card>
    </Box>
  );
}
