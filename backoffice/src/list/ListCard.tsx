import { Box, Card } from "@mui/material";
import { type ReactNode, useEffect, useState } from "react";
import { useListContext } from "react-admin";
import { useLocation } from "react-router-dom";
import { FailureNotice } from "../parts/FailureNotice.tsx";
import { ClearFilters, FilterBar, type FilterBarProps } from "./FilterBar.tsx";
import { Pages } from "./Pages.tsx";
import { Results } from "./Results.tsx";

/** A word about the rows, in their place or above them. */
const ListNotice = ({ children }: { children: ReactNode }) => (
  <Box sx={{ p: 2, borderTop: 1, borderColor: "divider" }}>{children}</Box>
);

/**
 * The page that was asked for in vain. react-admin goes back to the first one without a word then; this remembers
 * which it was until the next step is taken.
 */
function useFailedPage(): number | undefined {
  const { error, page } = useListContext();
  const { key } = useLocation();
  const [failure, setFailure] = useState<Readonly<{ page: number; at: string; back?: string }>>();

  useEffect(() => {
    if (error && page > 1) setFailure({ page, at: key });
  }, [error, page, key]);
  // One step away is react-admin's own; the next one is the user's.
  useEffect(() => {
    setFailure((last) => {
      if (!last || key === last.at || key === last.back) return last;
      return last.back ? undefined : { ...last, back: key };
    });
  }, [key]);

  return failure?.page;
}

/** Says which page could not be shown, above the rows of the one that is. */
function FailedPage() {
  const failed = useFailedPage();
  const { page, error, setPage } = useListContext();
  if (failed === undefined || error) return null;
  return (
    <ListNotice>
      <FailureNotice
        text={`Page ${failed} could not be loaded. This is page ${page}.`}
        onRetry={() => setPage(failed)}
      />
    </ListNotice>
  );
}

type ListBodyProps = Readonly<{
  skeleton: ReactNode;
  /** When nothing exists at all. */
  empty: ReactNode;
  /** When the filters match nothing. */
  noMatch: ReactNode;
  failure: string;
  children: ReactNode;
}>;

function Rows({ skeleton, empty, noMatch, failure, children }: ListBodyProps) {
  const { data, error, filterValues, refetch } = useListContext();
  const isFiltered = Object.values(filterValues).some(Boolean);
  // Rows that are here already may be those of another page or filter, or gone: none of them can be worked on.
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
  if (data.length > 0) return children;
  return isFiltered ? noMatch : empty;
}

/** The rows, or whatever state the list is in. */
export const ListBody = (props: ListBodyProps) => (
  <>
    <FailedPage />
    <Rows {...props} />
  </>
);

export type ListCardProps = FilterBarProps & ListBodyProps;

/** Filters, rows and pagination in one card, with whatever state the list is in. */
export function ListCard({ filters, bulkBar, ...body }: ListCardProps) {
  const { total, data, error, isPending, isPlaceholderData } = useListContext();
  return (
    <Card sx={{ position: "relative" }} aria-busy={isPending || isPlaceholderData}>
      <Results />
      {filters && <FilterBar filters={filters} bulkBar={bulkBar} />}
      <ListBody {...body} />
      {!error && !!total && data && data.length > 0 && (
        <Box sx={{ borderTop: 1, borderColor: "divider" }}>
          <Pages rowsPerPageOptions={[10, 25, 50]} />
        </Box>
      )}
    </Card>
  );
}
