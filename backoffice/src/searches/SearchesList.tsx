import type { VainSearch } from "@etalase/contracts/searches.schema";
import { Box, Button } from "@mui/material";
import { EyeOffIcon, PenLineIcon } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { keepCopy } from "../kit/data/copies.ts";
import { copyParam, newKey } from "../kit/drafts/place.ts";
import { t } from "../kit/language/t.ts";
import { CountedHead } from "../kit/list/CountedHead.tsx";
import type { PlainRows } from "../kit/list/columns.ts";
import { EmptyWindow, NoMatch } from "../kit/list/EmptyWindow.tsx";
import { ListScreen } from "../kit/list/ListScreen.tsx";
import { PlainRowsCard } from "../kit/list/RowsCard.tsx";
import { AddressTabs } from "../kit/list/ScreenTabs.tsx";
import { useAct } from "../kit/notices/useAct.ts";
import { counted, formatMoment, formatNumber } from "../kit/parts/format.ts";
import { IconAction } from "../kit/parts/IconAction.tsx";
import { lazyComponent } from "../kit/parts/lazyComponent.tsx";
import { useFocusOnRemoval } from "../kit/parts/useFocusOnRemoval.ts";
import { Quiet, Row } from "../kit/theme/Words.tsx";

const SameAsDialog = lazyComponent(async () => (await import("./SynonymsDialog.tsx")).SameAsDialog);
const SynonymsDialog = lazyComponent(async () => (await import("./SynonymsDialog.tsx")).SynonymsDialog);

type Search = VainSearch & Readonly<{ id: string }>;

/** Makes a synonym of the search, begins an article with it as title, or takes it off the list. */
function Actions({ search: { text } }: { search: Search }) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const place = useRef<HTMLElement>(null);
  const { mutate: remove, isPending } = useAct({
    does: (call) => call(`searches?${new URLSearchParams({ text })}`, { method: "DELETE" }),
    refreshes: true,
    onDone: useFocusOnRemoval(place),
  });
  const { mutate: begin, isPending: isBeginning } = useAct({
    async does() {
      const key = newKey();
      await keepCopy({ resource: "news", key }, { values: { title: text.charAt(0).toUpperCase() + text.slice(1) } });
      return key;
    },
    onDone: (key) => void navigate(`/dashboard/news/create?${new URLSearchParams({ [copyParam]: key })}`),
  });
  return (
    <Row ref={place} sx={{ justifyContent: "flex-end", gap: 0.5 }}>
      <Button
        size="small"
        variant="outlined"
        aria-label={t("“{text}” means the same as …", { text })}
        onClick={() => setOpen(true)}
      >
        {t("Same as …")}
      </Button>
      <IconAction
        label={t("Write an article about “{text}”", { text })}
        tip={t("Write an article")}
        Icon={PenLineIcon}
        onClick={() => !isBeginning && begin()}
      />
      <IconAction
        label={t("Ignore {address}", { address: text })}
        tip={t("Ignore")}
        Icon={EyeOffIcon}
        onClick={() => !isPending && remove()}
      />
      {isOpen && (
        <SameAsDialog
          text={text}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            remove();
          }}
        />
      )}
    </Row>
  );
}

const rows: PlainRows<Search> = {
  columns: [
    {
      name: t("Search"),
      source: "text",
      isName: true,
      sx: { width: "45%" },
      cell: ({ text }) => <Box sx={{ overflowWrap: "anywhere", fontWeight: 600 }}>{text}</Box>,
    },
    { name: t("Times"), source: "count", cell: ({ count }) => formatNumber(count) },
    { name: t("Last time"), source: "lastAt", cell: ({ lastAt }) => <Quiet>{formatMoment(lastAt)}</Quiet> },
  ],
  actions: (search) => <Actions search={search} />,
};

const text = t("Searches of visitors that find nothing are listed here, and deleted after {days} days.", { days: 90 });

/** Lists the searches of visitors that found nothing, the most frequent first. */
export function SearchesList() {
  const [isEditing, setEditing] = useState(false);
  return (
    <ListScreen resource="searches" perPage={25}>
      <CountedHead
        title={t("Searches")}
        say={(total) => t("{searches} that found nothing", { searches: counted(total, "search term") })}
      >
        <Button variant="outlined" onClick={() => setEditing(true)}>
          {t("Synonyms")}
        </Button>
        {isEditing && <SynonymsDialog onClose={() => setEditing(false)} />}
      </CountedHead>
      <AddressTabs shown="Searches" />
      <PlainRowsCard
        rows={rows}
        filters={null}
        bulkBar={null}
        skeleton={{ rows: 8, rowHeight: 73, cardHeight: 116 }}
        empty={<EmptyWindow title={t("No searches in vain")} text={text} />}
        noMatch={<NoMatch title={t("Nothing found")} text={text} />}
        failure={t("The searches could not be loaded.")}
      />
    </ListScreen>
  );
}
