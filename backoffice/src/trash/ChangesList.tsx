import { undoLimits, undoMs } from "@etalase/contracts/history";
import type { Undoable } from "@etalase/contracts/history.schema";
import { onlyRecordOf } from "@etalase/contracts/kinds";
import { Box, Button } from "@mui/material";
import { UndoIcon } from "lucide-react";
import { useRef } from "react";
import { t } from "../kit/language/t.ts";
import { CountedHead } from "../kit/list/CountedHead.tsx";
import type { PlainRows } from "../kit/list/columns.ts";
import { EmptyWindow } from "../kit/list/EmptyWindow.tsx";
import { ListScreen } from "../kit/list/ListScreen.tsx";
import { PlainRowsCard } from "../kit/list/RowsCard.tsx";
import { UndoingTabs } from "../kit/list/ScreenTabs.tsx";
import { useDone } from "../kit/notices/UndoButton.tsx";
import { useUndo } from "../kit/notices/useUndo.ts";
import { counted, formatMoment } from "../kit/parts/format.ts";
import { nounOf, nounsOf } from "../kit/parts/kindNames.ts";
import { useFocusOnRemoval } from "../kit/parts/useFocusOnRemoval.ts";
import { End } from "../kit/theme/Words.tsx";

/** The sentences about records with a title, and without one. */
const deeds = {
  create: ["Added the {noun} “{title}”", "Added one {noun}"],
  update: ["Changed the {noun} “{title}”", "Changed one {noun}"],
  delete: ["Deleted the {noun} “{title}”", "Deleted one {noun}"],
  restore: ["Restored the {noun} “{title}”", "Restored one {noun}"],
} as const;

/** Describes a write: “Deleted the article “Promo” and 2 more”. */
export function deedOf({ deed, resource, title, count }: Pick<Undoable, "deed" | "resource" | "title" | "count">) {
  if (deed === "move") return t("Put the {nouns} in another order", { nouns: nounsOf(resource) });
  const only = onlyRecordOf(resource);
  if (only) return t("Changed the {what}", { what: t(only) });
  const noun = nounOf(resource);
  const [titled, untitled] = deeds[deed];
  const first = title ? t(titled, { noun, title }) : t(untitled, { noun });
  return count > 1 ? t("{first} and {others}", { first, others: counted(count - 1, "other") }) : first;
}

const doerOf = ({ by }: Undoable) => by.name || t("Somebody");

/** Returns the time left to undo the write. */
export function timeLeft({ until }: Pick<Undoable, "until">, now = Date.now()): string {
  const minutes = Math.floor((Date.parse(until) - now) / 60_000);
  return minutes < 1 ? t("less than a minute") : counted(minutes, "minute");
}

const muted = { color: "text.secondary" };

function UndoAction({ write }: { write: Undoable }) {
  const place = useRef<HTMLElement>(null);
  const moveFocus = useFocusOnRemoval(place);
  const tell = useDone();
  const deed = deedOf(write);
  const { mutate, isPending } = useUndo(write.id, {
    onDone: (data) => tell(t("Undone: {what}", { what: deed }), data),
    onSettled: moveFocus,
  });
  return (
    <End ref={place}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<UndoIcon size={16} />}
        aria-label={t("Undo: {deed}", { deed })}
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        {t("Undo")}
      </Button>
    </End>
  );
}

const name = { fontWeight: 600, overflowWrap: "anywhere", minWidth: 160 };

const rows: PlainRows<Undoable> = {
  columns: [
    {
      name: t("Change"),
      source: "title",
      isName: true,
      sx: { width: "50%" },
      cell: (write) => <Box sx={name}>{deedOf(write)}</Box>,
    },
    { name: t("By"), source: "by", cell: doerOf },
    {
      name: t("When"),
      source: "at",
      cell: ({ at }) => <Box sx={{ ...muted, whiteSpace: "nowrap" }}>{formatMoment(at)}</Box>,
    },
    {
      name: t("Time left"),
      source: "until",
      cell: (write) => <Box sx={{ whiteSpace: "nowrap" }}>{timeLeft(write)}</Box>,
    },
  ],
  actions: (write) => <UndoAction write={write} />,
};

const text = t("Every change can be undone for {minutes} minutes, from any device.", {
  minutes: undoMs / 60_000,
});
const empty = <EmptyWindow title={t("Nothing to undo")} text={text} />;

/** Lists the writes that can still be undone, latest first. */
export const ChangesList = () => (
  <ListScreen resource="undo" perPage={undoLimits.pageSize}>
    {/* Without filters and export, since the list covers only half an hour. */}
    <CountedHead title={t("Trash & recent changes")} say={(total) => counted(total, "change")} />
    <UndoingTabs shown="Recent changes" />
    <PlainRowsCard
      rows={rows}
      filters={null}
      skeleton={{ rows: 10, rowHeight: 57, cardHeight: 80 }}
      empty={empty}
      failure={t("The recent changes could not be loaded.")}
    />
  </ListScreen>
);
