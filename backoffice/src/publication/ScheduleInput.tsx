import { type Publication, publicationState } from "@etalase/contracts/rules/publication";
import { Box, Button, Skeleton } from "@mui/material";
import { CalendarDaysIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { type RaRecord, useRecordContext } from "react-admin";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { loadChunk } from "../kit/data/chunks.ts";
import { FormNotice } from "../kit/form/FormNotice.tsx";
import { ahead } from "../kit/form/lateSection.tsx";
import { PublicationInput } from "../kit/form/SegmentInput.tsx";
import { t } from "../kit/language/t.ts";
import { Quiet } from "../kit/theme/Words.tsx";
import { draftWarning, scheduleWords } from "./scheduleWords.ts";
import { useNow } from "./useNow.ts";

// Loaded after the form, not with the first click: the connection may be lost by then.
const loadTimes = ahead(() => import("./PublishTimes.tsx"));
const PublishTimes = lazy(async () => ({ default: (await loadChunk("PublishTimes", loadTimes)).PublishTimes }));

const fields = ["status", "publishAt", "unpublishAt"] as const;

/** Returns the record's publication as currently set in the form. */
export function usePublication(): Publication {
  const [status, publishAt, unpublishAt] = useWatch({ name: [...fields] });
  return { status: status ?? "draft", publishAt: publishAt || null, unpublishAt: unpublishAt || null };
}

/** The id of the inputs for status and times. */
export const publishingId = "publishing";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" };

type DraftWarningProps = Readonly<{ of: Publication; onSchedule: () => void }>;

/** Warns about a draft that has a time, and schedules it. */
function DraftWarning({ of, onSchedule }: DraftWarningProps) {
  const warning = draftWarning(of, useNow());
  return (
    warning && (
      <FormNotice severity="warning" actions={[{ label: t("Schedule again"), act: onSchedule }]}>
        {warning}
      </FormNotice>
    )
  );
}

function Words() {
  const publication = usePublication();
  const { setValue } = useFormContext();
  const schedule = () => {
    // The pressed button is about to be unmounted, so the focus moves to the status that it chooses.
    document.getElementById(publishingId)?.querySelector<HTMLElement>("[aria-pressed=false]")?.focus();
    setValue("status", "published", { shouldDirty: true });
  };
  const lines = scheduleWords(publication, useRecordContext<Publication & RaRecord>(), useNow());
  return (
    <Quiet aria-live="polite" sx={{ "& p": { m: 0 } }}>
      <DraftWarning of={publication} onSchedule={schedule} />
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Quiet>
  );
}

/** Draft or published; once a time to go live is set, the second choice is called as the list will call the record. */
function StateInput() {
  const { publishAt } = usePublication();
  const isScheduled = publicationState({ status: "published", publishAt, unpublishAt: null }, useNow()) === "scheduled";
  return <PublicationInput isScheduled={isScheduled} />;
}

/** The times of the schedule; folded away while neither is set. */
function Times() {
  const { publishAt, unpublishAt } = usePublication();
  const { errors } = useFormState({ name: [...fields] });
  const [wanted, setWanted] = useState(false);
  const open = wanted || Boolean(publishAt || unpublishAt || errors.publishAt || errors.unpublishAt);
  return (
    <div>
      {!open && (
        <Button
          size="small"
          startIcon={<CalendarDaysIcon />}
          onClick={() => setWanted(true)}
          aria-expanded={false}
          sx={{ ml: -1 }}
        >
          {t("Schedule")}
        </Button>
      )}
      {open && (
        // A half-typed time counts as none, so the fields stay open while one of them has the focus.
        <Box role="group" aria-label={t("Schedule")} onFocus={() => setWanted(true)} sx={{ ...column, gap: 2 }}>
          <Suspense fallback={<Skeleton variant="rounded" height={206} />}>
            <PublishTimes focused={wanted} />
          </Suspense>
        </Box>
      )}
    </div>
  );
}

/** The inputs for whether and when the record is on the website. */
export const ScheduledPublicationInput = () => (
  <Box id={publishingId} sx={{ ...column, gap: 1.5 }}>
    <StateInput />
    <Times />
    <Words />
  </Box>
);
