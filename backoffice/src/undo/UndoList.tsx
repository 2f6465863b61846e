import { undoLimits, undoMs } from "@etalase/contracts/history";
import { useListContext } from "react-admin";
import { t } from "../language/t.ts";
import { EmptyWindow } from "../list/EmptyWindow.tsx";
import { ListScreen } from "../list/ListScreen.tsx";
import { PlainRowsCard } from "../list/RowsCard.tsx";
import { UndoingTabs } from "../list/ScreenTabs.tsx";
import { counted } from "../parts/format.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { rows } from "./columns.tsx";

const text = t("What anybody changes here can be taken back for {minutes} minutes, from any device.", {
  minutes: undoMs / 60_000,
});
const empty = <EmptyWindow title={t("Nothing to undo")} text={text} />;

/** The list's head without filters and export, since the list covers only half an hour. */
function Head() {
  const { total } = useListContext();
  return <PageHead title={t("Recent Changes")} facts={total === undefined ? "\u00a0" : counted(total, "change")} />;
}

/** Lists the writes that can still be undone, latest first. */
export const UndoList = () => (
  <ListScreen resource="undo" perPage={undoLimits.pageSize}>
    <Head />
    <UndoingTabs shown="Recent changes" />
    <PlainRowsCard
      rows={rows}
      filters={null}
      bulkBar={null}
      skeleton={{ rows: 10, rowHeight: 57, cardHeight: 80 }}
      empty={empty}
      noMatch={empty}
      failure={t("The recent changes could not be loaded.")}
    />
  </ListScreen>
);
