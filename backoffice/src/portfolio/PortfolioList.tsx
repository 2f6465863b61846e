import { messages } from "@etalase/contracts/messages";
import { portfolioLimits } from "@etalase/contracts/portfolio";
import { Button, Card } from "@mui/material";
import { PlusIcon } from "lucide-react";
import { useGetList, useListContext } from "react-admin";
import { Link } from "react-router-dom";
import { EmptyWindow } from "../list/EmptyWindow.tsx";
import { ClearFilters, FilterBar, useCompact } from "../list/FilterBar.tsx";
import { ListBody } from "../list/ListBody.tsx";
import { ListScreen } from "../list/ListScreen.tsx";
import { ListTools } from "../list/ListTools.tsx";
import { counted } from "../parts/format.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { PortfolioBulkActions } from "./PortfolioBulkActions.tsx";
import { PortfolioFilters } from "./PortfolioFilters.tsx";
import { PortfolioGrid } from "./PortfolioGrid.tsx";
import { portfolioCsv } from "./portfolioCsv.ts";

const NewProject = () => (
  <Button component={Link} to="/dashboard/portfolio/create" variant="contained" startIcon={<PlusIcon />}>
    Add New Project
  </Button>
);

/** How many projects may show on the home page, whatever this list is filtered by. */
function useFeaturedCount(): number | undefined {
  const shownFeatured = { isFeatured: true, status: "published" };
  const { total } = useGetList(
    "portfolio",
    { filter: shownFeatured, pagination: { page: 1, perPage: 1 } },
    { retry: false },
  );
  return total;
}

function featuredFact(count: number): string {
  const { featuredLimit } = portfolioLimits;
  const onHome = count > featuredLimit ? `, ${featuredLimit} of them on the home page` : " on the home page";
  return `${count} featured${onHome}`;
}

function Head() {
  const { total } = useListContext();
  const featured = useFeaturedCount();
  const facts = [
    total !== undefined && counted(total, "project"),
    featured !== undefined && featuredFact(featured),
  ].filter(Boolean);
  return (
    <PageHead title="Portfolio Management" facts={facts.join(" · ") || "\u00a0"}>
      <ListTools csv={portfolioCsv} />
      <NewProject />
    </PageHead>
  );
}

const NoMatch = () => (
  <EmptyWindow title={messages.portfolio.noneFound} text="No project matches these filters.">
    <ClearFilters />
  </EmptyWindow>
);

const Empty = () => (
  <EmptyWindow
    title={messages.portfolio.noneFound}
    text="Projects appear on the portfolio page, featured ones on the home page too. Show the first one."
  >
    <NewProject />
  </EmptyWindow>
);

/** While cards far below are selected, what can be done with them stays in sight. */
const inSight = { position: "sticky", top: 80, zIndex: 9 } as const;

function Toolbar() {
  const { selectedIds, isPending } = useListContext();
  const stays = !useCompact() && selectedIds.length > 0;
  return (
    <Card aria-busy={isPending} sx={stays ? inSight : { position: "relative" }}>
      <FilterBar filters={<PortfolioFilters />} bulkBar={<PortfolioBulkActions />} />
      <ListBody skeleton={null} empty={<Empty />} noMatch={<NoMatch />} failure={messages.portfolio.loadFailed}>
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
