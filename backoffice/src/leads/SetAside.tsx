import type { HeldReason } from "@etalase/contracts/leads/leads";
import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { Alert, Button, type ButtonProps } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { BotIcon, FlaskConicalIcon, InboxIcon, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useListContext } from "react-admin";
import { useLeadCounts } from "../kit/data/useLeadCounts.ts";
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

const marks: Readonly<Record<HeldReason, string>> = {
  trap: t("Held back (hidden field)"),
  robot: t("Held back (robot)"),
};

/** Names the mark of a lead that no figure counts; empty for all others. */
export const markOf = ({ isTest, heldBack }: Lead): string =>
  isTest ? t("Test [of staff]") : heldBack ? marks[heldBack] : "";

export function SetAsideChip({ lead }: Readonly<{ lead: Lead }>) {
  const mark = markOf(lead);
  return mark && <StatusChip tone={lead.isTest ? "default" : "warning"} label={mark} />;
}

/** Makes an ordinary new lead of a message that was held back. */
function useTakingOver(lead: Lead) {
  const { change, isPending } = useLeadChange();
  const done = t("{name} accepted", { name: nameOf(lead) });
  return { isPending, takeOver: () => change({ lead, change: { heldBack: null }, done }) };
}

function TakeOverAction({ lead }: Readonly<{ lead: Lead }>) {
  const label = t("Accept {name}", { name: nameOf(lead) });
  return <IconAction {...{ label }} tip={t("Accept")} Icon={InboxIcon} onClick={useTakingOver(lead).takeOver} />;
}

/** The next step with a lead: to answer it, or first to take it over. */
export const NextAction = ({ lead }: Readonly<{ lead: Lead }>) =>
  lead.heldBack ? <TakeOverAction lead={lead} /> : <ChatAction lead={lead} />;

type NoticeProps = Readonly<{
  severity: "info" | "warning";
  Icon: LucideIcon;
  button?: ButtonProps;
  children: ReactNode;
}>;

export const Notice = ({ severity, Icon, button, children }: NoticeProps) => (
  <Alert
    severity={severity}
    icon={<Icon />}
    action={button && <Button size="small" variant="outlined" {...button} />}
    sx={{ mb: 2 }}
  >
    {children}
  </Alert>
);

/** Tells on a lead's page why no figure counts it. */
export function SetAsideNote({ lead }: Readonly<{ lead: Lead }>) {
  const { isPending, takeOver } = useTakingOver(lead);
  if (lead.isTest)
    return (
      <Notice severity="info" Icon={FlaskConicalIcon}>
        {t("A test that staff sent from the website. It is not counted.")}
      </Notice>
    );
  if (!lead.heldBack) return null;
  const accept = { loading: isPending, onClick: takeOver, children: t("Accept") };
  return (
    <Notice severity="warning" Icon={BotIcon} button={accept}>
      {`${t("Held back")}: ${reasons[lead.heldBack]}`}
    </Notice>
  );
}

function TestsNotice({ tests }: Readonly<{ tests: number }>) {
  const queries = useQueryClient();
  const { mutate, isPending } = useAct({
    does: (call) => call<{ deleted: number }>("leads/tests", { method: "DELETE" }),
    done: ({ deleted }) => t("{tests} cleared", { tests: counted(deleted, "test") }),
    failed: () => t("The tests could not be cleared"),
    onDone: () => queries.invalidateQueries({ queryKey: ["leads"] }),
  });
  const clear = { loading: isPending, onClick: () => mutate(), children: t("Clear tests") };
  return (
    <Notice severity="info" Icon={FlaskConicalIcon} button={clear}>
      {t("{tests} by staff in the list, not counted in any figure.", { tests: counted(tests, "test") })}
    </Notice>
  );
}

/** Leads to the messages that are held back, and from them back to the leads. */
function HeldNotice({ isFolder, heldBack }: Readonly<{ isFolder: boolean; heldBack: number }>) {
  const { setFilters } = useListContext();
  const open = {
    onClick: () => setFilters(isFolder ? {} : { heldBack: "true" }),
    sx: { whiteSpace: "nowrap" },
    children: isFolder ? t("All leads") : t("Look at them"),
  };
  return (
    <Notice severity="warning" Icon={BotIcon} button={open}>
      {isFolder
        ? t("Held back: these look like spam. Accept what a person wrote; the rest is deleted after 30 days.")
        : t("{messages} held back as likely spam.", { messages: counted(heldBack, "message") })}
    </Notice>
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
