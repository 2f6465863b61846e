import { Box, Typography } from "@mui/material";
import { DemoMark } from "../parts/DemoMark.tsx";

type MarkedHeadingProps = Readonly<{ counted: readonly string[]; children: string }>;

/** The heading of figures, marked when they count demo content. */
export const MarkedHeading = ({ counted, children }: MarkedHeadingProps) => (
  <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
    <Typography variant="h2">{children}</Typography>
    <DemoMark of={counted} />
  </Box>
);
