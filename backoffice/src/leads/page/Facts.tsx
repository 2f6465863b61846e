import { Box } from "@mui/material";
import { Fragment, type ReactNode } from "react";

const look = {
  display: "grid",
  gridTemplateColumns: "minmax(84px, auto) minmax(0, 1fr)",
  columnGap: 2,
  rowGap: 0.75,
  m: 0,
  fontSize: ".875rem",
  "& dt": { color: "text.secondary" },
  "& dd": { m: 0, overflowWrap: "anywhere" },
};

type FactsProps = Readonly<{ of: readonly Readonly<{ name: string; value: ReactNode }>[] }>;

/** Facts as a description list. */
export const Facts = ({ of }: FactsProps) => (
  <Box component="dl" sx={look}>
    {of.map(({ name, value }) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </Box>
);
