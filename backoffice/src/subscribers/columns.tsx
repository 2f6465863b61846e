import type { Subscriber } from "@etalase/contracts/mail/newsletter.schema";
import { Box } from "@mui/material";
import type { ReactNode } from "react";
import type { PlainRows } from "../list/columns.ts";
import { deleteSentences } from "../list/DeleteDialog.tsx";
import { DeleteAction } from "../list/RowActions.tsx";
import { formatMoment } from "../parts/format.ts";

const deleting = deleteSentences("subscriber", {
  title: "Delete subscriber",
  warning:
    "will be deleted together with the proof of consent. It can be undone for 30 minutes, then nothing of it is left.",
  confirm: "Delete subscriber",
  failed: "Failed to delete subscriber",
});

const Remove = ({ subscriber }: { subscriber: Subscriber }) => (
  <DeleteAction record={subscriber} name={subscriber.email} sentences={deleting} />
);

/** The link in the mail was not followed, or no mail was sent. */
const unconfirmed = "Unconfirmed";

const Email = ({ email }: Subscriber) => <Box sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{email}</Box>;

const Quiet = ({ children }: { children: ReactNode }) => (
  <Box sx={{ color: "text.secondary", whiteSpace: "nowrap" }}>{children}</Box>
);

export const rows: PlainRows<Subscriber> = {
  columns: [
    { name: "E-mail", source: "email", isName: true, sx: { width: "50%" }, cell: Email },
    {
      name: "Consent version",
      source: "consentVersion",
      cell: ({ consentVersion, consentText }) => (
        <Quiet>
          <span title={consentText}>{consentVersion}</span>
        </Quiet>
      ),
    },
    { name: "Subscribed", source: "consentAt", cell: ({ consentAt }) => <Quiet>{formatMoment(consentAt)}</Quiet> },
    {
      name: "Confirmed",
      source: "confirmedAt",
      cell: ({ confirmedAt }) => <Quiet>{confirmedAt ? formatMoment(confirmedAt) : unconfirmed}</Quiet>,
    },
  ],
  card: (subscriber) => (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, py: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Email {...subscriber} />
        <Box sx={{ color: "text.secondary", fontSize: ".8125rem" }}>
          {formatMoment(subscriber.consentAt)} · consent {subscriber.consentVersion} ·{" "}
          {subscriber.confirmedAt ? `confirmed ${formatMoment(subscriber.confirmedAt)}` : unconfirmed.toLowerCase()}
        </Box>
      </Box>
      <Remove subscriber={subscriber} />
    </Box>
  ),
  actions: (subscriber) => <Remove subscriber={subscriber} />,
};
