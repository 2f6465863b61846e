import { trashDays, trashLimits } from "@etalase/contracts/history";
import { capitalised } from "@etalase/contracts/text/text";
import { nounOf } from "../audit/sentences.ts";
import { EmptyWindow, NoMatch } from "../list/EmptyWindow.tsx";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { FilterSelect } from "../list/FilterSelect.tsx";
import { ListHead } from "../list/ListHead.tsx";
import { ListScreen } from "../list/ListScreen.tsx";
import { PlainRowsCard } from "../list/RowsCard.tsx";
import { UndoingTabs } from "../list/ScreenTabs.tsx";
import { resources } from "../resources.ts";
import { rows } from "./columns.tsx";
import { TrashBulkBar } from "./TrashActions.tsx";

/** The kinds of records in the trash: those with a form, and pictures. */
const kinds = resources
  .filter(({ name, form }) => form || name === "media")
  .map(({ name }) => ({ id: name, name: capitalised(nounOf(name)) }));

const Filters = () => (
  <>
    <FilterSearch placeholder="Search name" />
    <FilterSelect source="resource" label="Kind of record" allLabel="All kinds" choices={kinds} />
  </>
);

const text = `What is deleted waits here for ${trashDays} days. It is not on the website meanwhile, and can be brought back.`;

/** Lists deleted records, latest first, to restore them or to delete them for good. */
export const TrashList = () => (
  <ListScreen resource="trash" perPage={trashLimits.pageSize}>
    <ListHead title="Trash" noun="record" narrowed=" found" columns={rows.columns} />
    <UndoingTabs shown="Trash" />
    <PlainRowsCard
      rows={rows}
      filters={<Filters />}
      bulkBar={<TrashBulkBar />}
      skeleton={{ rows: 10, rowHeight: 57, cardHeight: 112 }}
      empty={<EmptyWindow title="The trash is empty" text={text} />}
      noMatch={<NoMatch title="Nothing found" text="No deleted record matches these filters." />}
      failure="The trash could not be loaded."
    />
  </ListScreen>
);
