import type { Redirect } from "@etalase/contracts/operating/redirects.schema";
import { Box } from "@mui/material";
import { PencilIcon } from "lucide-react";
import { useState } from "react";
import { t } from "../language/t.ts";
import type { PlainRows } from "../list/columns.ts";
import { deleteSentences } from "../list/DeleteDialog.tsx";
import { DeleteAction } from "../list/RowActions.tsx";
import { counted, formatDay, formatMoment, formatNumber, isoDay } from "../parts/format.ts";
import { IconAction } from "../parts/IconAction.tsx";
import { End, Note, Quiet } from "../theme/Words.tsx";
import { LaterDialog } from "./LaterDialog.tsx";

const deleting = deleteSentences("redirect", {
  warning: t("will lead nowhere: its visitors see that there is no such page."),
});

const long = { overflowWrap: "anywhere" };

/** The source and target of a redirect. */
const Way = ({ from, to }: Redirect) => (
  <Box sx={{ minWidth: 0 }}>
    <Box sx={{ ...long, fontWeight: 600 }}>{from}</Box>
    <Note>
      <span aria-hidden>→ </span>
      {to}
    </Note>
  </Box>
);

const makerOf = ({ by }: Redirect) => by ?? t("The site");

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
      {isEdited && <LaterDialog begun={{ id, from, to }} onClose={() => setEdited(false)} />}
    </End>
  );
}

export const rows: PlainRows<Redirect> = {
  columns: [
    { name: t("Redirect"), source: "from", isName: true, sort: "ASC", sx: { width: "55%" }, cell: Way },
    { name: t("From"), of: ({ from }) => from },
    { name: t("To"), of: ({ to }) => to },
    { name: t("Visits"), source: "hits", sort: "DESC", cell: ({ hits }) => formatNumber(hits), of: ({ hits }) => hits },
    {
      name: t("Last visit"),
      source: "lastHitAt",
      cell: ({ lastHitAt }) => <Quiet>{lastHitAt ? formatMoment(lastHitAt) : t("None yet")}</Quiet>,
      of: ({ lastHitAt }) => (lastHitAt ? isoDay(new Date(lastHitAt)) : ""),
    },
    {
      name: t("Made"),
      source: "createdAt",
      sort: "DESC",
      hint: t("The site makes one when a page has moved and somebody asks for its former address"),
      cell: (redirect) => (
        <Quiet>
          {formatDay(redirect.createdAt)}
          <br />
          {makerOf(redirect)}
        </Quiet>
      ),
      of: ({ createdAt }) => isoDay(new Date(createdAt)),
    },
  ],
  card: (redirect) => (
    <Box sx={{ pt: 1.5, pb: 0.5 }}>
      <Way {...redirect} />
      <Box sx={{ display: "flex", alignItems: "center" }}>
        <Quiet>
          {counted(redirect.hits, "visit")} · {makerOf(redirect)}
        </Quiet>
        <Box sx={{ ml: "auto" }}>
          <Actions redirect={redirect} />
        </Box>
      </Box>
    </Box>
  ),
  actions: (redirect) => <Actions redirect={redirect} />,
};
