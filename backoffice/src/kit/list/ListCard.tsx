import { Box, Card } from "@mui/material";
import { type ReactNode, useEffect } from "react";
import { useListContext, useNotify } from "react-admin";
import { t } from "../language/t.ts";
import { FailureNotice } from "../parts/FailureNotice.tsx";
import { lineAbove } from "../theme/looks.ts";
import { ClearFilters, FilterBar, type FilterBarProps } from "./FilterBar.tsx";
import { useListState } from "./listState.ts";
import { Pages } from "./Pages.tsx";
import { Results } from "./Results.tsx";

/** Tells of a page that failed to load: react-admin silently goes back to the first one. */
function useFailedPage(): void {
  const { error, page } = useListContext();
  const notify = useNotify();
  useEffect(() => {
    if (error && page > 1) notify(t("Page {page} could not be loaded.", { page }), { type: "error" });
  }, [error, page, notify]);
}

type ListBodyProps = Readonly<{
  skeleton: ReactNode;
  /** Shown when there are no records at all. */
  empty: ReactNode;
  /** Shown when the filters match nothing; by default the same. */
  noMatch?: ReactNode;
  failure: string;
  children: ReactNode;
}>;

/** The rows, or the list's loading, empty or error state. */
export function ListBody({ skeleton, empty, noMatch = empty, failure, children }: ListBodyProps) {
  const { data, error, filterValues, refetch } = useListContext();
  const { isAhead } = useListState();
  useFailedPage();
  const isFiltered = Object.values(filterValues).some(Boolean);
  // The loaded rows may belong to another page or filter, or be deleted: none of them can be used.
  if (error) {
    return (
      <Box sx={{ p: 2, ...lineAbove }}>
        <FailureNotice text={failure} onRetry={() => void refetch()}>
          {isFiltered && <ClearFilters />}
        </FailureNotice>
      </Box>
    );
  }
  if (!data) return skeleton;
  if (data.length > 0) return <Box sx={isAhead ? { opacity: 0.5 } : undefined}>{children}</Box>;
  return isFiltered ? noMatch : empty;
}

const fewestPerPage = 10;

export type ListCardProps = FilterBarProps & ListBodyProps;

/** Filters, rows and pagination in one card, in every state of the list. */
export function ListCard({ filters, bulkBar, ...body }: ListCardProps) {
  const { total, data, error, isPending, isPlaceholderData } = useListContext();
  const { isAhead } = useListState();
  return (
    <Card sx={{ position: "relative" }} aria-busy={isPending || isPlaceholderData}>
      <Results />
      {filters && <FilterBar filters={filters} bulkBar={bulkBar} />}
      <ListBody {...body} />
      {!error && !isAhead && data && data.length > 0 && total !== undefined && total > fewestPerPage && (
        <Box sx={{ ...lineAbove }}>
          <Pages rowsPerPageOptions={[fewestPerPage, 25, 50]} />
        </Box>
      )}
    </Card>
  );
}
