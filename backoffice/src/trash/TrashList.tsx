import { trashDays, trashLimits } from "@etalase/contracts/history";
import { capitalised } from "@etalase/contracts/text/text";
import { nounOf } from "../audit/sentences.ts";
import { t } from "../language/t.ts";
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
    <FilterSearch placeholder={t("Search name")} />
    <FilterSelect source="resource" label={t("Kind of record")} allLabel={t("All kinds")} choices={kinds} />
  </>
);

const text = t(
  "What is deleted waits here for {days} days. It is not on the website meanwhile, and can be brought back.",
  { days: trashDays },
);

/** Lists deleted records, latest first, to restore them or to delete them for good. */
export const TrashList = () => (
  <ListScreen resource="trash" perPage={trashLimits.pageSize}>
    <ListHead title={t("Trash")} noun="record" narrowed={` ${t("found")}`} columns={rows.columns} />
    <UndoingTabs shown="Trash" />
    <PlainRowsCard
      rows={rows}
      filters={<Filters />}
      bulkBar={<TrashBulkBar />}
      skeleton={{ rows: 10, rowHeight: 57, cardHeight: 112 }}
      empty={<EmptyWindow title={t("The trash is empty")} text={text} />}
      noMatch={<NoMatch title={t("Nothing found")} text={t("No deleted record matches these filters.")} />}
      failure={t("The trash could not be loaded.")}
    />
  </ListScreen>
);
