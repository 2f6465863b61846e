import { redirectLimits } from "@etalase/contracts/operating/redirects";
import { Button } from "@mui/material";
import { PlusIcon } from "lucide-react";
import { useState } from "react";
import { useListContext } from "react-admin";
import { t } from "../language/t.ts";
import { EmptyWindow, NoMatch } from "../list/EmptyWindow.tsx";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { NarrowSort, type SortChoice } from "../list/FilterSelect.tsx";
import { ListScreen } from "../list/ListScreen.tsx";
import { PlainRowsCard } from "../list/RowsCard.tsx";
import { AddressTabs } from "../list/ScreenTabs.tsx";
import { counted, plural } from "../parts/format.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { rows } from "./columns.tsx";
import { LaterDialog } from "./LaterDialog.tsx";

function Head() {
  const { total } = useListContext();
  const [isNew, setNew] = useState(false);
  return (
    <PageHead title={t("Redirects")} facts={total === undefined ? "\u00a0" : counted(total, "redirect")}>
      <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setNew(true)}>
        {t("New redirect")}
      </Button>
      {isNew && <LaterDialog begun={{ from: "", to: "" }} onClose={() => setNew(false)} />}
    </PageHead>
  );
}

const sorts: readonly SortChoice[] = [
  { field: "createdAt", order: "DESC", name: t("Newest first") },
  { field: "from", order: "ASC", name: t("Address A–Z") },
  { field: "hits", order: "DESC", name: t("Most visits") },
];

/** Lists the redirects. */
export const RedirectsList = () => (
  <ListScreen resource="redirects" perPage={redirectLimits.pageSize} sort={{ field: "createdAt", order: "DESC" }}>
    <Head />
    <AddressTabs shown="Redirects" />
    <PlainRowsCard
      rows={rows}
      filters={
        <>
          <FilterSearch placeholder={t("Search address")} />
          <NarrowSort choices={sorts} />
        </>
      }
      bulkBar={null}
      skeleton={{ rows: 8, rowHeight: 73, cardHeight: 116 }}
      empty={
        <EmptyWindow
          title={t("No redirects yet")}
          text={t(
            "When a page's address changes, its former one goes on leading to it by itself. Make a redirect for addresses of an earlier site.",
          )}
        />
      }
      noMatch={<NoMatch title={t("Nothing found")} text={t("No redirect begins at or leads to such an address.")} />}
      failure={t("The {nouns} could not be loaded.", { nouns: plural("redirect") })}
    />
  </ListScreen>
);
