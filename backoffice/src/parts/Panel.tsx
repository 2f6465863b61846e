import { Card, type CardProps } from "@mui/material";
import type { ElementType } from "react";

/** A card of text or inputs. */
export const Panel = (card: CardProps & Readonly<{ component?: ElementType }>) => (
  <Card {...card} sx={{ p: { xs: 2, sm: 3 } }} />
);
