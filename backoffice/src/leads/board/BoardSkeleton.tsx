import { leadStatuses } from "@etalase/contracts/leads/leads";
import { Box, Skeleton, type Theme } from "@mui/material";
import { t } from "../../kit/language/t.ts";

/** Side by side; where there is no room for all, they scroll, and the next one is partly in view. */
export const columns = ({ breakpoints }: Theme) => ({
  display: "grid",
  gap: 1.25,
  gridTemplateColumns: `repeat(${leadStatuses.length}, minmax(190px, 1fr))`,
  overflowX: "auto",
  scrollSnapType: "x proximity",
  "& > *": { scrollSnapAlign: "start" },
  [breakpoints.down(1000)]: { gridTemplateColumns: `repeat(${leadStatuses.length}, min(78vw, 280px))` },
});

/** The board while its script and its cards are loading. */
export const BoardSkeleton = () => (
  <Box role="status" aria-label={t("Loading")} sx={columns}>
    {leadStatuses.map((status) => (
      <Skeleton key={status} variant="rounded" height={420} />
    ))}
  </Box>
);
