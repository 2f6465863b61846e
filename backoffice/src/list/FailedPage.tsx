import { useEffect, useState } from "react";
import { useListContext } from "react-admin";
import { useLocation } from "react-router-dom";
import { FailureNotice } from "../parts/FailureNotice.tsx";
import { ListNotice } from "./ListNotice.tsx";

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
export function FailedPage() {
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
