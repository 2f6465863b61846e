import { newsLimits } from "@etalase/contracts/news";
import type { NewsBulkUpdate } from "@etalase/contracts/news.schema";
import { messages } from "@etalase/contracts/text/messages";
import { StarIcon, StarOffIcon } from "lucide-react";
import { type BulkChange, publicationChanges } from "../list/BulkChanges.tsx";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { FilterPairs, FilterSelect, NarrowSort, type SortChoice } from "../list/FilterSelect.tsx";
import { RecordsList } from "../list/RecordsList.tsx";
import { useTexts } from "../parts/useTexts.ts";
import { StateFilter } from "../publication/StateFilter.tsx";
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

const sorts: readonly SortChoice[] = [
  { field: "date", order: "DESC", name: "Newest first" },
  { field: "date", order: "ASC", name: "Oldest first" },
  { field: "title", order: "ASC", name: "Title A–Z" },
  { field: "title", order: "DESC", name: "Title Z–A" },
  { field: "category", order: "ASC", name: "Category A–Z" },
  { field: "category", order: "DESC", name: "Category Z–A" },
  { field: "status", order: "ASC", name: "Status" },
  { field: "views", order: "DESC", name: "Most views" },
];

const Filters = () => (
  <>
    <FilterSearch placeholder="Search title or category" />
    <FilterPairs>
      <FilterSelect
        source="category"
        label="Category"
        allLabel="All categories"
        choices={useTexts("news/categories")}
      />
      <NarrowSort choices={sorts} />
    </FilterPairs>
    <StateFilter />
  </>
);

export const NewsList = () => (
  <RecordsList
    resource="news"
    title="News Management"
    noun="article"
    perPage={newsLimits.adminPageSize}
    sort={{ field: "date", order: "DESC" }}
    create="New Article"
    {...{ rows, changes }}
    filters={<Filters />}
    none={messages.news.noneFound}
    invitation="Articles appear on the blog and on the home page. Write the first one."
  />
);
