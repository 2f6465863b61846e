import { redirectLimits } from "@etalase/contracts/redirects";
import { t } from "../kit/language/t.ts";
import { CountedHead } from "../kit/list/CountedHead.tsx";
import { EmptyWindow, NoMatch } from "../kit/list/EmptyWindow.tsx";
import { ListScreen } from "../kit/list/ListScreen.tsx";
import { PlainRowsCard } from "../kit/list/RowsCard.tsx";
import { AddressTabs } from "../kit/list/ScreenTabs.tsx";
import { counted } from "../kit/parts/format.ts";
import { rows } from "./columns.tsx";

const text = t("Missing addresses that visitors open are listed here, and deleted after {days} days.", {
  days: redirectLimits.forgetDays,
});

/** Lists addresses that visitors did not find, the most requested first. */
export const NotFoundList = () => (
  <ListScreen resource="not-found" perPage={redirectLimits.pageSize}>
    <CountedHead
      title={t("Not Found")}
      say={(total) => t("{paths} that visitors did not find", { paths: counted(total, "path") })}
    />
    <AddressTabs shown="Not found" />
    <PlainRowsCard
      rows={rows}
      filters={null}
      bulkBar={null}
      skeleton={{ rows: 8, rowHeight: 73, cardHeight: 116 }}
      empty={<EmptyWindow title={t("No missing addresses")} text={text} />}
      noMatch={<NoMatch title={t("Nothing found")} text={text} />}
      failure={t("The addresses could not be loaded.")}
    />
  </ListScreen>
);
