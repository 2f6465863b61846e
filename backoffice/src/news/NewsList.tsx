import { newsLimits } from "@etalase/contracts/news";
import type { NewsBulkUpdate, NewsSummary } from "@etalase/contracts/news.schema";
import { messages } from "@etalase/contracts/text/messages";
import { Link as MuiLink } from "@mui/material";
import { CalendarIcon, StarIcon, StarOffIcon, TagsIcon } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { isSuperadmin } from "../kit/data/session.ts";
import { t } from "../kit/language/t.ts";
import { BulkButton } from "../kit/list/BulkBar.tsx";
import { type BulkChange, publicationChanges } from "../kit/list/BulkChanges.tsx";
import { FilterSearch } from "../kit/list/FilterSearch.tsx";
import { FilterPairs, FilterSelect, NarrowSort, type SortChoice } from "../kit/list/FilterSelect.tsx";
import { ListScreen } from "../kit/list/ListScreen.tsx";
import { Looks } from "../kit/list/Looks.tsx";
import { Records } from "../kit/list/RecordsList.tsx";
import { lazyComponent } from "../kit/parts/lazyComponent.tsx";
import { CardSkeleton } from "../kit/parts/PageSkeleton.tsx";
import { useTexts } from "../kit/parts/useTexts.ts";
import { reach } from "../kit/theme/palette.ts";
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

const CategoryFilter = () => (
  <FilterSelect
    source="category"
    label={t("Category")}
    allLabel={t("All categories")}
    choices={useTexts("news/categories")}
  />
);

const Filters = ({ hasSort = true }: Readonly<{ hasSort?: boolean }>) => (
  <>
    <FilterSearch placeholder={t("Search title or category")} />
    {hasSort ? (
      <FilterPairs>
        <CategoryFilter />
        <NarrowSort choices={sorts} />
      </FilterPairs>
    ) : (
      <CategoryFilter />
    )}
    <LanguageFilter />
    <StateFilter />
  </>
);

const SubscribersLink = () => (
  <MuiLink component={Link} to="/dashboard/subscribers" sx={reach}>
    {t("Newsletter subscribers")}
  </MuiLink>
);

const TopicsDialog = lazyComponent(async () => (await import("./TopicsDialog.tsx")).TopicsDialog);

/** Changes category and tags of the selected articles. */
function TopicsAction() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <BulkButton label={t("Category and tags")} Icon={TagsIcon} onClick={() => setOpen(true)} />
      {isOpen && <TopicsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const Calendar = lazyComponent(async () => (await import("./calendar/Calendar.tsx")).Calendar, {
  fallback: <CardSkeleton />,
});

const calendarView = { view: "calendar" };
const perPage = newsLimits.adminPageSize;

/** Shows the articles as a list or by day, as the address says. */
export function NewsList() {
  const [query, setQuery] = useSearchParams();
  const isList = query.get("view") !== calendarView.view;
  // The calendar has its month in the address, and the list's filters from where the list remembers them.
  const remembered = isList ? {} : { disableSyncWithLocation: true, storeKey: "news.listParams" };
  return (
    // Rows that are no longer shown do not stay selected.
    <ListScreen key={String(isList)} resource="news" {...remembered}>
      <Records<NewsSummary>
        title={t("News Management")}
        noun="article"
        beside={isSuperadmin() && <SubscribersLink />}
        create={t("New Article")}
        {...{ perPage, rows, changes }}
        actions={<TopicsAction />}
        filters={<Filters />}
        none={t(messages.news.noneFound)}
        invitation={t("Articles appear on the blog and on the homepage. Write the first one.")}
        looks={
          <Looks
            isList={isList}
            label={t("Calendar")}
            Icon={CalendarIcon}
            onChoose={(next) => setQuery(next ? {} : calendarView)}
          />
        }
      >
        {!isList && <Calendar filters={<Filters hasSort={false} />} />}
      </Records>
    </ListScreen>
  );
}
