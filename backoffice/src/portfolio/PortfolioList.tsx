import { portfolioLimits } from "@etalase/contracts/portfolio";
import type { PortfolioBulkUpdate } from "@etalase/contracts/portfolio.schema";
import { messages } from "@etalase/contracts/text/messages";
import { Card } from "@mui/material";
import { StarIcon, StarOffIcon } from "lucide-react";
import { useListContext } from "react-admin";
import { t } from "../kit/language/t.ts";
import { BulkActions, type BulkChange, publicationChanges } from "../kit/list/BulkChanges.tsx";
import { listStates } from "../kit/list/EmptyWindow.tsx";
import { FilterBar, useCompact } from "../kit/list/FilterBar.tsx";
import { FilterSearch } from "../kit/list/FilterSearch.tsx";
import { FilterPairs, FilterSelect, FilterTabs } from "../kit/list/FilterSelect.tsx";
import { ListBody } from "../kit/list/ListCard.tsx";
import { ListHead } from "../kit/list/ListHead.tsx";
import { ListScreen } from "../kit/list/ListScreen.tsx";
import { useTexts } from "../kit/parts/useTexts.ts";
import { LanguageFilter } from "../publication/LanguageFilter.tsx";
import { stateChoices } from "../publication/StateFilter.tsx";
import { columns, deleting, projectStatusChoices } from "./PortfolioCard.tsx";
import { PortfolioGrid } from "./PortfolioGrid.tsx";

const featuredChoices = [
  { id: "true", name: t("Featured") },
  { id: "false", name: t("Not featured") },
];

const PortfolioFilters = () => (
  <>
    <FilterSearch placeholder={t("Search project or client")} />
    <FilterSelect
      source="projectType"
      label={t("Project type")}
      allLabel={t("All types")}
      choices={useTexts("portfolio/project-types")}
    />
    <FilterPairs>
      <FilterSelect source="state" label={t("Status")} allLabel={t("Any status")} choices={stateChoices} />
      <FilterSelect source="isFeatured" label={t("Featured")} allLabel={t("Featured?")} choices={featuredChoices} />
    </FilterPairs>
    <LanguageFilter />
    <FilterTabs source="projectStatus" label={t("Project status")} choices={projectStatusChoices} />
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
  if (count <= featuredLimit) return t("{count} featured on the home page", { count });
  return t("{count} featured, {limit} of them on the home page", { count, limit: featuredLimit });
}

/** Counts the projects that may appear on the home page. */
const featured = { filter: { isFeatured: true, status: "published" }, say: featuredFact };

const Head = () => (
  <ListHead title={t("Portfolio Management")} noun="project" create={create} columns={columns} counting={featured} />
);

const states = {
  ...listStates({
    noun: "project",
    none: t(noneFound),
    invitation: t("Projects appear on the portfolio page, featured ones on the home page too. Show the first one."),
    create,
  }),
  failure: t(loadFailed),
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
  <ListScreen resource="portfolio">
    <Head />
    <Toolbar />
    <PortfolioGrid />
  </ListScreen>
);
