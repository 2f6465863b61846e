import type { Lead, LeadWithHistory } from "@etalase/contracts/leads/leads.schema";
import { Box, type Theme, useMediaQuery } from "@mui/material";
import { Trash2Icon } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { type HttpError, useDelete, useNotify, useRedirect } from "react-admin";
import { useSearchParams } from "react-router-dom";
import { isGone } from "../kit/data/http.ts";
import { useSettings } from "../kit/data/SettingsProvider.tsx";
import { storedUser } from "../kit/data/session.ts";
import { workOn } from "../kit/data/undo.ts";
import { FormNotice } from "../kit/form/FormNotice.tsx";
import { t } from "../kit/language/t.ts";
import { DeleteDialog } from "../kit/list/DeleteDialog.tsx";
import { RecordView } from "../kit/list/RecordView.tsx";
import { ToolButton } from "../kit/list/ToolButton.tsx";
import { useOutcome } from "../kit/notices/useOutcome.ts";
import { useAsking } from "../kit/parts/ConfirmDialog.tsx";
import { PageHead } from "../kit/parts/PageHead.tsx";
import { focusTitle } from "../kit/parts/useFocusOnRemoval.ts";
import { AnswerButtons, chatLink } from "./lead/AnswerButtons.tsx";
import { Received } from "./lead/marks.tsx";
import { deleting, useLeadChange } from "./lead/useLeadChange.ts";
import { WroteBefore } from "./lead/WroteBefore.tsx";
import { nameOf, nowIs, wishOf } from "./lead/words.ts";
import { Layout } from "./page/Layout.tsx";
import { NoteForm } from "./page/NoteForm.tsx";
import type { Save } from "./page/Progress.tsx";
import { SetAsideNote } from "./SetAside.tsx";

type Acting = Readonly<{ lead: Lead; chat: string | undefined; save: Save; onAnswer: () => void }>;

/** Does what somebody has pressed on a notification, once: its worker has no token, so it opens the lead with the act. */
function useAlertAct({ lead, chat, save, onAnswer }: Acting): void {
  const notify = useNotify();
  const [search, setSearch] = useSearchParams();
  const act = search.get("act");
  const run = useEffectEvent(() => {
    setSearch({}, { replace: true });
    if (act === "take") {
      const own = storedUser()?.id ?? null;
      if (lead.assignee === own) return;
      // Somebody else was faster.
      if (lead.assignee) return notify(t("A colleague takes care of this lead already."), { type: "info" });
      return save({ assignee: own }, t("You take care of this lead"));
    }
    if (act !== "chat" || !chat) return;
    onAnswer();
    location.assign(chat);
  });
  useEffect(() => {
    if (act) run();
  }, [act]);
}

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

function Screen({ record: stored, back }: Readonly<{ record: LeadWithHistory; back: string }>) {
  useEffect(() => void workOn(stored.id), [stored.id]);
  const { change, pending, isPending } = useLeadChange();
  const [isAnswering, setAnswering] = useState(false);
  // A pending change shows at once, but a note only with the reloaded history.
  const { note: _, ...changes } = pending?.change ?? {};
  const lead = { ...stored, ...changes };
  const save: Save = (values, done) => change({ lead, change: values, done });
  const answer = () => setAnswering(true);
  const markContacted = () => {
    focusTitle();
    save({ status: "contacted" }, nowIs(lead, "contacted"));
  };
  useAlertAct({ lead: stored, chat: chatLink(stored, useSettings().settings), save, onAnswer: answer });
  const addNote = (note: string, onDone: () => void) =>
    change({ lead, change: { note }, done: t("Note added"), onDone });
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"), { noSsr: true });
  const noteForm = <NoteForm id={lead.id} busy={isPending} rows={isPhone ? 1 : 2} onAdd={addNote} />;
  const facts = (
    <>
      {isPhone && nameOf(lead) !== lead.code && `${lead.code} · `}
      {wishOf(lead)} · <Received at={lead.createdAt} /> <WroteBefore lead={lead} />
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
        // Only the user knows whether the answer was sent.
        <FormNotice severity="info" actions={[{ label: t("Mark as contacted"), act: markContacted }]}>
          {t("Have you answered?")}
        </FormNotice>
      )}
      <Layout {...{ lead, save, noteForm, isPhone }} />
    </>
  );
}

/** Shows one lead with all its details and its history. */
export const LeadPage = () => <RecordView resource="leads" noun="lead" Screen={Screen} />;
