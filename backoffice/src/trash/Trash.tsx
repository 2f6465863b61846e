import { trashDays, trashLimits } from "@etalase/contracts/history";
import type { TrashItem } from "@etalase/contracts/history.schema";
import { capitalised } from "@etalase/contracts/text/text";
import { Box } from "@mui/material";
import { useSearchParams } from "react-router-dom";
import { resources } from "../kit/data/resources.ts";
import { rich } from "../kit/language/rich.ts";
import { t } from "../kit/language/t.ts";
import { CountedHead } from "../kit/list/CountedHead.tsx";
import type { PlainRows, Rows } from "../kit/list/columns.ts";
import { EmptyWindow, NoMatch } from "../kit/list/EmptyWindow.tsx";
import { FilterSearch } from "../kit/list/FilterSearch.tsx";
import { FilterSelect } from "../kit/list/FilterSelect.tsx";
import { ListScreen } from "../kit/list/ListScreen.tsx";
import { PlainRowsCard } from "../kit/list/RowsCard.tsx";
import { UndoingTabs } from "../kit/list/ScreenTabs.tsx";
import { SelectBox } from "../kit/list/SelectBox.tsx";
import { counted, formatMoment } from "../kit/parts/format.ts";
import { nounOf } from "../kit/parts/kindNames.ts";
import { Muted, Quiet } from "../kit/theme/Words.tsx";
import { ChangesList } from "./ChangesList.tsx";
import { TrashActions, TrashBulkBar } from "./TrashActions.tsx";

const dayMs = 24 * 60 * 60 * 1000;

const kindOf = ({ resource }: TrashItem) => capitalised(nounOf(resource));
const deleterOf = ({ deletedBy }: TrashItem) => deletedBy.name || t("Somebody");

/** Returns how long the record can still be restored. */
export function timeLeft({ purgeAt }: Pick<TrashItem, "purgeAt">, now = Date.now()): string {
  const days = (Date.parse(purgeAt) - now) / dayMs;
  return days < 1 ? t("less than a day") : counted(Math.ceil(days), "day");
}

const muted = { color: "text.secondary" };
const isSoon = ({ purgeAt }: TrashItem) => Date.parse(purgeAt) - Date.now() < 3 * dayMs;

const TimeLeft = ({ item }: { item: TrashItem }) => (
  <Box component="span" sx={{ whiteSpace: "nowrap", ...(isSoon(item) && { color: "warning.main", fontWeight: 600 }) }}>
    {timeLeft(item)}
  </Box>
);

const name = { fontWeight: 600, overflowWrap: "anywhere", minWidth: 160 };

const TrashCard = ({ item }: { item: TrashItem }) => (
  <Box sx={{ pt: 1.5, pb: 0.5 }}>
    <Box sx={name}>{item.title}</Box>
    <Quiet sx={{ mt: 0.5 }}>
      {kindOf(item)} · {t("deleted by {name}", { name: deleterOf(item) })}, {formatMoment(item.deletedAt)}
    </Quiet>
    <Box sx={{ display: "flex", alignItems: "center", ml: -1.25 }}>
      <SelectBox id={item.id} label={item.title} />
      <Box sx={{ fontSize: ".8125rem" }}>{rich("{time} left", { time: <TimeLeft item={item} /> })}</Box>
      <Box sx={{ ml: "auto" }}>
        <TrashActions item={item} />
      </Box>
    </Box>
  </Box>
);

const rows: PlainRows<TrashItem> & Pick<Rows<TrashItem>, "nameOf"> = {
  nameOf: ({ title }) => title,
  columns: [
    {
      name: t("Name"),
      source: "title",
      isName: true,
      sx: { width: "40%" },
      cell: ({ title }) => <Box sx={name}>{title}</Box>,
    },
    { name: t("Kind"), source: "resource", cell: (item) => <Muted>{kindOf(item)}</Muted> },
    { name: t("Deleted by"), source: "deletedBy", cell: (item) => deleterOf(item) },
    {
      name: t("Deleted"),
      source: "deletedAt",
      cell: ({ deletedAt }) => <Box sx={{ ...muted, whiteSpace: "nowrap" }}>{formatMoment(deletedAt)}</Box>,
    },
    {
      name: t("Time left"),
      source: "purgeAt",
      cell: (item) => <TimeLeft item={item} />,
    },
  ],
  card: (item) => <TrashCard item={item} />,
  actions: (item) => <TrashActions item={item} />,
};

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

const text = t("Deleted records stay here for {days} days. They are off the website, and you can restore them.", {
  days: trashDays,
});

/** Lists deleted records, latest first, to restore them or to delete them for good. */
const TrashList = () => (
  <ListScreen resource="trash" perPage={trashLimits.pageSize}>
    <CountedHead title={t("Trash & recent changes")} say={(total) => counted(total, "record")} />
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

/** Shows the deleted records, or the changes that can still be undone, as the address says. */
export const Trash = () => (useSearchParams()[0].get("view") === "undo" ? <ChangesList /> : <TrashList />);
