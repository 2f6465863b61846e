import { portfolioLimits } from "@etalase/contracts/portfolio";
import type { PortfolioBulkUpdate, PortfolioItem } from "@etalase/contracts/portfolio.schema";
import { messages } from "@etalase/contracts/text/messages";
import { Box, Card, Skeleton } from "@mui/material";
import { StarIcon, StarOffIcon } from "lucide-react";
import { useListContext } from "react-admin";
import { t } from "../kit/language/t.ts";
import { BulkActions, type BulkChange, publicationChanges } from "../kit/list/BulkChanges.tsx";
import { listStates } from "../kit/list/EmptyWindow.tsx";
import { FilterBar, useIsAtFoot } from "../kit/list/FilterBar.tsx";
import { FilterSearch } from "../kit/list/FilterSearch.tsx";
import { FilterPairs, FilterSelect, FilterTabs, type SortChoice, SortSelect } from "../kit/list/FilterSelect.tsx";
import { FoldedFilters } from "../kit/list/FoldedFilters.tsx";
import { ListBody } from "../kit/list/ListCard.tsx";
import { ListHead } from "../kit/list/ListHead.tsx";
import { ListScreen } from "../kit/list/ListScreen.tsx";
import { useListState } from "../kit/list/listState.ts";
import { openingRows, openRow } from "../kit/list/openRow.ts";
import { Pages } from "../kit/list/Pages.tsx";
import { SelectPageBox } from "../kit/list/SelectBox.tsx";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { useTexts } from "../kit/parts/useTexts.ts";
import { lineAbove } from "../kit/theme/looks.ts";
import { LanguageFilter } from "../publication/LanguageFilter.tsx";
import { stateChoices } from "../publication/StateFilter.tsx";
import { columns, deleting, PortfolioCard, projectStatusChoices } from "./PortfolioCard.tsx";
import { WindowDots } from "./ProjectPicture.tsx";

const gapPx = 20;

/** Fits as many cards in a row as possible, three at most. */
const grid = {
  display: "grid",
  gap: `${gapPx}px`,
  gridTemplateColumns: `repeat(auto-fill, minmax(max(min(290px, 100%), (100% - ${2 * gapPx}px) / 3), 1fr))`,
};

const CardSkeleton = () => (
  <Card>
    <Box sx={{ pl: 1.5, height: { xs: 48, sm: 42 }, display: "flex", alignItems: "center" }}>
      <WindowDots />
    </Box>
    <Skeleton variant="rectangular" sx={{ aspectRatio: "16 / 10", height: "auto" }} />
    <Box sx={{ px: 2, pt: 1.75, pb: 1.5 }}>
      <Skeleton variant="rounded" width={92} height={26} sx={{ mb: 1 }} />
      <Skeleton width="70%" height={23} />
      <Skeleton width="45%" height={21} />
    </Box>
    <Box sx={{ height: { xs: 57, sm: 49 }, ...lineAbove }} />
  </Card>
);

const GridSkeleton = () => (
  <Box role="status" aria-label={t("Loading")} sx={{ ...grid, mt: { xs: 8.5, sm: 7.75 } }}>
    {Array.from({ length: portfolioLimits.pageSize }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders without identity
      <CardSkeleton key={index} />
    ))}
  </Box>
);

const wholePage = { display: "inline-flex", alignItems: "center", fontSize: ".875rem", cursor: "pointer", my: 0.5 };

/** The projects of this page, each in its window. */
function PortfolioGrid() {
  const { data, error, isPlaceholderData } = useListContext<PortfolioItem>();
  const { isAhead } = useListState();
  if (error) return null;
  if (!data) return <GridSkeleton />;
  if (data.length === 0) return null;
  return (
    <>
      <Box component="label" sx={wholePage}>
        <SelectPageBox />
        {t("Select all on this page")}
      </Box>
      <PlainList
        aria-busy={isPlaceholderData}
        onClick={openRow}
        sx={{ ...grid, ...openingRows, ...(isAhead && { opacity: 0.5 }) }}
      >
        {data.map((item) => (
          <PortfolioCard key={item.id} item={item} />
        ))}
      </PlainList>
      <Pages rowsPerPageOptions={[]} />
    </>
  );
}

const sorts: readonly SortChoice[] = [
  { field: "completionDate", order: "DESC", name: t("Newest first") },
  { field: "completionDate", order: "ASC", name: t("Oldest first") },
  { field: "title", order: "ASC", name: t("Title A–Z") },
  { field: "title", order: "DESC", name: t("Title Z–A") },
  { field: "client", order: "ASC", name: t("Client A–Z") },
  { field: "client", order: "DESC", name: t("Client Z–A") },
];

const featuredChoices = [
  { id: "true", name: t("Featured") },
  { id: "false", name: t("Not featured") },
];

const PortfolioFilters = () => (
  <>
    <FilterSearch placeholder={t("Search project or client")} />
    <FoldedFilters
      sources={["projectType", "state", "isFeatured", "language", "projectStatus"]}
      beside={<SortSelect choices={sorts} />}
    >
      <FilterPairs>
        <FilterSelect
          source="projectType"
          label={t("Project type")}
          allLabel={t("All types")}
          choices={useTexts("portfolio/project-types")}
        />
        <FilterSelect source="state" label={t("Status")} allLabel={t("Published or not")} choices={stateChoices} />
        <FilterSelect
          source="isFeatured"
          label={t("Featured")}
          allLabel={t("Featured or not")}
          choices={featuredChoices}
        />
        <LanguageFilter />
      </FilterPairs>
      <FilterTabs source="projectStatus" label={t("Project status")} choices={projectStatusChoices} />
    </FoldedFilters>
  </>
);

const { noneFound, loadFailed, featureFailed } = messages.portfolio;
const create = t("Add New Project");
const failed = t(featureFailed);

const changes: readonly BulkChange<PortfolioBulkUpdate["update"]>[] = [
  ...publicationChanges(t("Failed to update portfolio items")),
  { label: t("Set as Featured"), Icon: StarIcon, done: t("featured"), failed, change: { isFeatured: true } },
  {
    label: t("Remove Featured"),
    Icon: StarOffIcon,
    done: t("no longer featured"),
    failed,
    change: { isFeatured: false },
  },
];

function featuredFact(count: number): string {
  const { featuredLimit } = portfolioLimits;
  if (count <= featuredLimit) return t("{count} featured on the homepage", { count });
  return t("{count} featured, {limit} of them on the homepage", { count, limit: featuredLimit });
}

/** Counts the projects that may appear on the homepage. */
const featured = { filter: { isFeatured: true, status: "published" }, say: featuredFact };

const Head = () => (
  <ListHead title={t("Portfolio Management")} noun="project" create={create} columns={columns} counting={featured} />
);

const states = {
  ...listStates({
    noun: "project",
    none: t(noneFound),
    invitation: t("Projects appear on the portfolio page, featured ones on the homepage too. Show the first one."),
    create,
  }),
  failure: t(loadFailed),
};

/** Keeps the bulk actions visible while cards far below are selected. */
const inSight = { position: "sticky", top: 80, zIndex: 9 } as const;

function Toolbar() {
  const { selectedIds, isPending, data, error } = useListContext();
  const { hasFilters } = useListState();
  const stays = !useIsAtFoot() && selectedIds.length > 0;
  const bulkBar = <BulkActions noun="portfolio item" changes={changes} deleting={deleting} />;
  if (!hasFilters && !error && data?.length) return bulkBar;
  return (
    <Card aria-busy={isPending} sx={stays ? inSight : { position: "relative" }}>
      <FilterBar filters={<PortfolioFilters />} bulkBar={bulkBar} />
      <ListBody skeleton={null} {...states}>
        {null}
      </ListBody>
    </Card>
  );
}

export const PortfolioList = () => (
  <ListScreen resource="portfolio">
    <Head />
    <Toolbar />
    <PortfolioGrid />
  </ListScreen>
);
