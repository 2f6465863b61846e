import { mediaLimits } from "@etalase/contracts/media";
import type { Media } from "@etalase/contracts/media.schema";
import { Box, Button, Pagination, Skeleton, type Theme, Typography, useMediaQuery } from "@mui/material";
import { Fragment, type ReactNode } from "react";
import type { LibraryQuery } from "../data/mediaApi.ts";
import { t } from "../language/t.ts";
import { EmptyWindow } from "../list/EmptyWindow.tsx";
import { FailureNotice } from "../parts/FailureNotice.tsx";
import { clockFormat, counted } from "../parts/format.ts";
import { PlainList } from "../parts/PlainList.tsx";
import { VisuallyHidden } from "../theme/Words.tsx";
import { useLibrary } from "./useLibrary.ts";

type LibraryGridProps = Readonly<{
  query: LibraryQuery;
  onQuery: (change: Partial<LibraryQuery>) => void;
  tile: (media: Media) => ReactNode;
  /** The invitation to upload, shown for an empty library. */
  upload: ReactNode;
}>;

const grid = { display: "grid", gap: 1.5, gridTemplateColumns: "repeat(auto-fill, minmax(min(160px, 44%), 1fr))" };

const months = clockFormat({ month: "long", year: "numeric" });

/** Groups pictures that are sorted by time by month. */
const byMonth = (media: readonly Media[], sort: LibraryQuery["sort"]) =>
  Map.groupBy(media, ({ createdAt }) =>
    sort === "newest" || sort === "oldest" ? months.format(new Date(createdAt)) : t("Pictures"),
  );

const Loading = () => (
  <Box role="status" aria-label={t("Loading")} sx={grid}>
    {Array.from({ length: mediaLimits.pageSize / 2 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders without identity
      <Skeleton key={index} variant="rounded" sx={{ aspectRatio: "1 / 1.06", height: "auto" }} />
    ))}
  </Box>
);

type NothingFoundProps = Readonly<{ query: LibraryQuery; onShowAll: () => void }>;

const NothingFound = ({ query, onShowAll }: NothingFoundProps) => (
  <EmptyWindow
    title={query.unused && !query.search ? t("Every picture is in use") : t("No pictures found")}
    text={t("Nothing in the library matches this.")}
  >
    <Button variant="outlined" onClick={onShowAll}>
      {t("Show all pictures")}
    </Button>
  </EmptyWindow>
);

type PagesProps = Readonly<{ count: number; page: number; onPage: (page: number) => void }>;

function Pages({ count, page, onPage }: PagesProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"), { noSsr: true });
  return (
    <Box sx={{ display: "flex", justifyContent: "center", mt: 2.5 }}>
      <Pagination
        count={count}
        page={page}
        siblingCount={isPhone ? 0 : 1}
        onChange={(_, next) => onPage(next)}
        aria-label={t("Pages of the library")}
      />
    </Box>
  );
}

/** Shows the pictures that match the query, or the loading, empty or error state. */
export function LibraryGrid({ query, onQuery, tile, upload }: LibraryGridProps) {
  const { data, error, isPending, isPlaceholderData, refetch } = useLibrary(query);
  if (error) return <FailureNotice text={t("The pictures could not be loaded.")} onRetry={() => void refetch()} />;
  if (isPending) return <Loading />;
  const { media, total, totalPages } = data;
  const status = isPlaceholderData ? "" : t("{pictures} found", { pictures: counted(total, "picture") });
  const isNarrowed = query.search !== "" || query.unused;
  return (
    <>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      <Box role="group" aria-label={t("Pictures")} aria-busy={isPlaceholderData}>
        {[...byMonth(media, query.sort)].map(([heading, pictures]) => (
          <Fragment key={heading}>
            <Typography variant="h2" sx={{ fontSize: "1rem", mt: 2, mb: 1 }}>
              {heading}
            </Typography>
            <PlainList aria-label={heading} sx={grid}>
              {pictures.map((one) => (
                <Box component="li" key={one.id} sx={{ minWidth: 0 }}>
                  {tile(one)}
                </Box>
              ))}
            </PlainList>
          </Fragment>
        ))}
      </Box>
      {media.length === 0 && isNarrowed && (
        <NothingFound query={query} onShowAll={() => onQuery({ search: "", unused: false })} />
      )}
      {media.length === 0 && !isNarrowed && (
        <EmptyWindow
          title={t("No pictures yet")}
          text={t("Drop pictures anywhere here, or choose them from your computer.")}
        >
          {upload}
        </EmptyWindow>
      )}
      {totalPages > 1 && <Pages count={totalPages} page={query.page} onPage={(page) => onQuery({ page })} />}
    </>
  );
}
