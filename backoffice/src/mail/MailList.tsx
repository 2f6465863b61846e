import { mailLimits, mailStatuses } from "@etalase/contracts/mail";
import { Alert } from "@mui/material";
import { useListContext } from "react-admin";
import { useIsPlaced } from "../kit/data/useIsPlaced.ts";
import { t } from "../kit/language/t.ts";
import { EmptyWindow, NoMatch } from "../kit/list/EmptyWindow.tsx";
import { FilterSelect } from "../kit/list/FilterSelect.tsx";
import { ListScreen } from "../kit/list/ListScreen.tsx";
import { PlainRowsCard } from "../kit/list/RowsCard.tsx";
import { counted, plural } from "../kit/parts/format.ts";
import { PageHead } from "../kit/parts/PageHead.tsx";
import { CardSkeleton } from "../kit/parts/PageSkeleton.tsx";
import { rows, statusNames } from "./columns.tsx";
import { useIsMailSetUp } from "./useIsMailSetUp.ts";

const statusChoices = mailStatuses.map((id) => ({ id, name: statusNames[id] }));

/** The list's head without an export, since the rows are addresses of people. */
function Head() {
  const { total } = useListContext();
  return <PageHead title={t("Outgoing Mail")} facts={total === undefined ? "\u00a0" : counted(total, "mail")} />;
}

const notSetUp = {
  title: t("Mail is not set up"),
  text: t(
    "The site sends no mail: no notices of new messages, no password reset links. The server's operator must set SMTP_URL and MAIL_FROM.",
  ),
};

const empty = (
  <EmptyWindow
    title={t("Nothing is waiting")}
    text={t("All mail has been sent. Mail that the mail server does not accept waits here and can be sent again.")}
  />
);

function Mails() {
  const answer = useIsMailSetUp();
  const isSetUp = answer.data;
  if (!useIsPlaced(answer)) return <CardSkeleton />;
  return (
    <>
      {isSetUp === false && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          <strong>{notSetUp.title}.</strong> {notSetUp.text}
        </Alert>
      )}
      <PlainRowsCard
        rows={rows}
        filters={<FilterSelect source="status" label={t("Status")} allLabel={t("All mails")} choices={statusChoices} />}
        bulkBar={null}
        skeleton={{ rows: 10, rowHeight: 76, cardHeight: 120 }}
        empty={
          isSetUp === false ? <EmptyWindow title={t("No mail waiting")} text={t("There is no mail to send.")} /> : empty
        }
        noMatch={<NoMatch title={t("No mail found")} text={t("No mail has this status.")} />}
        failure={t("The {nouns} could not be loaded.", { nouns: plural("mail") })}
      />
    </>
  );
}

/** Lists unsent mails, newest first. Sent mails are not kept. */
export const MailList = () => (
  <ListScreen resource="mail" perPage={mailLimits.pageSize}>
    <Head />
    <Mails />
  </ListScreen>
);
