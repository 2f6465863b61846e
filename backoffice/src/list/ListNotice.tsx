import { Box } from "@mui/material";
import type { ReactNode } from "react";

/** A word about the rows, in their place or above them. */
export const ListNotice = ({ children }: { children: ReactNode }) => (
  <Box sx={{ p: 2, borderTop: 1, borderColor: "divider" }}>{children}</Box>
);
