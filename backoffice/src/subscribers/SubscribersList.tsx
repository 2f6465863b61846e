import { type SubscriberState, subscriberStates, unconfirmedDays } from "@etalase/contracts/newsletter";
import type { Subscriber } from "@etalase/contracts/newsletter.schema";
import { paths } from "@etalase/contracts/site/paths";
import { Alert, Box, Button } from "@mui/material";
import { ExternalLinkIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useDataProvider, useListContext } from "react-admin";
import type { EtalaseProvider } from "../kit/data/dataProvider.ts";
import { t } from "../kit/language/t.ts";
import { CountedHead } from "../kit/list/CountedHead.tsx";
import { hideableColumns, type PlainRows } from "../kit/list/columns.ts";
import { deleteSentences } from "../kit/list/DeleteDialog.tsx";
import { EmptyWindow, NoMatch } from "../kit/list/EmptyWindow.tsx";
import { FilterSearch } from "../kit/list/FilterSearch.tsx";
import { FilterSelect } from "../kit/list/FilterSelect.tsx";
import { ListScreen } from "../kit/list/ListScreen.tsx";
import { ListMenu } from "../kit/list/ListTools.tsx";
import { DeleteAction } from "../kit/list/RowActions.tsx";
import { PlainRowsCard } from "../kit/list/RowsCard.tsx";
import { useAct } from "../kit/notices/useAct.ts";
import { download } from "../kit/parts/download.ts";
import { counted, formatMoment, isoDay, plural } from "../kit/parts/format.ts";
import { StatusChip } from "../kit/parts/StatusChip.tsx";
import { Muted } from "../kit/theme/Words.tsx";
import { useIsMailSetUp } from "../mail/useIsMailSetUp.ts";

const deleting = deleteSentences("subscriber", {
  warning: t(
    "will be deleted together with the proof of consent. You can undo this for 30 minutes; then it is gone for good.",
  ),
});

const Remove = ({ subscriber }: { subscriber: Subscriber }) => (
  <DeleteAction record={subscriber} name={subscriber.email} sentences={deleting} />
);

const stateNames: Readonly<Record<SubscriberState, string>> = {
  waiting: t("Waiting"),
  unconfirmed: t("Unconfirmed"),
  confirmed: t("Confirmed"),
};

const stateChoices = subscriberStates.map((id) => ({ id, name: stateNames[id] }));

const tones = { waiting: "primary", unconfirmed: "default", confirmed: "success" } as const;

const State = ({ state }: Subscriber) => <StatusChip tone={tones[state]} label={stateNames[state]} />;

const Email = ({ email }: Subscriber) => <Box sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{email}</Box>;

const Fact = ({ children }: { children: ReactNode }) => <Muted sx={{ whiteSpace: "nowrap" }}>{children}</Muted>;

const rows: PlainRows<Subscriber> = {
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
      cell: (subscriber) =>
        subscriber.confirmedAt ? <Fact>{formatMoment(subscriber.confirmedAt)}</Fact> : <State {...subscriber} />,
    },
  ],
  actions: (subscriber) => <Remove subscriber={subscriber} />,
};

/** Saves all subscribers as the server's file: the server knows which cells a spreadsheet would treat as formulas. */
function Tools() {
  const provider = useDataProvider<EtalaseProvider>();
  const { mutate: save, isPending } = useAct({
    does: () => provider.csv("subscribers"),
    failed: t("The subscribers could not be exported"),
    onDone: ({ data }) => download(`newsletter-subscribers-${isoDay(new Date())}.csv`, data, "text/csv;charset=utf-8"),
  });
  const progress = isPending ? { done: 0, total: 0 } : undefined;
  return <ListMenu columns={hideableColumns(rows.columns)} progress={progress} onExport={() => save()} />;
}

const pageSize = 10;

const Empty = () => (
  <EmptyWindow
    title={t("No subscribers yet")}
    text={t("Visitors subscribe in the newsletter box beside the articles.")}
  >
    <Button href={paths.blog} target="_blank" rel="noopener" variant="outlined" startIcon={<ExternalLinkIcon />}>
      {t("Open the blog")}
    </Button>
  </EmptyWindow>
);

const mailButton = (
  <Button component={Link} to="/mail" variant="outlined" sx={{ whiteSpace: "nowrap" }}>
    {t("Set up mail")}
  </Button>
);

const emptyWithoutMail = (
  <EmptyWindow
    title={t("The newsletter is off")}
    text={t("Addresses from the box beside the articles wait until the site can send mail.")}
  >
    {mailButton}
  </EmptyWindow>
);

/** Explains why addresses wait, with a link to the setup of mail. */
const MailIsOff = () =>
  useListContext().total ? (
    <Alert severity="warning" sx={{ mb: 2 }} action={mailButton}>
      <strong>{t("Mail is not set up")}.</strong>{" "}
      {t(
        "Addresses wait for their confirmation mail, which is sent once mail is set up. They are deleted after {days} days.",
        { days: unconfirmedDays },
      )}
    </Alert>
  ) : null;

/** Lists the newsletter's subscribers. The API calls the resource newsletter. */
export function SubscribersList() {
  const { data: isMailSetUp } = useIsMailSetUp();
  return (
    <ListScreen resource="subscribers" perPage={pageSize}>
      <CountedHead title={t("Newsletter subscribers")} say={(total) => counted(total, "subscriber")}>
        <Tools />
      </CountedHead>
      {isMailSetUp === false && <MailIsOff />}
      <PlainRowsCard
        rows={rows}
        filters={
          <>
            <FilterSearch placeholder={t("Search e-mail")} />
            <FilterSelect source="state" label={t("Status")} allLabel={t("All subscribers")} choices={stateChoices} />
          </>
        }
        skeleton={{ rows: pageSize, rowHeight: 57, cardHeight: 61 }}
        empty={isMailSetUp === false ? emptyWithoutMail : <Empty />}
        noMatch={
          <NoMatch
            title={t("No {nouns} found", { nouns: plural("subscriber") })}
            text={t("No {noun} matches these filters.", { noun: t("subscriber") })}
          />
        }
        failure={t("The {nouns} could not be loaded.", { nouns: plural("subscriber") })}
      />
    </ListScreen>
  );
}
