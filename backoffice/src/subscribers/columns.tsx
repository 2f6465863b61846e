import type { Subscriber } from "@etalase/contracts/mail/newsletter.schema";
import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { t } from "../language/t.ts";
import type { PlainRows } from "../list/columns.ts";
import { deleteSentences } from "../list/DeleteDialog.tsx";
import { DeleteAction } from "../list/RowActions.tsx";
import { formatMoment } from "../parts/format.ts";
import { Grow, Muted, Quiet, Row } from "../theme/Words.tsx";

const deleting = deleteSentences("subscriber", {
  title: t("Delete subscriber"),
  warning: t(
    "will be deleted together with the proof of consent. It can be undone for 30 minutes, then nothing of it is left.",
  ),
  confirm: t("Delete subscriber"),
  failed: t("Failed to delete subscriber"),
});

const Remove = ({ subscriber }: { subscriber: Subscriber }) => (
  <DeleteAction record={subscriber} name={subscriber.email} sentences={deleting} />
);

/** The link in the mail was not followed, or no mail was sent. */
const unconfirmed = t("Unconfirmed");

const Email = ({ email }: Subscriber) => <Box sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{email}</Box>;

const Fact = ({ children }: { children: ReactNode }) => <Muted sx={{ whiteSpace: "nowrap" }}>{children}</Muted>;

export const rows: PlainRows<Subscriber> = {
  columns: [
    { name: t("E-mail"), source: "email", isName: true, sx: { width: "50%" }, cell: Email },
    {
      name: t("Consent version"),
      source: "consentVersion",
      cell: ({ consentVersion, consentText }) => (
        <Fact>
          <span title={consentText}>{consentVersion}</span>
        </Fact>
      ),
    },
    { name: t("Subscribed"), source: "consentAt", cell: ({ consentAt }) => <Fact>{formatMoment(consentAt)}</Fact> },
    {
      name: t("Confirmed"),
      source: "confirmedAt",
      cell: ({ confirmedAt }) => <Fact>{confirmedAt ? formatMoment(confirmedAt) : unconfirmed}</Fact>,
    },
  ],
  card: (subscriber) => (
    <Row sx={{ py: 1 }}>
      <Grow>
        <Email {...subscriber} />
        <Quiet>
          {formatMoment(subscriber.consentAt)} · {t("consent {version}", { version: subscriber.consentVersion })} ·{" "}
          {subscriber.confirmedAt
            ? t("confirmed {time}", { time: formatMoment(subscriber.confirmedAt) })
            : unconfirmed.toLowerCase()}
        </Quiet>
      </Grow>
      <Remove subscriber={subscriber} />
    </Row>
  ),
  actions: (subscriber) => <Remove subscriber={subscriber} />,
};
