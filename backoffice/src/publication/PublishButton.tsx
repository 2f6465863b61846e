import { type Publication, publicationState } from "@etalase/contracts/rules/publication";
import { IconButton } from "@mui/material";
import { CalendarDaysIcon } from "lucide-react";
import { useRecordContext } from "react-admin";
import { useIsBeside } from "../kit/desk/deskContext.ts";
import { SubmitButton } from "../kit/form/SubmitButton.tsx";
import { t } from "../kit/language/t.ts";
import { publicationNames } from "../kit/parts/StatusChip.tsx";
import { publishingId, usePublication } from "./ScheduleInput.tsx";
import { tones } from "./StateChip.tsx";
import { effectOf } from "./scheduleWords.ts";
import { useNow } from "./useNow.ts";

/** Scrolls to the inputs of the status and the times, and focuses the chosen status. */
function showPublishing(): void {
  const inputs = document.getElementById(publishingId);
  inputs?.closest("section")?.scrollIntoView();
  inputs?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus({ preventScroll: true });
}

/** Scrolls to the status and the times where they are below the text. */
function StatusButton() {
  const state = publicationState(usePublication(), useNow());
  const label = t("Status: {state}", { state: publicationNames[state] });
  const isBeside = useIsBeside();
  return (
    <IconButton
      aria-label={label}
      title={label}
      onClick={showPublishing}
      // The tone "default" is no colour, so the button keeps its own.
      sx={{ "&&": { flex: "none" }, color: `${tones[state]}.main`, display: { md: isBeside ? "" : "none" } }}
    >
      <CalendarDaysIcon />
    </IconButton>
  );
}

type Props = Readonly<{ label: string; isAlwaysPublished?: boolean }>;

/** The save button, with the effect of saving on the page, and the way to the publishing controls, if there are any. */
export function PublishButton({ label, isAlwaysPublished = false }: Props) {
  const before = useRecordContext<Publication & { id: string }>();
  return (
    <>
      {!isAlwaysPublished && <StatusButton />}
      <SubmitButton label={label} effect={effectOf(usePublication(), before, useNow())} />
    </>
  );
}
