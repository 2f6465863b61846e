import type { SvgIconProps } from "@mui/material";
import { Box, Card, Skeleton, Typography } from "@mui/material";
import type { ComponentType } from "react";
import { formatNumber } from "../format.ts";

type FigureCardProps = Readonly<{
  label: string;
  Icon: ComponentType<SvgIconProps>;
  /** Undefined while it is on its way. */
  count: number | undefined;
  note: string;
}>;

export const FigureCard = ({ label, Icon, count, note }: FigureCardProps) => (
  <Card sx={{ p: 2.5 }}>
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, color: "text.secondary" }}>
      <Icon />
      <Typography variant="body2" component="h2" sx={{ fontWeight: 500 }}>
        {label}
      </Typography>
    </Box>
    <Typography
      component="p"
      sx={{ fontSize: "2rem", fontWeight: 800, lineHeight: 1.3, letterSpacing: "-.02em", mt: 1 }}
    >
      {count === undefined ? <Skeleton width={64} /> : formatNumber(count)}
    </Typography>
    <Typography variant="caption" sx={{ color: "text.secondary" }}>
      {note}
    </Typography>
  </Card>
);
