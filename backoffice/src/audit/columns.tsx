import type { AuditEntry } from "@etalase/contracts/audit.schema";
import { Box } from "@mui/material";
import { useReference } from "react-admin";
import { resources } from "../kit/data/resources.ts";
import { t } from "../kit/language/t.ts";
import type { PlainRows } from "../kit/list/columns.ts";
import { EditLink } from "../kit/parts/EditLink.tsx";
import { formatMoment } from "../kit/parts/format.ts";
import { nounOf } from "../kit/parts/kindNames.ts";
import { StatusChip } from "../kit/parts/StatusChip.tsx";
import { Quiet, Row } from "../kit/theme/Words.tsx";
import { actionNames, noteOf, outcomeNames, record, sentenceOf, textOf, whoOf } from "./sentences.ts";

type EntryProps = Readonly<{ entry: AuditEntry }>;

const quiet = { color: "text.secondary", fontSize: ".8125rem" };
const nowrap = { whiteSpace: "nowrap" };

const hasPage = (resource: string) => resources.some(({ name, form, page }) => name === resource && (form ?? page));

/** Links to the record while it exists. */
function RecordName({ entry: { resource, recordId, title } }: EntryProps) {
  const isLinked = recordId !== null && hasPage(resource);
  const { referenceRecord } = useReference({
    reference: resource,
    id: recordId ?? "",
    // Until the answer, and on failure, the name is plain text.
    options: { enabled: isLinked, retry: false },
  });
  const name = `“${title}”`;
  if (!referenceRecord) return <Box sx={{ fontWeight: 600, display: "inline" }}>{name}</Box>;
  return <EditLink id={referenceRecord.id} name={name} resource={resource} />;
}

function Sentence({ entry }: EntryProps) {
  const [before, after] = sentenceOf(entry).split(record);
  const note = noteOf(entry);
  return (
    <Box sx={{ overflowWrap: "anywhere", minWidth: { md: 260 } }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {whoOf(entry)}
      </Box>{" "}
      {before}
      {after !== undefined && <RecordName entry={entry} />}
      {after}
      {entry.outcome === "refused" && (
        <Row sx={{ ...quiet, flexWrap: "wrap", mt: 0.5 }}>
          <StatusChip tone="warning" label={t("Refused")} />
          {note}
        </Row>
      )}
    </Box>
  );
}

/** Its title has seconds and the time zone, since entries may be compared with other logs. */
const Time = ({ entry: { at } }: EntryProps) => (
  <time dateTime={at} title={t("{time} UTC", { time: at.slice(0, 19).replace("T", " ") })}>
    {formatMoment(at)}
  </time>
);

const deviceHint = t("The same code means the same internet address");

/** Shows enough of the hash of the address to recognise it. */
const Device = ({ entry: { address } }: EntryProps) => (
  <Quiet title={address && deviceHint} sx={{ ...nowrap, fontFamily: "monospace" }}>
    {address ? address.slice(0, 4) : "–"}
  </Quiet>
);

export const rows: PlainRows<AuditEntry> = {
  columns: [
    { name: t("Entry"), of: ({ number }) => number },
    {
      name: t("Time"),
      source: "at",
      of: ({ at }) => at,
      cell: (entry) => (
        <Box sx={{ ...nowrap, color: "text.secondary" }}>
          <Time entry={entry} />
        </Box>
      ),
    },
    {
      name: t("What happened"),
      source: "action",
      isName: true,
      sx: { width: "60%" },
      of: textOf,
      cell: (entry) => <Sentence entry={entry} />,
    },
    { name: t("Person"), of: ({ by }) => by.name || by.username },
    { name: t("Username"), of: ({ by }) => by.username },
    { name: t("Action"), of: ({ action }) => actionNames[action] },
    { name: t("Kind"), of: ({ resource }) => nounOf(resource) },
    { name: t("Record"), of: ({ title }) => title },
    { name: t("Record id"), of: ({ recordId }) => recordId ?? "" },
    { name: t("Outcome"), of: ({ outcome }) => outcomeNames[outcome] },
    { name: t("Note"), of: noteOf },
    {
      name: t("Device"),
      source: "address",
      hint: deviceHint,
      of: ({ address }) => address,
      cell: (entry) => <Device entry={entry} />,
    },
  ],
  card: (entry) => (
    <Box sx={{ py: 1.5 }}>
      <Sentence entry={entry} />
      <Quiet sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5, mt: 0.5 }}>
        <Time entry={entry} />
        <Box sx={{ display: "flex", gap: 0.5 }}>
          {t("Device")} <Device entry={entry} />
        </Box>
      </Quiet>
    </Box>
  ),
};
