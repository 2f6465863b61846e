import { Box, Card, Typography } from "@mui/material";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useIsBeside } from "../kit/desk/deskContext.ts";
import { columnsFrom, lineAbove } from "../kit/theme/looks.ts";
import { Row } from "../kit/theme/Words.tsx";

type SettingsSectionProps = Readonly<{
  title: string;
  /** The purpose of the fields. */
  text: string;
  Icon: LucideIcon;
  children: ReactNode;
}>;

const below = { gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" };
/** The heading on the left and the fields on the right, or below when there is no room. */
const beside = {
  gap: { xs: 1.5, lg: 4 },
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "280px minmax(0, 1fr)" },
};
const section = {
  display: "grid",
  alignItems: "start",
  py: 3,
  ...lineAbove,
  "&:first-of-type": { borderTop: 0, pt: 0.5 },
};

const fields = {
  ...columnsFrom(2.25, { sm: "1fr 1fr" }),
  alignItems: "start",
  p: { xs: 2, sm: 3 },
  "& > .wide": { gridColumn: "1 / -1" },
};

export function SettingsSection({ title, text, Icon, children }: SettingsSectionProps) {
  const titleId = useId();
  const isPreviewed = useIsBeside();
  return (
    <Box component="section" aria-labelledby={titleId} sx={[section, isPreviewed ? below : beside]}>
      <div>
        <Row sx={{ gap: 1.25 }}>
          <Box component={Icon} sx={{ color: "primary.main" }} />
          <Typography variant="h2" id={titleId}>
            {title}
          </Typography>
        </Row>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, maxWidth: 520 }}>
          {text}
        </Typography>
      </div>
      <Card sx={fields}>{children}</Card>
    </Box>
  );
}
