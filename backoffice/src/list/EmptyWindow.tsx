import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { DisplayWindow } from "../parts/DisplayWindow.tsx";
import { ClearFilters } from "./FilterBar.tsx";
import { CreateButton } from "./ListHead.tsx";

type EmptyWindowProps = Readonly<{ title: string; text: string; children: ReactNode }>;

/** Says that there is nothing, and what to do about it. */
export const EmptyWindow = ({ title, text, children }: EmptyWindowProps) => (
  <Box sx={{ textAlign: "center", px: 3, py: { xs: 6, md: 8 }, borderTop: 1, borderColor: "divider" }}>
    <DisplayWindow />
    <Typography variant="h2" sx={{ fontSize: "1.25rem", mt: 3 }}>
      {title}
    </Typography>
    <Typography sx={{ color: "text.secondary", maxWidth: 420, mx: "auto", mt: 1, mb: 3 }}>{text}</Typography>
    {children}
  </Box>
);

type Words = Omit<EmptyWindowProps, "children">;

/** When the filters match nothing. */
export const NoMatch = (words: Words) => (
  <EmptyWindow {...words}>
    <ClearFilters />
  </EmptyWindow>
);

/** When nothing exists at all; `create` is what the button says. */
export const NothingYet = ({ create, ...words }: Words & Readonly<{ create: string }>) => (
  <EmptyWindow {...words}>
    <CreateButton label={create} />
  </EmptyWindow>
);
