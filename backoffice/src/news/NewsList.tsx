import { newsLimits } from "@etalase/contracts/news";
import type { NewsBulkUpdate } from "@etalase/contracts/news.schema";
import { messages } from "@etalase/contracts/text/messages";
import { StarIcon, StarOffIcon } from "lucide-react";
import { BulkActions, type BulkChange, publicationChanges } from "../list/BulkChanges.tsx";
import { NoMatch, NothingYet } from "../list/EmptyWindow.tsx";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { FilterSelect, FilterTabs } from "../list/FilterSelect.tsx";
import { ListHead } from "../list/ListHead.tsx";
import { ListScreen } from "../list/ListScreen.tsx";
import { RowsCard } from "../list/RowsCard.tsx";
import { publicationChoices } from "../parts/StatusChip.tsx";
import { useTexts } from "../parts/useTexts.ts";
import { rows } from "./columns.tsx";

const failed = "Failed to update news articles";
const changes: readonly BulkChange<NewsBulkUpdate["update"]>[] = [
  ...publicationChanges(failed),
  { label: "Highlight", Icon: StarIcon, done: "highlighted", failed, change: { isHighlighted: true } },
  {
    label: "Remove Highlight",
    Icon: StarOffIcon,
    done: "no longer highlighted",
    failed,
    change: { isHighlighted: false },
  },
];

const Filters = () => (
  <>
    <FilterSearch placeholder="Search title or category" />
    <FilterSelect source="category" label="Category" allLabel="All categories" choices={useTexts("news/categories")} />
    <FilterTabs source="status" label="Status" choices={publicationChoices} />
  </>
);

const title = messages.news.noneFound;
const create = "New Article";

export const NewsList = () => (
  <ListScreen resource="news" perPage={newsLimits.adminPageSize} sort={{ field: "date", order: "DESC" }}>
    <ListHead title="News Management" noun="article" create={create} file="articles" columns={rows.columns} />
    <RowsCard
      rows={rows}
      filters={<Filters />}
      bulkBar={<BulkActions noun="article" changes={changes} deleting={rows.deleting} />}
      skeleton={{ rows: newsLimits.adminPageSize }}
      empty={
        <NothingYet
          title={title}
          text="Articles appear on the blog and on the home page. Write the first one."
          create={create}
        />
      }
      noMatch={<NoMatch title={title} text="No article matches these filters." />}
      failure="The articles could not be loaded."
    />
  </ListScreen>
);
