import { Box, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";
import { Panel } from "../kit/parts/FormSection.tsx";

type AccountSectionProps = Readonly<{ title: string; text: string; children: ReactNode }>;

/** A section of the account page: its topic, and the actions for it. */
export function AccountSection({ title, text, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Panel component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2.25 }}>
        {text}
      </Typography>
      <Box sx={{ display: "flex", flexDirection: "column", gap: 2.25 }}>{children}</Box>
    </Panel>
  );
}
