import { Box, Card } from "@mui/material";
import { type ReactNode, useEffect, useState } from "react";
import { useListContext } from "react-admin";
import { useLocation } from "react-router-dom";
import { t } from "../language/t.ts";
import { FailureNotice } from "../parts/FailureNotice.tsx";
import { lineAbove } from "../theme/looks.ts";
import { ClearFilters, FilterBar, type FilterBarProps } from "./FilterBar.tsx";
import { useListState } from "./listState.ts";
import { Pages } from "./Pages.tsx";
import { Results } from "./Results.tsx";

/** A message in place of the rows, or above them. */
const ListNotice = ({ children }: { children: ReactNode }) => <Box sx={{ p: 2, ...lineAbove }}>{children}</Box>;

/**
 * Returns the page that failed to load. react-admin silently goes back to the first page then; this remembers the
 * failed one until the user navigates on.
 */
function useFailedPage(): number | undefined {
  const { error, page } = useListContext();
  const { key } = useLocation();
  const [failure, setFailure] = useState<Readonly<{ page: number; at: string; back?: string }>>();

  useEffect(() => {
    if (error && page > 1) setFailure({ page, at: key });
  }, [error, page, key]);
  // The first navigation is react-admin's own; the next one is the user's.
  useEffect(() => {
    setFailure((last) => {
      if (!last || key === last.at || key === last.back) return last;
      return last.back ? undefined : { ...last, back: key };
    });
  }, [key]);

  return failure?.page;
}

/** Names the page that failed to load, above the rows of the shown one. */
function FailedPage() {
  const failed = useFailedPage();
  const { page, error, setPage } = useListContext();
  if (failed === undefined || error) return null;
  return (
    <ListNotice>
      <FailureNotice
        text={t("Page {failed} could not be loaded. This is page {page}.", { failed, page })}
        onRetry={() => setPage(failed)}
      />
    </ListNotice>
  );
}

type ListBodyProps = Readonly<{
  skeleton: ReactNode;
  /** Shown when there are no records at all. */
  empty: ReactNode;
  /** Shown when the filters match nothing. */
  noMatch: ReactNode;
  failure: string;
  children: ReactNode;
}>;

function Rows({ skeleton, empty, noMatch, failure, children }: ListBodyProps) {
  const { data, error, filterValues, refetch } = useListContext();
  const { isAhead } = useListState();
  const isFiltered = Object.values(filterValues).some(Boolean);
  // The loaded rows may belong to another page or filter, or be deleted: none of them can be used.
  if (error) {
    return (
      <ListNotice>
        <FailureNotice text={failure} onRetry={() => void refetch()}>
          {isFiltered && <ClearFilters />}
        </FailureNotice>
      </ListNotice>
    );
  }
  if (!data) return skeleton;
  if (data.length > 0) return <Box sx={isAhead ? { opacity: 0.5 } : undefined}>{children}</Box>;
  return isFiltered ? noMatch : empty;
}

/** The rows, or the list's loading, empty or error state. */
export const ListBody = (props: ListBodyProps) => (
  <>
    <FailedPage />
    <Rows {...props} />
  </>
);

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
