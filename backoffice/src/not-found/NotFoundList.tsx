import { redirectLimits } from "@etalase/contracts/operating/redirects";
import { useListContext } from "react-admin";
import { EmptyWindow, NoMatch } from "../list/EmptyWindow.tsx";
import { ListScreen } from "../list/ListScreen.tsx";
import { PlainRowsCard } from "../list/RowsCard.tsx";
import { counted } from "../parts/format.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { AddressTabs } from "../redirects/AddressTabs.tsx";
import { BrokenLinks } from "./BrokenLinks.tsx";
import { rows } from "./columns.tsx";

function Head() {
  const { total } = useListContext();
  return (
    <PageHead
      title="Not Found"
      facts={total === undefined ? "\u00a0" : `${counted(total, "path")} that visitors asked for in vain`}
    />
  );
}

const text = `Addresses without a page are gathered here when visitors ask for them, and forgotten after ${redirectLimits.forgetDays} days.`;

/** Lists addresses that visitors requested in vain, the most requested first. */
export const NotFoundList = () => (
  <ListScreen resource="not-found" perPage={redirectLimits.pageSize}>
    <Head />
    <AddressTabs shown="Not found" />
    <PlainRowsCard
      rows={rows}
      filters={null}
      bulkBar={null}
      skeleton={{ rows: 8, rowHeight: 73, cardHeight: 116 }}
      empty={<EmptyWindow title="Nothing was missed" text={text} />}
      noMatch={<NoMatch title="Nothing found" text={text} />}
      failure="The addresses could not be loaded."
    />
    <BrokenLinks />
  </ListScreen>
);
