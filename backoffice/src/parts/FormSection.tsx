import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Panel } from "./Panel.tsx";

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
