import { pageMenus, pagesLimits, privacyPolicyKept, privacyPolicySlug } from "@etalase/contracts/pages";
import type { PageSummary } from "@etalase/contracts/pages.schema";
import { ownPagePath } from "@etalase/contracts/site/paths";
import { refusal, t } from "../kit/language/t.ts";
import { publicationChanges } from "../kit/list/BulkChanges.tsx";
import { type Rows, remainingWidth, savedColumns } from "../kit/list/columns.ts";
import { deleteSentences } from "../kit/list/DeleteDialog.tsx";
import { FilterSearch } from "../kit/list/FilterSearch.tsx";
import { FilterPairs, FilterSelect, SortSelect } from "../kit/list/FilterSelect.tsx";
import { ViewAction } from "../kit/list/RowActions.tsx";
import { OrderedList, orderColumnOf, orderedSortsBy } from "../kit/order/OrderedList.tsx";
import { plural } from "../kit/parts/format.ts";
import { RecordName } from "../kit/parts/RecordName.tsx";
import { LanguageFilter } from "../publication/LanguageFilter.tsx";
import { StateChip, stateName } from "../publication/StateChip.tsx";
import { StateFilter } from "../publication/StateFilter.tsx";
import { menuNames } from "./menus.ts";

const nameOf = ({ title }: PageSummary) => title;

const Title = ({ of: { id, title, slug, language } }: Readonly<{ of: PageSummary }>) => (
  <RecordName record={{ id, name: title }} note={ownPagePath(slug, language)} />
);

const rows: Rows<PageSummary> = {
  nameOf,
  picture: () => null,
  words: (page) => <Title of={page} />,
  columns: [
    orderColumnOf(nameOf),
    {
      name: t("Title"),
      source: "title",
      isName: true,
      sort: "ASC",
      sx: remainingWidth,
      of: nameOf,
      cell: (page) => <Title of={page} />,
    },
    { name: t("Slug"), of: ({ slug }) => slug },
    {
      name: t("Menu"),
      source: "menu",
      of: ({ menu }) => menuNames[menu],
      cell: ({ menu }) => menuNames[menu],
    },
    { name: t("Status"), source: "status", onCard: true, of: stateName, cell: (page) => <StateChip of={page} /> },
    ...savedColumns,
  ],
  actions: (page) => <ViewAction record={page} href={ownPagePath(page.slug, page.language)} />,
  deleting: deleteSentences("page"),
  keptFor: ({ slug }) => (slug === privacyPolicySlug ? refusal(privacyPolicyKept.deleted) : undefined),
};

const changes = publicationChanges(t("Failed to update {nouns}", { nouns: plural("page") }));

const sorts = orderedSortsBy("title", t("Title"));

const menus = pageMenus.map((id) => ({ id, name: menuNames[id] }));

const filters = (
  <>
    <FilterSearch placeholder={t("Search titles")} />
    <FilterPairs>
      <FilterSelect source="menu" label={t("Menu")} allLabel={t("Any menu")} choices={menus} />
      <SortSelect choices={sorts} />
    </FilterPairs>
    <LanguageFilter />
    <StateFilter />
  </>
);

export const PagesList = () => (
  <OrderedList
    resource="pages"
    title={t("Pages")}
    noun="page"
    perPage={pagesLimits.pageSize}
    create={t("Add New Page")}
    {...{ rows, filters, changes }}
    invitation={t("Your own pages have addresses such as /tentang-kami and can be in the menus. Write the first one.")}
    orderFailed={t("Failed to update {noun} order", { noun: t("page") })}
  />
);
