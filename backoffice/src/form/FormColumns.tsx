import { Box } from "@mui/material";
import type { ReactNode } from "react";

type FormColumnsProps = Readonly<{
  /** What stands at the right, as wide as `asideWidth` in pixels. */
  aside: ReactNode;
  asideWidth?: number;
  asideLook?: object;
  children: ReactNode;
}>;

const one = "minmax(0, 1fr)";
const column = { display: "grid", gap: 2.5, alignItems: "start" };

/** Content left, what is decided about it right; below each other where there is no room. */
export const FormColumns = ({ aside, asideWidth = 340, asideLook, children }: FormColumnsProps) => (
  <Box sx={{ ...column, gridTemplateColumns: { xs: one, lg: `${one} ${asideWidth}px` } }}>
    <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: one }}>{children}</Box>
    <Box sx={{ ...column, gridTemplateColumns: { xs: one, sm: "1fr 1fr", lg: one }, ...asideLook }}>{aside}</Box>
  </Box>
);
