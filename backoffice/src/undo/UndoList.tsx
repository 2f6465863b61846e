import { undoLimits, undoMs } from "@etalase/contracts/history";
import { EmptyWindow } from "../list/EmptyWindow.tsx";
import { ListHead } from "../list/ListHead.tsx";
import { ListScreen } from "../list/ListScreen.tsx";
import { PlainRowsCard } from "../list/RowsCard.tsx";
import { rows } from "./columns.tsx";

const text = `What anybody changes here can be taken back for ${undoMs / 60_000} minutes, from any device.`;
const empty = <EmptyWindow title="Nothing to undo" text={text} />;

/** Lists the writes that can still be taken back, the last first. */
export const UndoList = () => (
  <ListScreen resource="undo" perPage={undoLimits.pageSize}>
    <ListHead title="Recent Changes" noun="change" columns={rows.columns} />
    <PlainRowsCard
      rows={rows}
      filters={null}
      bulkBar={null}
      skeleton={{ rows: 10, rowHeight: 57, cardHeight: 80 }}
      empty={empty}
      noMatch={empty}
      failure="The recent changes could not be loaded."
    />
  </ListScreen>
);
