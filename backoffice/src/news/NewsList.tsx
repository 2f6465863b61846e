import { messages } from "@etalase/contracts/messages";
import { newsLimits, newsStatuses } from "@etalase/contracts/news";
import { Button } from "@mui/material";
import { PlusIcon } from "lucide-react";
import { useListContext } from "react-admin";
import { Link } from "react-router-dom";
import { EmptyWindow } from "../list/EmptyWindow.tsx";
import { ClearFilters, useCompact } from "../list/FilterBar.tsx";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { FilterSelect } from "../list/FilterSelect.tsx";
import { FilterTabs } from "../list/FilterTabs.tsx";
import { ListCard } from "../list/ListCard.tsx";
import { ListScreen } from "../list/ListScreen.tsx";
import { ListTools } from "../list/ListTools.tsx";
import { RowsSkeleton } from "../list/RowsSkeleton.tsx";
import { counted } from "../parts/format.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { NewsBulkActions } from "./NewsBulkActions.tsx";
import { NewsCards } from "./NewsCards.tsx";
import { statusNames } from "./NewsStatusChip.tsx";
import { NewsTable } from "./NewsTable.tsx";
import { newsColumns, newsCsv } from "./newsColumns.ts";
import { useCategories } from "./useCategories.ts";

const NewArticle = () => (
  <Button component={Link} to="/dashboard/news/create" variant="contained" startIcon={<PlusIcon />}>
    New Article
  </Button>
);

function Head() {
  const { total } = useListContext();
  return (
    <PageHead title="News Management" facts={total === undefined ? "\u00a0" : counted(total, "article")}>
      <ListTools csv={newsCsv} columns={newsColumns} />
      <NewArticle />
    </PageHead>
  );
}

const statusChoices = newsStatuses.toReversed().map((id) => ({ id, name: statusNames[id] }));

function Filters() {
  const { choices } = useCategories();
  return (
    <>
      <FilterSearch placeholder="Search title or category" />
      <FilterSelect source="category" label="Category" allLabel="All categories" choices={choices} />
      <FilterTabs source="status" label="Status" choices={statusChoices} />
    </>
  );
}

const NoMatch = () => (
  <EmptyWindow title={messages.news.noneFound} text="No article matches these filters.">
    <ClearFilters />
  </EmptyWindow>
);

const Empty = () => (
  <EmptyWindow
    title={messages.news.noneFound}
    text="Articles appear on the blog and on the home page. Write the first one."
  >
    <NewArticle />
  </EmptyWindow>
);

export function NewsList() {
  const compact = useCompact();
  return (
    <ListScreen resource="news" perPage={newsLimits.adminPageSize} sort={{ field: "date", order: "DESC" }}>
      <Head />
      <ListCard
        filters={<Filters />}
        bulkBar={<NewsBulkActions />}
        skeleton={<RowsSkeleton rows={newsLimits.adminPageSize} compact={compact} />}
        empty={<Empty />}
        noMatch={<NoMatch />}
        failure="The articles could not be loaded."
      >
        {compact ? <NewsCards /> : <NewsTable />}
      </ListCard>
    </ListScreen>
  );
}
