import type { VainSearch } from "@etalase/contracts/redirects.schema";
import { Button } from "@mui/material";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { keepCopy } from "../kit/data/copies.ts";
import { copyParam, newKey } from "../kit/drafts/place.ts";
import { t } from "../kit/language/t.ts";
import type { PlainRows } from "../kit/list/columns.ts";
import { useAct } from "../kit/notices/useAct.ts";
import { counted, formatNumber, formatSince } from "../kit/parts/format.ts";
import { lazyComponent } from "../kit/parts/lazyComponent.tsx";
import { Quiet } from "../kit/theme/Words.tsx";
import { AddressList, AddressName, InVainActions } from "../redirects/AddressList.tsx";

const SynonymsDialog = lazyComponent(async () => (await import("./SynonymsDialog.tsx")).SynonymsDialog);

/** Begins an article with the search as title. */
function WriteAction({ text }: VainSearch) {
  const navigate = useNavigate();
  const { mutate, isPending } = useAct({
    async does() {
      const key = newKey();
      await keepCopy({ resource: "news", key }, { values: { title: text.charAt(0).toUpperCase() + text.slice(1) } });
      return key;
    },
    onDone: (key) => void navigate(`/dashboard/news/create?${new URLSearchParams({ [copyParam]: key })}`),
  });
  return (
    <Button
      size="small"
      aria-label={t("Write an article about “{text}”", { text })}
      onClick={() => !isPending && mutate()}
    >
      {t("Write an article")}
    </Button>
  );
}

const half = { width: "45%" };

const rows: PlainRows<VainSearch> = {
  columns: [
    { name: t("Search term"), source: "text", isName: true, sx: half, cell: ({ text }) => <AddressName name={text} /> },
    { name: t("Times"), source: "count", align: "right", cell: ({ count }) => formatNumber(count) },
    {
      name: t("Last time"),
      source: "lastAt",
      sx: { "&&": { pl: 4 } },
      cell: ({ lastAt }) => <Quiet sx={{ whiteSpace: "nowrap" }}>{formatSince(lastAt)}</Quiet>,
    },
  ],
  actions: (search) => (
    <InVainActions
      name={search.text}
      label={t("Add synonym")}
      fullLabel={t("Add synonym for “{text}”", { text: search.text })}
      dialog={(close, ignore) => <SynonymsDialog search={search.text} onClose={close} onDone={ignore} />}
      ignoring={{
        does: (call) => call(`searches?${new URLSearchParams({ text: search.text })}`, { method: "DELETE" }),
      }}
    >
      <WriteAction {...search} />
    </InVainActions>
  ),
};

/** Lists the searches of visitors that found nothing. */
export function SearchesList() {
  const [isEditing, setEditing] = useState(false);
  return (
    <AddressList
      resource="searches"
      noun="search term"
      title={t("Searches")}
      say={(total) => t("{searches} that found nothing", { searches: counted(total, "search term") })}
      shown="Searches"
      rows={rows}
      none={t("No searches in vain")}
      text={t("Searches of visitors that find nothing are listed here, and deleted after {days} days.", { days: 90 })}
    >
      <Button variant="outlined" onClick={() => setEditing(true)}>
        {t("Synonyms")}
      </Button>
      {isEditing && <SynonymsDialog onClose={() => setEditing(false)} />}
    </AddressList>
  );
}
