import { Box, Card, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";
import { useIsBeside } from "../kit/desk/deskContext.ts";
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

const look = { display: "grid", gap: 1.5, mb: 3.5 };
const wide = { ...look, ...columnsFrom(4, { lg: "232px minmax(0, 1fr)" }), rowGap: 1.5 };
const fields = {
  ...columnsFrom(2.25, { sm: "1fr 1fr" }),
  alignItems: "start",
  p: { xs: 2, sm: 2.5 },
  "& > .wide": { gridColumn: "1 / -1" },
};
// No outline: the heading takes the focus of a link to it, but cannot be pressed.
const heading = { outline: "none !important", scrollMarginTop: belowHead(24) };

export function SettingsSection({ id, title, text, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <Box component="section" {...(id && { id })} aria-labelledby={titleId} sx={useIsBeside() ? look : wide}>
      <div>
        <Typography variant="h2" id={titleId} tabIndex={-1} sx={heading}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25, maxWidth: 640 }}>
          {text}
        </Typography>
      </div>
      <Card sx={fields}>{children}</Card>
    </Box>
  );
}
