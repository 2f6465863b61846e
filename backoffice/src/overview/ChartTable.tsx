import { Box } from "@mui/material";
import { formatNumber } from "../parts/format.ts";
import { visuallyHidden } from "../theme/palette.ts";

/** What a chart draws. */
export type ChartData = Readonly<{
  caption: string;
  /** Headings of the names and of the values. */
  headings: readonly [string, string];
  rows: readonly Readonly<{ name: string; value: number }>[];
}>;

type ChartTableProps = Readonly<{ data: ChartData; shown?: boolean }>;

const table = {
  width: 1,
  fontSize: ".875rem",
  "& th": { textAlign: "left", fontWeight: 500 },
  "& td": { textAlign: "right" },
};

/** The chart's figures, for whoever cannot see the chart. */
export const ChartTable = ({ data: { caption, headings, rows }, shown = false }: ChartTableProps) => (
  <Box sx={shown ? { height: 1, overflowY: "auto" } : visuallyHidden} {...(shown && { tabIndex: 0 })}>
    <Box component="table" sx={table}>
      <Box component="caption" sx={visuallyHidden}>
        {caption}
      </Box>
      <thead>
        <tr>
          <th scope="col">{headings[0]}</th>
          <Box component="th" scope="col" sx={{ textAlign: "right !important" }}>
            {headings[1]}
          </Box>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two points may bear the same name
          <tr key={index}>
            <th scope="row">{name}</th>
            <td>{formatNumber(value)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  </Box>
);
