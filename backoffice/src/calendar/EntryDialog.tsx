import { isInOrder, publicationState, unpublishBeforePublish } from "@etalase/contracts/rules/publication";
import { articlePath, projectPath } from "@etalase/contracts/site/paths";
import { Box, Button, Dialog, Typography } from "@mui/material";
import { ExternalLinkIcon, PencilIcon } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { Link } from "react-router-dom";
import { BusyButton } from "../parts/BusyButton.tsx";
import { useEditPath } from "../parts/EditLink.tsx";
import { scheduleWords } from "../publication/scheduleWords.ts";
import { TimeField } from "../publication/TimeInput.tsx";
import { useNow } from "../publication/useNow.ts";
import { kinds } from "./EntryButton.tsx";
import type { Entry } from "./useCalendar.ts";
import { type Times, useMove } from "./useMove.ts";

const WaysOn = ({ entry }: { entry: Entry }) => (
  <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap", mt: 1, ml: -1 }}>
    <Button component={Link} to={useEditPath(entry.id, entry.resource)} size="small" startIcon={<PencilIcon />}>
      Edit
    </Button>
    {publicationState(entry, Date.now()) === "published" && (
      <Button
        href={(entry.resource === "news" ? articlePath : projectPath)(entry.slug)}
        target="_blank"
        rel="noopener"
        size="small"
        startIcon={<ExternalLinkIcon />}
      >
        View
      </Button>
    )}
  </Box>
);

type EntryDialogProps = Readonly<{ entry: Entry; onClose: () => void }>;

/** Changes the times of a record, and shows the effect before saving. */
export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  const titleId = useId();
  const now = useNow();
  const [times, setTimes] = useState<Times>({ publishAt: entry.publishAt, unpublishAt: entry.unpublishAt });
  const { move, isPending, refused } = useMove(entry, onClose);
  const isSame = times.publishAt === entry.publishAt && times.unpublishAt === entry.unpublishAt;
  const isCrossed = !isInOrder(times);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSame) onClose();
    else if (!isCrossed) move(times);
  };
  return (
    <Dialog open onClose={isPending ? undefined : onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <Box component="form" noValidate onSubmit={submit} sx={{ p: 3 }}>
        <Typography variant="caption" sx={{ color: "text.secondary" }}>
          {kinds[entry.resource]}
        </Typography>
        <Typography id={titleId} variant="h2" sx={{ overflowWrap: "anywhere" }}>
          {entry.title}
        </Typography>
        <WaysOn entry={entry} />
        <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2, my: 2 }}>
          <TimeField
            label="Publish at"
            value={times.publishAt}
            onChange={(publishAt) => setTimes({ ...times, publishAt })}
            error={refused?.publishAt}
          />
          <TimeField
            label="Unpublish at"
            value={times.unpublishAt}
            onChange={(unpublishAt) => setTimes({ ...times, unpublishAt })}
            error={isCrossed ? unpublishBeforePublish : refused?.unpublishAt}
          />
        </Box>
        <Box aria-live="polite" sx={{ fontSize: ".875rem", color: "text.secondary", "& p": { m: 0 } }}>
          {scheduleWords({ ...entry, ...times }, now).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Box>
        <Box sx={{ display: "flex", gap: 1, justifyContent: "flex-end", mt: 3 }}>
          <Button variant="outlined" onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <BusyButton type="submit" variant="contained" busy={isPending}>
            Save times
          </BusyButton>
        </Box>
      </Box>
    </Dialog>
  );
}
