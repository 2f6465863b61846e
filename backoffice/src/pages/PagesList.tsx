import { pageMenus, pagesLimits } from "@etalase/contracts/pages/pages";
import { publicationChanges } from "../list/BulkChanges.tsx";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { FilterPairs, FilterSelect, SortSelect } from "../list/FilterSelect.tsx";
import { OrderedList, orderedSortsBy } from "../order/OrderedList.tsx";
import { StateFilter } from "../publication/StateFilter.tsx";
import { rows } from "./columns.tsx";
import { menuNames } from "./menus.ts";

const changes = publicationChanges("Failed to update pages");

const sorts = orderedSortsBy("title", "Title");

const menus = pageMenus.map((id) => ({ id, name: menuNames[id] }));

const filters = (
  <>
    <FilterSearch placeholder="Search titles" />
    <FilterPairs>
      <FilterSelect source="menu" label="Menu" allLabel="Any menu" choices={menus} />
      <SortSelect choices={sorts} />
    </FilterPairs>
    <StateFilter />
  </>
);

export const PagesList = () => (
  <OrderedList
    resource="pages"
    title="Pages"
    noun="page"
    perPage={pagesLimits.pageSize}
    create="Add New Page"
    {...{ rows, filters, changes }}
    invitation="Pages of your own have addresses such as /tentang-kami, and can stand in the menus. Write the first one."
    orderFailed="Failed to update page order"
  />
);
