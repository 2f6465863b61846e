import { Card, type CardProps } from "@mui/material";
import type { ElementType } from "react";

/** A card of figures, which may be narrower than its content. */
export const OverviewCard = (card: CardProps & Readonly<{ component?: ElementType }>) => (
  <Card {...card} sx={{ p: { xs: 1.75, sm: 2.5 }, minWidth: 0 }} />
);
