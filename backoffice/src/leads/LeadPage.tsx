import type { Lead, LeadWithHistory } from "@etalase/contracts/leads/leads.schema";
import { Alert, Box, Button, type Theme, useMediaQuery } from "@mui/material";
import { Trash2Icon } from "lucide-react";
import { useEffect, useState } from "react";
import { type HttpError, useCreatePath, useDelete, useGetOne, useRedirect } from "react-admin";
import { Link, useParams } from "react-router-dom";
import { isGone } from "../kit/data/http.ts";
import { useSettings } from "../kit/data/SettingsProvider.tsx";
import { workOn } from "../kit/data/undo.ts";
import { t } from "../kit/language/t.ts";
import { DeleteDialog } from "../kit/list/DeleteDialog.tsx";
import { EmptyWindow } from "../kit/list/EmptyWindow.tsx";
import { ToolButton } from "../kit/list/ToolButton.tsx";
import { useOutcome } from "../kit/notices/useOutcome.ts";
import { useAsking } from "../kit/parts/ConfirmDialog.tsx";
import { FailureNotice } from "../kit/parts/FailureNotice.tsx";
import { PageHead } from "../kit/parts/PageHead.tsx";
import { PageSkeleton } from "../kit/parts/PageSkeleton.tsx";
import { useFocusOnRemoval } from "../kit/parts/useFocusOnRemoval.ts";
import { AnswerButtons, chatLink } from "./lead/AnswerButtons.tsx";
import { Received } from "./lead/marks.tsx";
import { deleting, useLeadChange } from "./lead/useLeadChange.ts";
import { WroteBefore } from "./lead/WroteBefore.tsx";
import { nameOf, nowIs, wishOf } from "./lead/words.ts";
import { Layout } from "./page/Layout.tsx";
import { NoteForm } from "./page/NoteForm.tsx";
import type { Save } from "./page/Progress.tsx";
import { useAlertAct } from "./page/useAlertAct.ts";
import { SetAsideNote } from "./SetAside.tsx";

/** Deletes the lead after confirmation, and returns to the list. */
function DeleteLead({ lead }: { lead: Lead }) {
  const [deleteOne, { isPending }] = useDelete<Lead, HttpError>();
  const outcome = useOutcome<unknown, unknown>();
  const redirect = useRedirect();
  const leave = () => redirect("list", "leads");

  const ends = outcome({
    done: deleting.done(1),
    failed: deleting.failed,
    onDone: leave,
    onFail: (error) => isGone(error) && leave(),
  });
  const { ask, dialog } = useAsking(isPending, (onSettled) =>
    deleteOne("leads", { id: lead.id, previousData: lead }, { mutationMode: "pessimistic", ...ends, onSettled }),
  );

  return (
    <>
      {/* On phones the answer buttons take the remaining room. */}
      <Box sx={{ "&&": { flex: "none" } }}>
        <ToolButton label={t("Delete {noun}", { noun: t("lead") })} onClick={() => ask()}>
          <Trash2Icon />
        </ToolButton>
      </Box>
      <DeleteDialog {...dialog} what={`“${nameOf(lead)}”`} sentences={deleting} />
    </>
  );
}

/** Asks after the chat was opened, because only the user knows whether the answer was sent. */
function Answered({ onYes }: { onYes: () => void }) {
  const moveFocus = useFocusOnRemoval();
  const press = () => {
    moveFocus();
    onYes();
  };
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button size="small" variant="outlined" onClick={press}>
          {t("Mark as contacted")}
        </Button>
      }
    >
      {t("Have you answered?")}
    </Alert>
  );
}

function Screen({ lead: stored, back }: Readonly<{ lead: LeadWithHistory; back: string }>) {
  const { change, pending, isPending } = useLeadChange();
  const [isAnswering, setAnswering] = useState(false);
  // A pending change shows at once, but a note only with the reloaded history.
  const { note: _, ...changes } = pending?.change ?? {};
  const lead = { ...stored, ...changes };
  const save: Save = (values, done) => change({ lead, change: values, done });
  const answer = () => setAnswering(true);
  useAlertAct({ lead: stored, chat: chatLink(stored, useSettings().settings), save, onAnswer: answer });
  const addNote = (note: string, onDone: () => void) =>
    change({ lead, change: { note }, done: t("Note added"), onDone });
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"), { noSsr: true });
  const noteForm = <NoteForm id={lead.id} busy={isPending} rows={isPhone ? 1 : 2} onAdd={addNote} />;
  const facts = (
    <>
      {isPhone && nameOf(lead) !== lead.code && `${lead.code} · `}
      {wishOf(lead)} · <Received at={lead.createdAt} />
      <WroteBefore lead={lead} />
    </>
  );
  return (
    <>
      <PageHead title={nameOf(lead)} facts={facts} back={back} sticky>
        <DeleteLead lead={lead} />
        <AnswerButtons lead={lead} onAnswer={answer} />
      </PageHead>
      <SetAsideNote lead={lead} />
      {isAnswering && lead.status === "new" && (
        <Answered onYes={() => save({ status: "contacted" }, nowIs(lead, "contacted"))} />
      )}
      <Layout {...{ lead, save, noteForm, isPhone }} />
    </>
  );
}

/**
 * Shows one lead with all its details and its history. Cached list rows lack the history, so the query has a key of its
 * own.
 */
export function LeadPage() {
  const { id = "" } = useParams();
  const back = useCreatePath()({ resource: "leads", type: "list" });
  useEffect(() => void workOn(id), [id]);
  const { data, error, refetch } = useGetOne<LeadWithHistory>("leads", { id, meta: { whole: true } }, { retry: false });
  if (error)
    return (
      <>
        <PageHead title={t("Lead")} back={back} />
        {isGone(error) ? (
          <EmptyWindow title={t("This lead does not exist")} text={t("It was deleted, or its retention period ended.")}>
            <Button component={Link} to={back} variant="contained">
              {t("All leads")}
            </Button>
          </EmptyWindow>
        ) : (
          <FailureNotice text={t("The lead could not be loaded.")} onRetry={() => void refetch()} />
        )}
      </>
    );
  if (!data) return <PageSkeleton />;
  return <Screen key={data.id} lead={data} back={back} />;
}
