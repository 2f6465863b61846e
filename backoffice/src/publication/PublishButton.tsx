import { type Publication, publicationState } from "@etalase/contracts/rules/publication";
import { IconButton, type Theme, useMediaQuery } from "@mui/material";
import { CalendarDaysIcon, PanelRightCloseIcon, PanelRightOpenIcon } from "lucide-react";
import { useRecordContext } from "react-admin";
import { useIsBeside } from "../kit/desk/deskContext.ts";
import { useIsAsideClosed } from "../kit/form/FormColumns.tsx";
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

/** Scrolls to the status and the times where they are below the text; beside the text, opens and closes them. */
function StatusButton({ isAlwaysPublished }: Readonly<{ isAlwaysPublished: boolean }>) {
  const state = publicationState(usePublication(), useNow());
  const label = t("Status: {state}", { state: publicationNames[state] });
  const isBeside = useIsBeside();
  const isPanel = useMediaQuery<Theme>((theme) => theme.breakpoints.up("lg"), { noSsr: true }) && !isBeside;
  const [isClosed, setClosed] = useIsAsideClosed();
  if (isAlwaysPublished && !isPanel) return null;
  const title = isClosed ? t("Show the side panel") : t("Hide the side panel");
  return (
    <IconButton
      data-tip={isPanel ? title : label}
      aria-label={isPanel ? `${title}. ${label}` : label}
      onClick={isPanel ? () => setClosed(!isClosed) : showPublishing}
      // The tone "default" is no colour, so the button keeps its own.
      sx={{ "&&": { flex: "none" }, color: isPanel && !isClosed ? "" : `${tones[state]}.main` }}
    >
      {isPanel ? isClosed ? <PanelRightOpenIcon size={20} /> : <PanelRightCloseIcon size={20} /> : <CalendarDaysIcon />}
    </IconButton>
  );
}

type Props = Readonly<{ label: string; isAlwaysPublished?: boolean }>;

/** The save button, with the effect of saving on the page, and the way to the publishing controls, if there are any. */
export function PublishButton({ label, isAlwaysPublished = false }: Props) {
  const before = useRecordContext<Publication & { id: string }>();
  return (
    <>
      <StatusButton {...{ isAlwaysPublished }} />
      <SubmitButton label={label} effect={effectOf(usePublication(), before, useNow())} />
    </>
  );
}
