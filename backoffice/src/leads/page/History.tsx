import type { LeadWithHistory } from "@etalase/contracts/leads/leads.schema";
import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { PlainList } from "../../parts/PlainList.tsx";
import { useStaffName } from "../lead/assignees.tsx";
import { Received } from "../lead/Received.tsx";
import { wishOf } from "../lead/words.ts";
import { sentenceOf } from "./historySentences.ts";

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
    width: 10,
    height: 10,
    borderRadius: "50%",
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
    <Box component="span" sx={{ color: "text.secondary" }}>
      {" · "}
      <Received at={at} />
    </Box>
    {note && <Box sx={noteLook}>{note}</Box>}
  </Box>
);

/** The history of a lead, latest first; its origin comes last. */
export function History({ lead }: { lead: LeadWithHistory }) {
  // Entries are only appended, so an index identifies an entry.
  const entries = lead.history.map((entry, place) => ({ ...entry, place }));
  const nameOf = useStaffName("a former colleague");
  return (
    <PlainList ordered aria-label="History" sx={{ borderLeft: 2, borderColor: "divider" }}>
      {entries.toReversed().map((entry) => (
        <Entry key={entry.place} at={entry.at} note={entry.note}>
          <strong>{entry.by.name}</strong> {sentenceOf(entry, nameOf)}
        </Entry>
      ))}
      <Entry at={lead.createdAt}>{wishOf(lead)} came in</Entry>
    </PlainList>
  );
}
