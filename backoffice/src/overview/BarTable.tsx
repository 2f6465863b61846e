import { Box, Button, type Theme, Typography } from "@mui/material";
import { type ReactNode, useId, useState } from "react";
import { t } from "../kit/language/t.ts";
import { useCompact } from "../kit/list/FilterBar.tsx";
import { linesAtMost } from "../kit/theme/looks.ts";
import { visuallyHidden } from "../kit/theme/palette.ts";
import { VisuallyHidden } from "../kit/theme/Words.tsx";

/** `size` is the figure that the row's bar draws. */
export type BarRow = Readonly<{ key: string; name: ReactNode; size: number }>;

type BarTableProps<Row> = Readonly<{
  title: string;
  /** Whether it is folded below others in one column, where it would make the page long. */
  folds?: boolean;
  /** The heading of the names. */
  heading: string;
  columns: readonly Readonly<{ name: string; of: (row: Row) => ReactNode }>[];
  rows: readonly Row[];
  /** Shown when there are no rows. */
  empty?: string;
}>;

const shown = 6;

const look = {
  width: 1,
  borderCollapse: "separate",
  borderSpacing: "0 4px",
  fontSize: { xs: ".8125rem", sm: ".875rem" },
  "& th": { textAlign: "left", fontWeight: 500 },
  "& thead th": { color: "text.secondary", fontSize: ".8125rem", whiteSpace: "nowrap", verticalAlign: "bottom" },
  "& :is(td, thead th + th)": {
    textAlign: "right",
    pl: { xs: 1, sm: 2 },
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums",
  },
};

/**
 * On phones, more than two numbers move to a line of their own, below the name and under their headings. Of five, the
 * rate is left out, which has no room there.
 */
const below =
  (numbers: number) =>
  ({ breakpoints }: Theme) => ({
    [breakpoints.down("sm")]: {
      display: "grid",
      gridTemplateColumns: `repeat(${Math.min(numbers, 4)}, auto)`,
      rowGap: "4px",
      "& :is(thead, tbody)": { display: "contents" },
      "& tr": { display: "grid", gridColumn: "1 / -1", gridTemplateColumns: "subgrid" },
      "& tbody th": { gridColumn: "1 / -1" },
      "& thead th:first-of-type": visuallyHidden,
      ...(numbers > 4 && { "& tr > :nth-of-type(4), & tbody td:nth-of-type(3)": { display: "none" } }),
    },
  });

/** Draws a bar behind the name, so that the table is its own chart. */
const Name = ({ share, children }: Readonly<{ share: number; children: ReactNode }>) => (
  <Box sx={{ position: "relative", minHeight: 34, display: "flex", alignItems: "center", px: 1, py: 0.5 }}>
    <Box
      aria-hidden
      sx={{
        position: "absolute",
        inset: 0,
        right: "auto",
        width: `${share * 100}%`,
        minWidth: share > 0 ? 3 : 0,
        borderRadius: "6px",
        bgcolor: "primary.main",
        opacity: 0.16,
        "@media (forced-colors: active)": { border: "1px solid", opacity: 1 },
      }}
    />
    <Box sx={{ position: "relative", minWidth: 0, ...linesAtMost(2) }}>{children}</Box>
  </Box>
);

type FiguresProps<Row> = Omit<BarTableProps<Row>, "folds">;

/** Figures by name, each with a bar; only the first rows until all are requested. */
function Figures<Row extends BarRow>({ title, heading, columns, rows, empty }: FiguresProps<Row>) {
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  if (rows.length === 0) return <Box sx={{ color: "text.secondary", py: 2 }}>{empty}</Box>;
  const most = Math.max(1, ...rows.map(({ size }) => size));
  return (
    <Box sx={{ overflowX: "auto" }} tabIndex={0} role="region" aria-label={title}>
      <Box component="table" id={id} sx={[look, columns.length > 2 && below(columns.length)]}>
        <VisuallyHidden component="caption">{title}</VisuallyHidden>
        <thead>
          <tr>
            {[heading, ...columns.map(({ name }) => name)].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, isWhole ? rows.length : shown).map((row) => (
            <tr key={row.key}>
              <Box component="th" scope="row" sx={{ width: 1, minWidth: { xs: 104, sm: 144 } }}>
                <Name share={row.size / most}>{row.name}</Name>
              </Box>
              {columns.map(({ name, of }) => (
                <td key={name}>{of(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      {rows.length > shown && (
        <Button
          size="small"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
          sx={{ minHeight: { xs: 44, sm: 36 } }}
        >
          {isWhole ? t("Show fewer") : t("Show all {count}", { count: rows.length })}
        </Button>
      )}
    </Box>
  );
}

/** Figures under their title. */
export function BarTable<Row extends BarRow>({ folds = false, ...figures }: BarTableProps<Row>) {
  const isFolded = useCompact() && folds;
  return (
    <Box component={isFolded ? "details" : "div"} sx={{ minWidth: 0 }}>
      <Box component={isFolded ? "summary" : "div"} sx={isFolded ? { py: 1.25 } : { mb: 0.5 }}>
        <Typography variant="h3" sx={{ display: "inline", fontSize: ".9375rem", fontWeight: 700 }}>
          {figures.title}
        </Typography>
      </Box>
      <Figures {...figures} />
    </Box>
  );
}
