import type { PersonWithLeads } from "@etalase/contracts/people.schema";
import { groupedPhone, whatsappDigits } from "@etalase/contracts/text/phone";
import { Box, Button, Link as MuiLink } from "@mui/material";
import { MessageCircleIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { isSuperadmin } from "../kit/data/session.ts";
import { t } from "../kit/language/t.ts";
import { RecordView } from "../kit/list/RecordView.tsx";
import { EditLink } from "../kit/parts/EditLink.tsx";
import { FormSection } from "../kit/parts/FormSection.tsx";
import { counted, formatDay, rupiah } from "../kit/parts/format.ts";
import { PageHead } from "../kit/parts/PageHead.tsx";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { publicationNames } from "../kit/parts/StatusChip.tsx";
import { lineAbove } from "../kit/theme/looks.ts";
import { reach } from "../kit/theme/palette.ts";
import { Muted, Note } from "../kit/theme/Words.tsx";
import { Received } from "../leads/lead/marks.tsx";
import { PersonLeads } from "./PersonLeads.tsx";
import { nameOf } from "./words.ts";

const one = "minmax(0, 1fr)";
const column = { display: "grid", gap: { xs: 1.5, sm: 2.5 }, alignItems: "start", gridTemplateColumns: one };
const layout = { ...column, gridTemplateColumns: { xs: one, lg: `${one} 340px` } };
const list = { display: "grid", gap: 1, overflowWrap: "anywhere" };

const chatWith = (phone: string) => {
  const digits = whatsappDigits(phone);
  return digits ? { href: `https://wa.me/${digits}`, target: "_blank", rel: "noopener" } : undefined;
};

type PersonProps = Readonly<{ person: PersonWithLeads }>;

/** The numbers, each of which opens a chat, and the addresses. */
function Contacts({ person: { id, phones, emails } }: PersonProps) {
  const contacts = [
    ...phones.map((phone) => ({ text: groupedPhone(phone), link: chatWith(phone) })),
    ...emails.map((email) => ({ text: email, link: { href: `mailto:${email}` } })),
  ];
  return (
    <FormSection title={t("Contact")}>
      {contacts.length === 0 && <Muted>{t("Contact not known yet")}</Muted>}
      <PlainList sx={list}>
        {contacts.map(({ text, link }) => (
          <li key={text}>
            <MuiLink component={link ? "a" : "span"} {...link} sx={reach}>
              {text}
            </MuiLink>
          </li>
        ))}
      </PlainList>
      {isSuperadmin() && (
        <Note sx={{ pt: 2, ...lineAbove }}>
          <MuiLink component={Link} to={`/dashboard/privacy?person=${id}`} color="inherit" sx={reach}>
            {t("Delete this person’s data")}
          </MuiLink>
        </Note>
      )}
    </FormSection>
  );
}

type OthersProps = Readonly<{
  title: string;
  rows: readonly Readonly<{ id: string; name: ReactNode; note: string }>[];
}>;

/** Other records of a person, if there are any. */
const Others = ({ title, rows }: OthersProps) =>
  rows.length > 0 && (
    <FormSection title={title}>
      <PlainList sx={list}>
        {rows.map(({ id, name, note }) => (
          <li key={id}>
            {name}
            <Note>{note}</Note>
          </li>
        ))}
      </PlainList>
    </FormSection>
  );

function Screen({ record: person, back }: Readonly<{ record: PersonWithLeads; back: string }>) {
  const { leads, value, testimonials, subscriptions, phones, lastAt } = person;
  const chat = phones.map(chatWith).find(Boolean);
  return (
    <>
      <PageHead
        title={nameOf(person)}
        facts={
          <>
            {counted(leads.length, "lead")} · {value > 0 && `${t("{value} won", { value: rupiah(value) })} · `}
            {t("last contact")} <Received at={lastAt} />
          </>
        }
        back={back}
        sticky
      >
        {chat && (
          <Button variant="contained" startIcon={<MessageCircleIcon />} {...chat}>
            {"WhatsApp"}
          </Button>
        )}
      </PageHead>
      <Box sx={layout}>
        <PersonLeads person={person} />
        <Box sx={column}>
          <Contacts person={person} />
          <Others
            title={t("Testimonials")}
            rows={testimonials.map(({ id, name, quote, status }) => ({
              id,
              name: <EditLink id={id} name={name} resource="testimonials" />,
              note: `${publicationNames[status]} · ${quote}`,
            }))}
          />
          <Others
            title={t("Newsletter")}
            rows={subscriptions.map(({ id, email, consentAt }) => ({
              id,
              name: email,
              note: t("Agreed on {day}", { day: formatDay(consentAt) }),
            }))}
          />
        </Box>
      </Box>
    </>
  );
}

/** Shows everything that one person has written. */
export const PersonPage = () => <RecordView resource="people" noun="person" Screen={Screen} />;
