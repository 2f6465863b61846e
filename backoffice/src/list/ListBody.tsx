import type { ReactNode } from "react";
import { useListContext } from "react-admin";
import { FailureNotice } from "../parts/FailureNotice.tsx";
import { ClearFilters } from "./ClearFilters.tsx";
import { FailedPage } from "./FailedPage.tsx";
import { ListNotice } from "./ListNotice.tsx";

export type ListBodyProps = Readonly<{
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
