import { Box, Card, type CardProps, Typography } from "@mui/material";
import type { ElementType, ReactNode } from "react";

/** A card of text or inputs. */
export const Panel = (card: CardProps & Readonly<{ component?: ElementType }>) => (
  <Card {...card} sx={{ p: { xs: 2, sm: 3 } }} />
);

export const FormSection = ({ title, children }: { title?: string; children: ReactNode }) => (
  <Panel component="section">
    {title && (
      <Typography variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
    )}
    <Box sx={{ display: "flex", flexDirection: "column", gap: 2.25 }}>{children}</Box>
  </Panel>
);
