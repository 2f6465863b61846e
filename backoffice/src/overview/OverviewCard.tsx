import { Card, type CardProps, Typography } from "@mui/material";
import type { ElementType } from "react";
import { DemoMark } from "../kit/parts/DemoMark.tsx";
import { Facts } from "../kit/theme/Words.tsx";

/** A card of figures, which may be narrower than its content. */
export const OverviewCard = (card: CardProps & Readonly<{ component?: ElementType }>) => (
  <Card {...card} sx={{ p: { xs: 1.75, sm: 2.5 }, minWidth: 0 }} />
);

type MarkedHeadingProps = Readonly<{ counted: readonly string[]; children: string }>;

/** The heading of figures, marked when they count demo content. */
export const MarkedHeading = ({ counted, children }: MarkedHeadingProps) => (
  <Facts>
    <Typography variant="h2">{children}</Typography>
    <DemoMark of={counted} />
  </Facts>
);
