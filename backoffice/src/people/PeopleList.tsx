import type { Person } from "@etalase/contracts/people.schema";
import { Box } from "@mui/material";
import { t } from "../kit/language/t.ts";
import { CountedHead } from "../kit/list/CountedHead.tsx";
import { type PlainRows, remainingWidth } from "../kit/list/columns.ts";
import { EmptyWindow, NoMatch } from "../kit/list/EmptyWindow.tsx";
import { FilterSearch } from "../kit/list/FilterSearch.tsx";
import { ListScreen } from "../kit/list/ListScreen.tsx";
import { PlainRowsCard } from "../kit/list/RowsCard.tsx";
import { EditLink } from "../kit/parts/EditLink.tsx";
import { rupiah } from "../kit/parts/format.ts";
import { Facts, Note } from "../kit/theme/Words.tsx";
import { Received } from "../leads/lead/marks.tsx";
import { contactsOf, nameOf } from "./words.ts";

/** From the figures before it. */
const apart = { "&&": { pl: 4 } };
const figure = { whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" };

const Value = ({ value }: Person) => value > 0 && <Box sx={{ ...figure, fontWeight: 600 }}>{rupiah(value)}</Box>;

const Name = (person: Person) => (
  <>
    <EditLink id={person.id} name={nameOf(person)} />
    <Note component={Facts}>
      {contactsOf(person).map((contact) => contact !== nameOf(person) && <span key={contact}>{contact}</span>)}
    </Note>
  </>
);

const rows: PlainRows<Person> = {
  columns: [
    { name: t("Name"), source: "name", isName: true, sx: remainingWidth, cell: Name },
    { name: t("Leads"), source: "leads", align: "right", cell: ({ leads }) => <Box sx={figure}>{leads}</Box> },
    { name: t("Value won"), source: "value", align: "right", cell: Value },
    { name: t("Last contact"), source: "lastAt", sx: apart, cell: ({ lastAt }) => <Received at={lastAt} /> },
  ],
};

const pageSize = 25;

/** Lists the persons behind the leads, the latest contact first. */
export const PeopleList = () => (
  <ListScreen resource="people" perPage={pageSize}>
    <CountedHead title={t("People")} say={(count) => (count === 1 ? t("1 person") : t("{count} people", { count }))} />
    <PlainRowsCard
      rows={rows}
      filters={<FilterSearch placeholder={t("Name, number or e-mail")} />}
      skeleton={{ rows: pageSize, rowHeight: 61, cardHeight: 88 }}
      empty={
        <EmptyWindow
          title={t("Nobody has written yet")}
          text={t("Leads with the same number or e-mail address appear here as one person.")}
        />
      }
      noMatch={<NoMatch title={t("Nobody found")} text={t("Nobody has this name, number or e-mail address.")} />}
      failure={t("The people could not be loaded.")}
    />
  </ListScreen>
);
