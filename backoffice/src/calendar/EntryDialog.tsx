import { scheduledResources } from "@etalase/contracts/desk/calendar";
import { kinds as kindsOfContent } from "@etalase/contracts/kinds";
import {
  isInOrder,
  type PublicationState,
  publicationState,
  unpublishBeforePublish,
} from "@etalase/contracts/rules/publication";
import { Box, Button, Dialog, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { ExternalLinkIcon, PencilIcon } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import type { HttpError } from "react-admin";
import { Link } from "react-router-dom";
import { refusal, t } from "../language/t.ts";
import { useAct } from "../notices/useAct.ts";
import { BusyButton } from "../parts/BusyButton.tsx";
import { useEditPath } from "../parts/EditLink.tsx";
import { publicationNames, StatusChip } from "../parts/StatusChip.tsx";
import { DraftWarning } from "../publication/DraftWarning.tsx";
import { tones } from "../publication/StateChip.tsx";
import { scheduleWords } from "../publication/scheduleWords.ts";
import { TimeField } from "../publication/TimeInput.tsx";
import { useNow } from "../publication/useNow.ts";
import { Cluster, End } from "../theme/Words.tsx";
import { kinds } from "./EntryButton.tsx";
import type { Entry } from "./useCalendar.ts";

type Times = Readonly<Pick<Entry, "publishAt" | "unpublishAt"> & { status?: "published" }>;

/** The server's messages about the times, by field. */
type Refusal = Readonly<Partial<Record<keyof Times, string>>>;

/** Returns the refusal of the times; undefined for other failures, which are reported elsewhere. */
const refusalOf = ({ status, body }: HttpError): Refusal | undefined => (status === 400 ? body?.errors : undefined);

const isStale = ({ status }: HttpError) => status === 412;
const stale = {
  text: t("Somebody else has changed this. The calendar shows it as it is now."),
  type: "warning",
} as const;

/** Moves the focus to the entry's new place, since the button that had it was unmounted with the former day. */
const followFocus = ({ id, event }: Entry) =>
  setTimeout(() => document.querySelector<HTMLElement>(`[data-entry="${id}${event}"]`)?.focus());

/** Changes a record's times, unless another editor changed the record since the calendar was loaded. */
function useMove(entry: Entry, onDone: () => void) {
  const queries = useQueryClient();
  const redraw = () =>
    Promise.all(["calendar", ...scheduledResources].map((key) => queries.invalidateQueries({ queryKey: [key] })));

  const { mutate, isPending, error } = useAct({
    does: (call, data: Times) => call(`${entry.resource}/${entry.id}`, { method: "PUT", data, version: entry.version }),
    done: t("Schedule changed"),
    failed: (failure) => {
      if (refusalOf(failure)) return undefined;
      return isStale(failure) ? stale : t("The schedule could not be changed");
    },
    onDone: async () => {
      onDone();
      await redraw();
      followFocus(entry);
    },
    onFail: async (failure) => {
      if (!isStale(failure)) return;
      onDone();
      await redraw();
    },
  });
  return { move: mutate, isPending, refused: error ? refusalOf(error) : undefined };
}

const WaysOn = ({ entry }: { entry: Entry }) => (
  <Cluster sx={{ mt: 1, ml: -1 }}>
    <Button component={Link} to={useEditPath(entry.id, entry.resource)} size="small" startIcon={<PencilIcon />}>
      {t("Edit")}
    </Button>
    {publicationState(entry, Date.now()) === "published" && (
      <Button
        href={kindsOfContent[entry.resource].pageOf(entry.slug)}
        target="_blank"
        rel="noopener"
        size="small"
        startIcon={<ExternalLinkIcon />}
      >
        {t("View")}
      </Button>
    )}
  </Cluster>
);

type HeadProps = Readonly<{ entry: Entry; state: PublicationState; titleId: string }>;

const Head = ({ entry, state, titleId }: HeadProps) => (
  <>
    <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", mb: 0.5 }}>
      <Typography variant="caption">{kinds[entry.resource]}</Typography>
      <StatusChip tone={tones[state]} label={publicationNames[state]} />
    </Box>
    <Typography id={titleId} variant="h2" sx={{ overflowWrap: "anywhere" }}>
      {entry.title}
    </Typography>
    <WaysOn entry={entry} />
  </>
);

type TimeFieldsProps = Readonly<{ times: Times; refused: Refusal | undefined; onChange: (times: Times) => void }>;

const TimeFields = ({ times, refused, onChange }: TimeFieldsProps) => (
  <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2, my: 2 }}>
    <TimeField
      label={t("Publish at")}
      value={times.publishAt}
      onChange={(publishAt) => onChange({ ...times, publishAt })}
      error={refused?.publishAt}
    />
    <TimeField
      label={t("Unpublish at")}
      value={times.unpublishAt}
      onChange={(unpublishAt) => onChange({ ...times, unpublishAt })}
      error={isInOrder(times) ? refused?.unpublishAt : refusal(unpublishBeforePublish)}
    />
  </Box>
);

type EntryDialogProps = Readonly<{ entry: Entry; onClose: () => void }>;

/** Changes the times of a record, and shows the effect before saving. */
export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  const titleId = useId();
  const now = useNow();
  const [times, setTimes] = useState<Times>({ publishAt: entry.publishAt, unpublishAt: entry.unpublishAt });
  const { move, isPending, refused } = useMove(entry, onClose);
  const planned = { ...entry, ...times };
  const isSame = !times.status && times.publishAt === entry.publishAt && times.unpublishAt === entry.unpublishAt;
  const save = useRef<HTMLButtonElement>(null);
  const schedule = () => {
    // The pressed button is about to be unmounted, so the focus moves to the one that comes next.
    save.current?.focus();
    setTimes({ ...times, status: "published" });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSame) onClose();
    else if (isInOrder(times)) move(times);
  };
  return (
    <Dialog open onClose={isPending ? undefined : onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <Box component="form" noValidate onSubmit={submit} sx={{ p: 3 }}>
        <Head entry={entry} state={publicationState(planned, now)} titleId={titleId} />
        <TimeFields times={times} refused={refused} onChange={setTimes} />
        <Box aria-live="polite" sx={{ fontSize: ".875rem", color: "text.secondary", "& p": { m: 0 } }}>
          <DraftWarning of={planned} onSchedule={schedule} />
          {scheduleWords(planned, entry, now).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Box>
        <End sx={{ gap: 1, mt: 3 }}>
          <Button variant="outlined" onClick={onClose} disabled={isPending}>
            {t("Cancel")}
          </Button>
          <BusyButton ref={save} type="submit" variant="contained" busy={isPending}>
            {t("Save times")}
          </BusyButton>
        </End>
      </Box>
    </Dialog>
  );
}
