import { Box, Card, type CardProps, Typography } from "@mui/material";
import type { ElementType, ReactNode } from "react";

/** A card of text or inputs. */
export const Panel = (card: CardProps & Readonly<{ component?: ElementType }>) => (
  <Card {...card} sx={{ p: { xs: 2, sm: 3 } }} />
);

type FormSectionProps = Readonly<{
  title?: string;
  /** Says what its inputs are for. A section with a text is a landmark. */
  text?: string;
  children: ReactNode;
}>;

export const FormSection = ({ title, text, children }: FormSectionProps) => (
  <Panel component="section" {...(text && { "aria-label": title })}>
    {title && <Typography variant="h2">{title}</Typography>}
    {text && (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {text}
      </Typography>
    )}
    <Box sx={{ display: "flex", flexDirection: "column", gap: 2.25, mt: title ? 2 : 0 }}>{children}</Box>
  </Panel>
);
