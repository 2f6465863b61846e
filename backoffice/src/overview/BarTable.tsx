import { Box, Button, type Theme } from "@mui/material";
import { type ReactNode, useId, useState } from "react";
import { t } from "../kit/language/t.ts";
import { linesAtMost } from "../kit/theme/looks.ts";
import { visuallyHidden } from "../kit/theme/palette.ts";
import { VisuallyHidden } from "../kit/theme/Words.tsx";

export type BarRow = Readonly<{
  key: string;
  name: ReactNode;
  /** The length of the row's bar, from 0 to 1. */
  share: number;
  cells: readonly ReactNode[];
}>;

type BarTableProps = Readonly<{
  caption: string;
  /** The heading of the names, then those of the numbers. */
  headings: readonly string[];
  rows: readonly BarRow[];
  /** Shown when there are no rows. */
  empty: string;
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

const twoLines = { position: "relative", minWidth: 0, ...linesAtMost(2) } as const;

/** Draws a bar behind the name, so that the table is its own chart. */
const Name = ({ share, children }: Readonly<{ share: number; children: ReactNode }>) => (
  <Box sx={{ position: "relative", minHeight: 34, display: "flex", alignItems: "center", px: 1, py: 0.5 }}>
    <Box
      aria-hidden
      sx={{
        position: "absolute",
        inset: 0,
        right: "auto",
        width: `${Math.max(0, Math.min(1, share)) * 100}%`,
        minWidth: share > 0 ? 3 : 0,
        borderRadius: "6px",
        bgcolor: "primary.main",
        opacity: 0.16,
        "@media (forced-colors: active)": { border: "1px solid", opacity: 1 },
      }}
    />
    <Box sx={twoLines}>{children}</Box>
  </Box>
);

const FigureRow = ({ name, share, cells }: Omit<BarRow, "key">) => (
  <tr>
    <Box component="th" scope="row" sx={{ width: 1, minWidth: { xs: 104, sm: 144 } }}>
      <Name share={share}>{name}</Name>
    </Box>
    {cells.map((cell, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
      <td key={index}>{cell}</td>
    ))}
  </tr>
);

/** Figures by name, each with a bar; only the first rows until all are requested. */
export function BarTable({ caption, headings, rows, empty }: BarTableProps) {
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  if (rows.length === 0) return <Box sx={{ color: "text.secondary", py: 2 }}>{empty}</Box>;
  return (
    <Box sx={{ overflowX: "auto" }} tabIndex={0} role="region" aria-label={caption}>
      <Box component="table" id={id} sx={[look, headings.length > 3 && below(headings.length - 1)]}>
        <VisuallyHidden component="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, isWhole ? rows.length : shown).map(({ key, ...row }) => (
            <FigureRow key={key} {...row} />
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
