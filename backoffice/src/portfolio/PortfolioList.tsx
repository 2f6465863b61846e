import { portfolioLimits } from "@etalase/contracts/portfolio";
import type { PortfolioBulkUpdate } from "@etalase/contracts/portfolio.schema";
import { messages } from "@etalase/contracts/text/messages";
import { Card } from "@mui/material";
import { StarIcon, StarOffIcon } from "lucide-react";
import { useListContext } from "react-admin";
import { BulkActions, type BulkChange, publicationChanges } from "../list/BulkChanges.tsx";
import { listStates } from "../list/EmptyWindow.tsx";
import { FilterBar, useCompact } from "../list/FilterBar.tsx";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { FilterPairs, FilterSelect, FilterTabs } from "../list/FilterSelect.tsx";
import { ListBody } from "../list/ListCard.tsx";
import { ListHead } from "../list/ListHead.tsx";
import { ListScreen } from "../list/ListScreen.tsx";
import { useTexts } from "../parts/useTexts.ts";
import { stateChoices } from "../publication/StateFilter.tsx";
import { columns, deleting, projectStatusChoices } from "./columns.ts";
import { PortfolioGrid } from "./PortfolioGrid.tsx";

const featuredChoices = [
  { id: "true", name: "Featured" },
  { id: "false", name: "Not featured" },
];

const PortfolioFilters = () => (
  <>
    <FilterSearch placeholder="Search project or client" />
    <FilterSelect
      source="projectType"
      label="Project type"
      allLabel="All types"
      choices={useTexts("portfolio/project-types")}
    />
    <FilterPairs>
      <FilterSelect source="state" label="Status" allLabel="Any status" choices={stateChoices} />
      <FilterSelect source="isFeatured" label="Featured" allLabel="Featured?" choices={featuredChoices} />
    </FilterPairs>
    <FilterTabs source="projectStatus" label="Project status" choices={projectStatusChoices} />
  </>
);

const { noneFound, loadFailed, featureFailed: failed } = messages.portfolio;
const create = "Add New Project";

const changes: readonly BulkChange<PortfolioBulkUpdate["update"]>[] = [
  ...publicationChanges("Failed to update portfolio items"),
  { label: "Set as Featured", Icon: StarIcon, done: "featured", failed, change: { isFeatured: true } },
  { label: "Remove Featured", Icon: StarOffIcon, done: "no longer featured", failed, change: { isFeatured: false } },
];

function featuredFact(count: number): string {
  const { featuredLimit } = portfolioLimits;
  const onHome = count > featuredLimit ? `, ${featuredLimit} of them on the home page` : " on the home page";
  return `${count} featured${onHome}`;
}

/** Counts the projects that may appear on the home page. */
const featured = { filter: { isFeatured: true, status: "published" }, say: featuredFact };

const Head = () => (
  <ListHead title="Portfolio Management" noun="project" create={create} columns={columns} counting={featured} />
);

const states = {
  ...listStates({
    noun: "project",
    none: noneFound,
    invitation: "Projects appear on the portfolio page, featured ones on the home page too. Show the first one.",
    create,
  }),
  failure: loadFailed,
};

/** Keeps the bulk actions visible while cards far below are selected. */
const inSight = { position: "sticky", top: 80, zIndex: 9 } as const;

function Toolbar() {
  const { selectedIds, isPending } = useListContext();
  const stays = !useCompact() && selectedIds.length > 0;
  return (
    <Card aria-busy={isPending} sx={stays ? inSight : { position: "relative" }}>
      <FilterBar
        filters={<PortfolioFilters />}
        bulkBar={<BulkActions noun="portfolio item" changes={changes} deleting={deleting} />}
      />
      <ListBody skeleton={null} {...states}>
        {null}
      </ListBody>
    </Card>
  );
}

export const PortfolioList = () => (
  <ListScreen resource="portfolio" perPage={portfolioLimits.pageSize} sort={{ field: "completionDate", order: "DESC" }}>
    <Head />
    <Toolbar />
    <PortfolioGrid />
  </ListScreen>
);
