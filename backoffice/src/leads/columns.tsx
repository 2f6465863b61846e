import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { groupedPhone } from "@etalase/contracts/text/phone";
import { Box } from "@mui/material";
import { t } from "../kit/language/t.ts";
import { type Rows, remainingWidth, savedColumns } from "../kit/list/columns.ts";
import { EditLink } from "../kit/parts/EditLink.tsx";
import { rupiah } from "../kit/parts/format.ts";
import { Note } from "../kit/theme/Words.tsx";
import { deleting } from "./deleting.ts";
import { AssigneeName } from "./lead/assignees.tsx";
import { FollowUp } from "./lead/FollowUp.tsx";
import { KindMark } from "./lead/KindMark.tsx";
import { Received } from "./lead/Received.tsx";
import { kindNames, lostReasonNames, nameOf, originOf, statusNames, wishOf } from "./lead/words.ts";
import { markOf, NextAction, SetAsideChip } from "./SetAside.tsx";
import { StatusButton } from "./StatusButton.tsx";

const small = { fontSize: ".8125rem", color: "text.secondary", overflowWrap: "anywhere" };

const oneLine = { ...small, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" };

type LeadProps = Readonly<{ lead: Lead }>;

const Name = ({ lead }: LeadProps) => (
  <Box sx={{ minWidth: { md: 150, lg: 220 } }}>
    <EditLink id={lead.id} name={nameOf(lead)} /> <SetAsideChip lead={lead} />
    <Box sx={oneLine}>
      {lead.message || [lead.phone, lead.email].filter(Boolean).join(" · ") || t("Chat in WhatsApp")}
    </Box>
  </Box>
);

const figure = { whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums", fontWeight: 600, color: "text.primary" };

const Value = ({ lead: { value } }: LeadProps) => value !== null && <Box sx={figure}>{rupiah(value)}</Box>;

export const rows: Rows<Lead> = {
  nameOf,
  picture: ({ kind }) => <KindMark kind={kind} />,
  words: (lead) => (
    <>
      <Name lead={lead} />
      <Note sx={{ display: "flex", flexWrap: "wrap", columnGap: 1 }}>
        <span>{wishOf(lead)}</span>
        <Value lead={lead} />
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
      of: (lead) => nameOf({ ...lead, phone: groupedPhone(lead.phone) }),
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
      of: (lead) => lead.package?.name ?? "",
      cell: (lead) => (
        <>
          {lead.package?.name ?? kindNames[lead.kind]}
          <Value lead={lead} />
        </>
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
      cell: ({ assignee }) => (assignee ? <AssigneeName id={assignee} /> : "–"),
    },
    {
      name: t("Received"),
      source: "createdAt",
      sort: "DESC",
      cell: (lead) => (
        <>
          <Received at={lead.createdAt} />
          <Note>
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
