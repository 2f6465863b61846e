import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { groupedPhone } from "@etalase/contracts/text/phone";
import { Box, ButtonBase } from "@mui/material";
import { ChevronDownIcon } from "lucide-react";
import { useRef, useState } from "react";
import { t } from "../kit/language/t.ts";
import { type Rows, remainingWidth, savedColumns } from "../kit/list/columns.ts";
import { useTextFilter } from "../kit/list/FilterSelect.tsx";
import { EditLink } from "../kit/parts/EditLink.tsx";
import { StatusChip } from "../kit/parts/StatusChip.tsx";
import { useFocusOnRemoval } from "../kit/parts/useFocusOnRemoval.ts";
import { touch } from "../kit/theme/palette.ts";
import { Facts, Note } from "../kit/theme/Words.tsx";
import { AssigneeName } from "./lead/assignees.tsx";
import { FollowUp, KindMark, Received, Value } from "./lead/marks.tsx";
import { StatusMenu, useFinalStatus } from "./lead/status.tsx";
import { deleting, useLeadChange } from "./lead/useLeadChange.ts";
import { ReturningMark } from "./lead/WroteBefore.tsx";
import {
  isClick,
  kindNames,
  lostReasonNames,
  nameOf,
  nowIs,
  originOf,
  statusNames,
  statusTones,
  wantOf,
  wishOf,
} from "./lead/words.ts";
import { markOf, NextAction, SetAsideChip } from "./SetAside.tsx";

const look = { borderRadius: "8px", gap: 0.25, color: "text.secondary", [touch]: { minHeight: 44 } };

/** The status in a row of the list; its menu changes it at once. */
function StatusButton({ lead }: { lead: Lead }) {
  const { change, pending } = useLeadChange();
  const { choose, dialog } = useFinalStatus();
  const button = useRef<HTMLButtonElement>(null);
  const moveFocus = useFocusOnRemoval(button);
  const [filter] = useTextFilter("status");
  const [anchorEl, setAnchor] = useState<HTMLElement | null>(null);
  const status = pending?.change.status ?? lead.status;
  const label = t("Status of {name}", { name: nameOf(lead) });
  return (
    <>
      <ButtonBase
        ref={button}
        aria-label={`${label}: ${statusNames[status]}`}
        aria-haspopup="menu"
        aria-expanded={anchorEl !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ ...look, minWidth: { sm: 124 }, justifyContent: "start" }}
      >
        <StatusChip tone={statusTones[status]} label={statusNames[status]} />
        <Box component={ChevronDownIcon} sx={{ fontSize: 14 }} />
      </ButtonBase>
      <StatusMenu
        label={label}
        status={status}
        anchorEl={anchorEl}
        onClose={() => setAnchor(null)}
        onChoose={(next) =>
          choose(lead, next, (values) => {
            // With a filter by status, the row leaves the list.
            if (filter) moveFocus();
            change({ lead, change: values, done: nowIs(lead, next) });
          })
        }
      />
      {dialog}
    </>
  );
}

const small = { fontSize: ".8125rem", color: "text.secondary", overflowWrap: "anywhere" };

const oneLine = { ...small, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" };

type LeadProps = Readonly<{ lead: Lead }>;

const Name = ({ lead }: LeadProps) => (
  <Box sx={{ minWidth: { md: 150, lg: 220 } }}>
    <EditLink id={lead.id} name={nameOf(lead)} /> <ReturningMark lead={lead} /> <SetAsideChip lead={lead} />
    <Box sx={oneLine}>
      {lead.message ||
        [lead.name && groupedPhone(lead.phone), lead.email].filter(Boolean).join(" · ") ||
        (isClick(lead) ? t("Chat in WhatsApp") : t("Contact not known yet"))}
    </Box>
  </Box>
);

export const rows: Rows<Lead> = {
  nameOf,
  isShort: true,
  picture: ({ kind }) => <KindMark kind={kind} />,
  words: (lead) => (
    <>
      <Name lead={lead} />
      <Note sx={{ display: "flex", flexWrap: "wrap", columnGap: 1 }}>
        <span>{wishOf(lead)}</span>
        <Value of={lead} />
        <Received at={lead.createdAt} />
        <FollowUp lead={lead} />
      </Note>
    </>
  ),
  columns: [
    {
      name: t("Kind"),
      source: "kind",
      of: ({ kind }) => kindNames[kind],
      cell: ({ kind }) => <KindMark kind={kind} />,
    },
    {
      name: t("Lead"),
      source: "name",
      isName: true,
      sx: remainingWidth,
      of: nameOf,
      cell: (lead) => <Name lead={lead} />,
    },
    { name: t("Mark"), of: markOf },
    { name: t("Code"), of: ({ code }) => code },
    { name: t("Phone"), of: ({ phone }) => groupedPhone(phone) },
    { name: t("E-mail"), of: ({ email }) => email },
    { name: t("Message"), of: ({ message }) => message },
    {
      name: t("Wants"),
      source: "package",
      isStacked: true,
      sx: { minWidth: 168 },
      of: (lead) => lead.package?.name ?? "",
      cell: (lead) => (
        <Facts sx={{ flexDirection: { lg: "column" }, alignItems: { lg: "start" } }}>
          {wantOf(lead)}
          <Value of={lead} />
        </Facts>
      ),
    },
    { name: t("Price at the time"), of: (lead) => lead.package?.price ?? "" },
    {
      name: t("Status"),
      source: "status",
      onCard: true,
      of: ({ status }) => statusNames[status],
      cell: (lead) => <StatusButton lead={lead} />,
    },
    { name: t("Value"), of: ({ value }) => value ?? "" },
    {
      name: t("Assignee"),
      source: "assignee",
      isStacked: true,
      cell: ({ assignee }) => assignee && <AssigneeName id={assignee} />,
    },
    {
      name: t("Received"),
      source: "createdAt",
      sort: "DESC",
      cell: (lead) => (
        <>
          <Received at={lead.createdAt} />
          <Note sx={{ whiteSpace: "nowrap" }}>
            <FollowUp lead={lead} />
          </Note>
        </>
      ),
    },
    { name: t("Reason for the loss"), of: ({ lostReason }) => (lostReason ? lostReasonNames[lostReason] : "") },
    { name: t("Follow-up"), of: ({ followUpAt }) => followUpAt ?? "" },
    { name: t("Origin"), of: originOf },
    { name: t("Page"), of: ({ source }) => source.path },
    { name: t("First page"), of: ({ source }) => source.landing },
    { name: t("First answer"), of: ({ firstAnswerAt }) => firstAnswerAt ?? "" },
    ...savedColumns,
  ],
  actions: (lead) => <NextAction lead={lead} />,
  deleting,
};
