import type { Publication } from "@etalase/contracts/rules/publication";
import { Box, Button } from "@mui/material";
import { CalendarClockIcon } from "lucide-react";
import { useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { PublicationInput } from "../form/SegmentInput.tsx";
import { scheduleWords } from "./scheduleWords.ts";
import { TimeInput } from "./TimeInput.tsx";
import { useNow } from "./useNow.ts";

const fields = ["status", "publishAt", "unpublishAt"] as const;

/** What the form says of the record's publication, as it stands there now. */
export function usePublication(): Publication {
  const [status, publishAt, unpublishAt] = useWatch({ name: [...fields] });
  return { status: status ?? "draft", publishAt: publishAt || null, unpublishAt: unpublishAt || null };
}

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" };

function Words() {
  const lines = scheduleWords(usePublication(), useNow());
  return (
    <Box aria-live="polite" sx={{ fontSize: ".8125rem", color: "text.secondary", "& p": { m: 0 } }}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Box>
  );
}

/** From when and until when it is public; folded away as long as it has neither. */
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
          startIcon={<CalendarClockIcon />}
          onClick={() => setWanted(true)}
          aria-expanded={false}
          sx={{ ml: -1 }}
        >
          Schedule
        </Button>
      )}
      {open && (
        // A time that is half typed is none yet: the fields stay where somebody is at them.
        <Box role="group" aria-label="Schedule" onFocus={() => setWanted(true)} sx={{ ...column, gap: 2 }}>
          {/* The button that was pressed is gone: the focus goes on to what it opened. */}
          <TimeInput source="publishAt" label="Publish at" autoFocus={wanted} />
          <TimeInput source="unpublishAt" label="Unpublish at" />
        </Box>
      )}
    </div>
  );
}

/** Whether and when the record is on the website. */
export const ScheduledPublicationInput = () => (
  <Box sx={{ ...column, gap: 1.5 }}>
    <PublicationInput />
    <Times />
    <Words />
  </Box>
);
