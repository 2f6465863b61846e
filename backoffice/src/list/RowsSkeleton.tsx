import { Box, Skeleton } from "@mui/material";

const row = { display: "flex", gap: 2, alignItems: "center", borderTop: 1, borderColor: "divider" };

export type RowsSkeletonProps = Readonly<{
  rows: number;
  compact: boolean;
  /** In pixels, including the border. */
  rowHeight?: number;
  cardHeight?: number;
}>;

/** Placeholder rows of the final height, so that the table does not jump when it arrives. */
export const RowsSkeleton = ({ rows, compact, rowHeight = 67, cardHeight = 133 }: RowsSkeletonProps) => (
  <Box role="status" aria-label="Loading">
    {!compact && <Box sx={{ height: 45, borderTop: 1, borderColor: "divider", bgcolor: "background.default" }} />}
    {Array.from({ length: rows }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders without identity
      <Box key={index} sx={{ ...row, px: compact ? 1.5 : 2, height: compact ? cardHeight : rowHeight }}>
        <Skeleton variant="rounded" width={68} height={46} />
        <Box sx={{ flex: 1 }}>
          <Skeleton width="70%" />
          <Skeleton width="34%" />
        </Box>
        {!compact && <Skeleton width={90} />}
        {!compact && <Skeleton width={70} />}
      </Box>
    ))}
  </Box>
);
