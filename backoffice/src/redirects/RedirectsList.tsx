import type { Redirect } from "@etalase/contracts/redirects.schema";
import { Button } from "@mui/material";
import { PencilIcon, PlusIcon } from "lucide-react";
import { useState } from "react";
import { t } from "../kit/language/t.ts";
import type { PlainRows } from "../kit/list/columns.ts";
import { deleteSentences } from "../kit/list/DeleteDialog.tsx";
import { FilterSearch } from "../kit/list/FilterSearch.tsx";
import { NarrowSort, type SortChoice } from "../kit/list/FilterSelect.tsx";
import { DeleteAction } from "../kit/list/RowActions.tsx";
import { counted, formatDay, formatMoment, formatNumber } from "../kit/parts/format.ts";
import { IconAction } from "../kit/parts/IconAction.tsx";
import { lazyComponent } from "../kit/parts/lazyComponent.tsx";
import { End, Quiet } from "../kit/theme/Words.tsx";
import { AddressList, AddressName } from "./AddressList.tsx";

// Loaded on demand, since the lists work without it.
const RedirectDialog = lazyComponent(async () => (await import("./RedirectDialog.tsx")).RedirectDialog);

const deleting = deleteSentences("redirect", {
  warning: t("will stop working: visitors will see that the page does not exist."),
});

const Way = ({ from, to }: Redirect) => (
  <AddressName name={from}>
    <span aria-hidden>→ </span>
    {to}
  </AddressName>
);

function Actions({ redirect }: { redirect: Redirect }) {
  const [isEdited, setEdited] = useState(false);
  const { id, from, to } = redirect;
  return (
    <End>
      <IconAction
        label={t("Edit {name}", { name: from })}
        tip={t("Edit")}
        Icon={PencilIcon}
        onClick={() => setEdited(true)}
      />
      <DeleteAction record={redirect} name={from} sentences={deleting} />
      {isEdited && <RedirectDialog initial={{ id, from, to }} onClose={() => setEdited(false)} />}
    </End>
  );
}

const rows: PlainRows<Redirect> = {
  columns: [
    { name: t("Redirect"), source: "from", isName: true, sort: "ASC", sx: { width: "55%" }, cell: Way },
    { name: t("Visits"), source: "hits", sort: "DESC", align: "right", cell: ({ hits }) => formatNumber(hits) },
    {
      name: t("Last visit"),
      source: "lastHitAt",
      cell: ({ lastHitAt }) => <Quiet>{lastHitAt ? formatMoment(lastHitAt) : t("None yet")}</Quiet>,
    },
    {
      name: t("Created"),
      source: "createdAt",
      sort: "DESC",
      hint: t("The site created it when somebody opened the old address of a moved page"),
      cell: ({ createdAt, by }) => (
        <Quiet>
          {formatDay(createdAt)}
          <br />
          {by ?? t("The site")}
        </Quiet>
      ),
    },
  ],
  actions: (redirect) => <Actions redirect={redirect} />,
};

const sorts: readonly SortChoice[] = [
  { field: "createdAt", order: "DESC", name: t("Newest first") },
  { field: "from", order: "ASC", name: t("Address A–Z") },
  { field: "hits", order: "DESC", name: t("Most visits") },
];

/** Lists the redirects. */
export function RedirectsList() {
  const [isNew, setNew] = useState(false);
  return (
    <AddressList
      resource="redirects"
      noun="redirect"
      sort={{ field: "createdAt", order: "DESC" }}
      title={t("Redirects")}
      say={(total) => counted(total, "redirect")}
      shown="Redirects"
      rows={rows}
      filters={
        <>
          <FilterSearch placeholder={t("Search address")} />
          <NarrowSort choices={sorts} />
        </>
      }
      noMatch={t("No redirect from or to such an address.")}
      none={t("No redirects yet")}
      text={t(
        "When a page's address changes, the old one redirects to it automatically. Create redirects for the addresses of an earlier site.",
      )}
    >
      <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setNew(true)}>
        {t("New redirect")}
      </Button>
      {isNew && <RedirectDialog initial={{ from: "", to: "" }} onClose={() => setNew(false)} />}
    </AddressList>
  );
}
