import { pageMenus, pagesLimits } from "@etalase/contracts/pages/pages";
import { t } from "../language/t.ts";
import { publicationChanges } from "../list/BulkChanges.tsx";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { FilterPairs, FilterSelect, SortSelect } from "../list/FilterSelect.tsx";
import { OrderedList, orderedSortsBy } from "../order/OrderedList.tsx";
import { plural } from "../parts/format.ts";
import { LanguageFilter } from "../publication/LanguageFilter.tsx";
import { StateFilter } from "../publication/StateFilter.tsx";
import { rows } from "./columns.tsx";
import { menuNames } from "./menus.ts";

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
    invitation={t(
      "Pages of your own have addresses such as /tentang-kami, and can stand in the menus. Write the first one.",
    )}
    orderFailed={t("Failed to update {noun} order", { noun: t("page") })}
  />
);
