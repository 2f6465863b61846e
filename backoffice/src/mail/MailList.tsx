import { type MailStatus, mailLimits, mailStatuses } from "@etalase/contracts/mail";
import type { Mail } from "@etalase/contracts/mail.schema";
import { Alert, Box } from "@mui/material";
import { RotateCwIcon } from "lucide-react";
import { useRef } from "react";
import { useIsPlaced } from "../kit/data/useIsPlaced.ts";
import { t } from "../kit/language/t.ts";
import { CountedHead } from "../kit/list/CountedHead.tsx";
import type { PlainRows } from "../kit/list/columns.ts";
import { EmptyWindow, NoMatch } from "../kit/list/EmptyWindow.tsx";
import { FilterSelect } from "../kit/list/FilterSelect.tsx";
import { ListScreen } from "../kit/list/ListScreen.tsx";
import { PlainRowsCard } from "../kit/list/RowsCard.tsx";
import { useAct } from "../kit/notices/useAct.ts";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { counted, formatMoment, plural } from "../kit/parts/format.ts";
import { AskHost } from "../kit/parts/links/AskHost.tsx";
import { CardSkeleton } from "../kit/parts/PageSkeleton.tsx";
import { StatusChip } from "../kit/parts/StatusChip.tsx";
import { useFocusOnRemoval } from "../kit/parts/useFocusOnRemoval.ts";
import { End, Muted, Note } from "../kit/theme/Words.tsx";
import { useIsMailSetUp } from "./useIsMailSetUp.ts";

/** Retries a mail at once. A mail that was never tried is sent automatically. */
function RetryButton({ mail: { id, tries, subject } }: { mail: Mail }) {
  const place = useRef<HTMLElement>(null);
  const { mutate, isPending } = useAct({
    does: (call) => call(`mail/${id}/retry`, { method: "POST" }),
    done: t("Sending the mail again"),
    gone: { text: t("The mail has already been sent."), type: "info" },
    refreshes: true,
    onDone: useFocusOnRemoval(place),
  });
  if (tries === 0) return null;
  return (
    <End ref={place}>
      <BusyButton
        size="small"
        variant="outlined"
        startIcon={<RotateCwIcon size={16} />}
        aria-label={t("Retry {subject}", { subject })}
        busy={isPending}
        onClick={() => mutate()}
      >
        {t("Retry")}
      </BusyButton>
    </End>
  );
}

const statusNames: Readonly<Record<MailStatus, string>> = { pending: t("Waiting"), failed: t("Failed") };

/** Shows a mail's subject and recipient, and why it failed. */
const Words = ({ subject, to, lastError }: Mail) => (
  <Box sx={{ minWidth: 0 }}>
    <Box sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{subject}</Box>
    <Note>{to}</Note>
    {lastError && <Note sx={{ color: "error.main", mt: 0.5 }}>{lastError}</Note>}
  </Box>
);

/** Says when the site sends the mail next. */
const nextOf = ({ tries, nextTryAt }: Mail): string => {
  if (!nextTryAt) return t("Not retried automatically");
  return tries === 0 ? t("In a moment") : formatMoment(nextTryAt);
};

const rows: PlainRows<Mail> = {
  columns: [
    { name: t("Mail"), source: "subject", isName: true, sx: { width: "45%" }, cell: Words },
    {
      name: t("Status"),
      source: "status",
      cell: ({ status }) => (
        <StatusChip tone={status === "pending" ? "primary" : "warning"} label={statusNames[status]} />
      ),
    },
    { name: t("Attempts"), source: "tries", cell: ({ tries }) => <Muted>{String(tries)}</Muted> },
    { name: t("Next try"), source: "nextTryAt", cell: (mail) => <Muted>{nextOf(mail)}</Muted> },
    { name: t("Written"), source: "createdAt", cell: ({ createdAt }) => <Muted>{formatMoment(createdAt)}</Muted> },
  ],
  actions: (mail) => <RetryButton mail={mail} />,
};

const statusChoices = mailStatuses.map((id) => ({ id, name: statusNames[id] }));

function Mails() {
  const answer = useIsMailSetUp();
  const isSetUp = answer.data;
  if (!useIsPlaced(answer)) return <CardSkeleton />;
  return (
    <>
      {isSetUp === false && (
        <Alert severity="warning" sx={{ mb: 2, alignItems: "start" }}>
          <strong>{t("Mail is not set up")}.</strong>{" "}
          {t(
            "The site cannot send notices of new messages, password links or newsletters. Your host can turn mail on.",
          )}
          <AskHost about="mail" />
        </Alert>
      )}
      <PlainRowsCard
        rows={rows}
        filters={
          <FilterSelect source="status" label={t("Status")} allLabel={t("All e-mails")} choices={statusChoices} />
        }
        skeleton={{ rows: 10, rowHeight: 76, cardHeight: 120 }}
        empty={
          <EmptyWindow
            title={t("Nothing is waiting")}
            text={t("Mail that the mail server does not accept waits here and can be sent again.")}
          />
        }
        noMatch={<NoMatch title={t("No mail found")} text={t("No mail has this status.")} />}
        failure={t("The {nouns} could not be loaded.", { nouns: plural("e-mail") })}
      />
    </>
  );
}

/** Lists unsent mails, newest first. Sent mails are not kept. */
export const MailList = () => (
  <ListScreen resource="mail" perPage={mailLimits.pageSize}>
    {/* Without an export, since the rows are addresses of people. */}
    <CountedHead title={t("Outgoing mail")} say={(total) => counted(total, "e-mail")} />
    <Mails />
  </ListScreen>
);
