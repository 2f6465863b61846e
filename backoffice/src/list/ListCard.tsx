import { Box, Card } from "@mui/material";
import type { ReactNode } from "react";
import { Pagination, useListContext } from "react-admin";
import { FailureNotice } from "./FailureNotice.tsx";

type ListCardProps = Readonly<{
  filters: ReactNode;
  /** Covers the filters while rows are selected, so that no row moves. */
  bulkBar: ReactNode;
  skeleton: ReactNode;
  /** When nothing exists at all. */
  empty: ReactNode;
  /** When the filters match nothing. */
  noMatch: ReactNode;
  failure: string;
  children: ReactNode;
}>;

const toolbar = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1.25,
  p: { xs: 1.5, sm: "13px 16px" },
  minHeight: { sm: 68 },
};

type ListBodyProps = Omit<ListCardProps, "filters" | "bulkBar">;

function ListBody({ skeleton, empty, noMatch, failure, children }: ListBodyProps) {
  const { data, error, filterValues, refetch } = useListContext();
  if (error && !data) {
    return (
      <Box sx={{ p: 2, borderTop: 1, borderColor: "divider" }}>
        <FailureNotice text={failure} onRetry={() => void refetch()} />
      </Box>
    );
  }
  if (!data) return skeleton;
  if (data.length > 0) return children;
  return Object.values(filterValues).some(Boolean) ? noMatch : empty;
}

/** Filters, rows and pagination in one card, with whatever state the list is in. */
export function ListCard({ filters, bulkBar, ...body }: ListCardProps) {
  const { total, data, isPending } = useListContext();
  return (
    <Card sx={{ position: "relative" }} aria-busy={isPending}>
      <Box sx={{ position: "relative" }}>
        <Box sx={toolbar}>{filters}</Box>
        {bulkBar}
      </Box>
      <ListBody {...body} />
      {!!total && data && data.length > 0 && (
        <Box sx={{ borderTop: 1, borderColor: "divider" }}>
          <Pagination rowsPerPageOptions={[10, 25, 50]} />
        </Box>
      )}
    </Card>
  );
}
