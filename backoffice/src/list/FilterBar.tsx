import { Box } from "@mui/material";
import type { ReactNode } from "react";

export type FilterBarProps = Readonly<{
  filters: ReactNode;
  /** Covers the filters while rows are selected, so that no row moves. */
  bulkBar: ReactNode;
}>;

const toolbar = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1.25,
  p: { xs: 1.5, sm: "13px 16px" },
  minHeight: { sm: 68 },
};

export const FilterBar = ({ filters, bulkBar }: FilterBarProps) => (
  <Box sx={{ position: "relative" }}>
    <Box sx={toolbar}>{filters}</Box>
    {bulkBar}
  </Box>
);
