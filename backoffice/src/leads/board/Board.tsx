import { Box, Card } from "@mui/material";
import type { ReactNode } from "react";
import { useListContext } from "react-admin";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { Results } from "../../kit/list/Results.tsx";
import { FailureNotice } from "../../kit/parts/FailureNotice.tsx";
import { BoardSkeleton } from "./BoardSkeleton.tsx";
import { Columns } from "./Columns.tsx";
import { useBoard } from "./useBoard.ts";

type BoardProps = Readonly<{
  filters: ReactNode;
  /** Replaces the columns: when there are no leads at all, and when none match the filters. */
  empty: ReactNode;
  noMatch: ReactNode;
  failure: string;
}>;

function Cards({ empty, noMatch, failure }: Omit<BoardProps, "filters">) {
  const { columns, isFailed, isOld, retry, move, dialog } = useBoard();
  const { filterValues } = useListContext();
  if (isFailed) return <FailureNotice text={failure} onRetry={retry} />;
  if (!columns) return <BoardSkeleton />;
  if (columns.every(({ count }) => count === 0)) {
    const { status: _, ...filters } = filterValues;
    return <Card>{Object.values(filters).some(Boolean) ? noMatch : empty}</Card>;
  }
  return (
    <Box aria-busy={isOld} sx={{ opacity: isOld ? 0.5 : 1 }}>
      <Columns columns={columns} onMove={move} />
      {dialog}
    </Box>
  );
}

/** The leads as cards, by status. */
export const Board = ({ filters, ...states }: BoardProps) => (
  <>
    <Card sx={{ mb: 2 }}>
      <Results />
      <FilterBar filters={filters} bulkBar={null} />
    </Card>
    <Cards {...states} />
  </>
);
