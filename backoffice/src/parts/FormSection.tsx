import { Box, Card, Typography } from "@mui/material";
import type { ReactNode } from "react";

export const FormSection = ({ title, children }: { title?: string; children: ReactNode }) => (
  <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
    {title && (
      <Typography variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
    )}
    <Box sx={{ display: "flex", flexDirection: "column", gap: 2.25 }}>{children}</Box>
  </Card>
);
