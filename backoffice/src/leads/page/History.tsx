import type { LeadStatus, LostReason } from "@etalase/contracts/leads/leads";
import type { LeadHistoryEntry, LeadWithHistory } from "@etalase/contracts/leads/leads.schema";
import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { t } from "../../kit/language/t.ts";
import { formatCalendarDay, rupiah } from "../../kit/parts/format.ts";
import { PlainList } from "../../kit/parts/PlainList.tsx";
import { disc } from "../../kit/theme/looks.ts";
import { Muted } from "../../kit/theme/Words.tsx";
import { useStaffName } from "../lead/assignees.tsx";
import { Received } from "../lead/marks.tsx";
import { lostReasonNames, statusNames, wishOf } from "../lead/words.ts";

type Value = LeadHistoryEntry["from"];

/** Returns a staff member's name by id. */
type NameOf = (id: string) => string;

const isEmpty = (value: Value) => value === null || value === "";

/** Describes a field's change: set for the first time, changed, or removed. */
function becameOf(field: string, { from, to }: LeadHistoryEntry, say: (value: string | number) => string): string {
  if (to === null || to === "") return t("removed the {field}", { field });
  if (from === null || from === "") return t("set the {field} to {value}", { field, value: say(to) });
  return t("changed the {field} from {before} to {after}", { field, before: say(from), after: say(to) });
}

const sayStatus = (value: Value) => statusNames[value as LeadStatus] ?? String(value); // a status of the server's

const sentences: Readonly<Record<LeadHistoryEntry["what"], (entry: LeadHistoryEntry, nameOf: NameOf) => string>> = {
  status: ({ from, to }) => t("moved it from {before} to {after}", { before: sayStatus(from), after: sayStatus(to) }),
  name: (entry) => becameOf(t("name"), entry, String),
  phone: (entry) => becameOf(t("phone number"), entry, String),
  email: (entry) => becameOf(t("e-mail address"), entry, String),
  value: (entry) => becameOf(t("value"), entry, (value) => rupiah(Number(value))),
  // The server sends one of the reasons.
  lostReason: (entry) => becameOf(t("reason for the loss"), entry, (reason) => lostReasonNames[reason as LostReason]),
  assignee: ({ by, from, to }, nameOf) => {
    if (isEmpty(to))
      return from === by.id ? t("unassigned themselves") : t("unassigned {name}", { name: nameOf(String(from)) });
    return to === by.id ? t("assigned it to themselves") : t("assigned it to {name}", { name: nameOf(String(to)) });
  },
  followUpAt: (entry) => becameOf(t("follow-up day"), entry, (day) => formatCalendarDay(String(day))),
  heldBack: () => t("accepted it"),
  note: () => t("noted"),
};

/** Describes a change, as it follows a person's name; a note's own text comes after. */
const sentenceOf = (entry: LeadHistoryEntry, nameOf: NameOf): string => sentences[entry.what](entry, nameOf);

const item = {
  position: "relative",
  pl: 2,
  pb: 2,
  fontSize: ".875rem",
  overflowWrap: "anywhere",
  "&:last-of-type": { pb: 0 },
  "&::before": {
    content: '""',
    position: "absolute",
    left: -6,
    top: 6,
    ...disc(10),
    bgcolor: "text.secondary",
    border: 2,
    borderColor: "background.paper",
  },
};

const noteLook = { mt: 0.5, p: 1.25, borderRadius: "10px", bgcolor: "background.default", whiteSpace: "pre-line" };

type EntryProps = Readonly<{ at: string; note?: string | null; children: ReactNode }>;

const Entry = ({ at, note, children }: EntryProps) => (
  <Box component="li" sx={item}>
    {children}
    <Muted component="span">
      {" · "}
      <Received at={at} />
    </Muted>
    {note && <Box sx={noteLook}>{note}</Box>}
  </Box>
);

/** The history of a lead, latest first; its origin comes last. */
export function History({ lead }: { lead: LeadWithHistory }) {
  // Entries are only appended, so an index identifies an entry.
  const entries = lead.history.map((entry, place) => ({ ...entry, place }));
  const nameOf = useStaffName(t("a former colleague"));
  return (
    <PlainList ordered aria-label={t("History")} sx={{ borderLeft: 2, borderColor: "divider" }}>
      {entries.toReversed().map((entry) => (
        <Entry key={entry.place} at={entry.at} note={entry.note}>
          <strong>{entry.by.name}</strong> {sentenceOf(entry, nameOf)}
        </Entry>
      ))}
      <Entry at={lead.createdAt}>{t("{lead} came in", { lead: wishOf(lead) })}</Entry>
    </PlainList>
  );
}
