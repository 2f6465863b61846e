import { leadStatuses } from "@etalase/contracts/leads/leads";
import { Box, Skeleton } from "@mui/material";
import { t } from "../../kit/language/t.ts";
import { useCompact } from "../../kit/list/FilterBar.tsx";

const columns = { display: "grid", gap: 1.25, gridTemplateColumns: `repeat(${leadStatuses.length}, minmax(0, 1fr))` };

/** The board while its script and its cards are loading. */
export function BoardSkeleton() {
  const compact = useCompact();
  return (
    <Box role="status" aria-label={t("Loading")} sx={compact ? undefined : columns}>
      {(compact ? ["new"] : leadStatuses).map((status) => (
        <Skeleton key={status} variant="rounded" height={420} />
      ))}
    </Box>
  );
}
