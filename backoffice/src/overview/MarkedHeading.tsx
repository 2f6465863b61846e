import { Typography } from "@mui/material";
import { DemoMark } from "../kit/parts/DemoMark.tsx";
import { Facts } from "../kit/theme/Words.tsx";

type MarkedHeadingProps = Readonly<{ counted: readonly string[]; children: string }>;

/** The heading of figures, marked when they count demo content. */
export const MarkedHeading = ({ counted, children }: MarkedHeadingProps) => (
  <Facts>
    <Typography variant="h2">{children}</Typography>
    <DemoMark of={counted} />
  </Facts>
);
