import type { HeldReason } from "@etalase/contracts/leads/leads";
import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { useQueryClient } from "@tanstack/react-query";
import { InboxIcon } from "lucide-react";
import { useListContext } from "react-admin";
import { useLeadCounts } from "../kit/data/useLeadCounts.ts";
import { FormNotice } from "../kit/form/FormNotice.tsx";
import { t } from "../kit/language/t.ts";
import { useAct } from "../kit/notices/useAct.ts";
import { counted } from "../kit/parts/format.ts";
import { IconAction } from "../kit/parts/IconAction.tsx";
import { StatusChip } from "../kit/parts/StatusChip.tsx";
import { ChatAction } from "./lead/AnswerButtons.tsx";
import { useLeadChange } from "./lead/useLeadChange.ts";
import { nameOf } from "./lead/words.ts";

const reasons: Readonly<Record<HeldReason, string>> = {
  trap: t("A hidden field was filled in, as robots and some password managers do."),
  robot: t("The browser calls itself a robot."),
};

/** Names the mark of a lead that no figure counts; empty for all others. */
export const markOf = ({ isTest, heldBack }: Lead): string => {
  if (isTest) return t("Test [of staff]");
  return heldBack ? t("Held back") : "";
};

export function SetAsideChip({ lead }: Readonly<{ lead: Lead }>) {
  const mark = markOf(lead);
  return mark && <StatusChip tone={lead.isTest ? "default" : "warning"} label={mark} />;
}

/** Makes an ordinary new lead of a message that was held back. */
function useTakingOver(lead: Lead) {
  const { change, isPending } = useLeadChange();
  const done = t("{name} accepted", { name: nameOf(lead) });
  return {
    label: t("Accept"),
    busy: isPending,
    act: () => isPending || change({ lead, change: { heldBack: null }, done }),
  };
}

function TakeOverAction({ lead }: Readonly<{ lead: Lead }>) {
  const { label, act } = useTakingOver(lead);
  return <IconAction label={t("Accept {name}", { name: nameOf(lead) })} tip={label} Icon={InboxIcon} onClick={act} />;
}

/** The next step with a lead: to answer it, or first to take it over. */
export const NextAction = ({ lead }: Readonly<{ lead: Lead }>) =>
  lead.heldBack ? <TakeOverAction lead={lead} /> : <ChatAction lead={lead} />;

/** Tells on a lead's page why no figure counts it. */
export function SetAsideNote({ lead }: Readonly<{ lead: Lead }>) {
  const takeOver = useTakingOver(lead);
  if (lead.isTest)
    return <FormNotice severity="info">{t("A test that staff sent from the website. It is not counted.")}</FormNotice>;
  if (!lead.heldBack) return null;
  return (
    <FormNotice severity="warning" actions={[takeOver]}>
      {`${t("Held back")}: ${reasons[lead.heldBack]}`}
    </FormNotice>
  );
}

function TestsNotice({ tests }: Readonly<{ tests: number }>) {
  const queries = useQueryClient();
  const { mutate, isPending } = useAct({
    does: (call) => call<{ deleted: number }>("leads/tests", { method: "DELETE" }),
    done: ({ deleted }) => t("{tests} cleared", { tests: counted(deleted, "test") }),
    failed: t("The tests could not be cleared"),
    onDone: () => queries.invalidateQueries({ queryKey: ["leads"] }),
  });
  return (
    <FormNotice severity="info" actions={[{ label: t("Clear tests"), busy: isPending, act: mutate }]}>
      {t("{tests} by staff in the list, not counted in any figure.", { tests: counted(tests, "test") })}
    </FormNotice>
  );
}

/** Leads to the messages that are held back, and from them back to the leads. */
function HeldNotice({ isFolder, heldBack }: Readonly<{ isFolder: boolean; heldBack: number }>) {
  const { setFilters } = useListContext();
  const open = isFolder
    ? { label: t("All leads"), act: () => setFilters({}) }
    : { label: t("Look at them"), act: () => setFilters({ heldBack: "true" }) };
  return (
    <FormNotice severity="warning" actions={[open]}>
      {isFolder
        ? t("Held back: these look like spam. Accept what a person wrote; the rest is deleted after 30 days.")
        : t("{messages} held back as likely spam.", { messages: counted(heldBack, "message") })}
    </FormNotice>
  );
}

/** Tells of the leads that no figure counts. */
export function SetAsideNotices() {
  const { tests = 0, heldBack = 0 } = useLeadCounts() ?? {};
  const isFolder = Boolean(useListContext().filterValues.heldBack);
  return (
    <>
      {(isFolder || heldBack > 0) && <HeldNotice {...{ isFolder, heldBack }} />}
      {!isFolder && tests > 0 && <TestsNotice tests={tests} />}
    </>
  );
}
