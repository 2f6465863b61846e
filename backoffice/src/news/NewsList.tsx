import { newsLimits } from "@etalase/contracts/news";
import type { NewsBulkUpdate } from "@etalase/contracts/news.schema";
import { messages } from "@etalase/contracts/text/messages";
import { StarIcon, StarOffIcon } from "lucide-react";
import { t } from "../language/t.ts";
import { type BulkChange, publicationChanges } from "../list/BulkChanges.tsx";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { FilterPairs, FilterSelect, NarrowSort, type SortChoice } from "../list/FilterSelect.tsx";
import { RecordsList } from "../list/RecordsList.tsx";
import { useTexts } from "../parts/useTexts.ts";
import { LanguageFilter } from "../publication/LanguageFilter.tsx";
import { StateFilter } from "../publication/StateFilter.tsx";
import { rows } from "./columns.tsx";

const failed = t("Failed to update news articles");
const changes: readonly BulkChange<NewsBulkUpdate["update"]>[] = [
  ...publicationChanges(failed),
  { label: t("Highlight"), Icon: StarIcon, done: t("highlighted"), failed, change: { isHighlighted: true } },
  {
    label: t("Remove Highlight"),
    Icon: StarOffIcon,
    done: t("no longer highlighted"),
    failed,
    change: { isHighlighted: false },
  },
];

const sorts: readonly SortChoice[] = [
  { field: "date", order: "DESC", name: t("Newest first") },
  { field: "date", order: "ASC", name: t("Oldest first") },
  { field: "title", order: "ASC", name: t("Title A–Z") },
  { field: "title", order: "DESC", name: t("Title Z–A") },
  { field: "category", order: "ASC", name: t("Category A–Z") },
  { field: "category", order: "DESC", name: t("Category Z–A") },
  { field: "status", order: "ASC", name: t("Status") },
  { field: "views", order: "DESC", name: t("Most views") },
];

const Filters = () => (
  <>
    <FilterSearch placeholder={t("Search title or category")} />
    <FilterPairs>
      <FilterSelect
        source="category"
        label={t("Category")}
        allLabel={t("All categories")}
        choices={useTexts("news/categories")}
      />
      <NarrowSort choices={sorts} />
    </FilterPairs>
    <LanguageFilter />
    <StateFilter />
  </>
);

export const NewsList = () => (
  <RecordsList
    resource="news"
    title={t("News Management")}
    noun="article"
    perPage={newsLimits.adminPageSize}
    sort={{ field: "date", order: "DESC" }}
    create={t("New Article")}
    {...{ rows, changes }}
    filters={<Filters />}
    none={t(messages.news.noneFound)}
    invitation={t("Articles appear on the blog and on the home page. Write the first one.")}
  />
);
