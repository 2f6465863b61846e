import type { PersonWithLeads } from "@etalase/contracts/people.schema";
import { whatsappDigits } from "@etalase/contracts/text/phone";
import { Box, Button, Link as MuiLink } from "@mui/material";
import { MessageCircleIcon } from "lucide-react";
import { useGetOne } from "react-admin";
import { Link, useParams } from "react-router-dom";
import { isGone } from "../kit/data/http.ts";
import { isSuperadmin } from "../kit/data/session.ts";
import { t } from "../kit/language/t.ts";
import { EmptyWindow } from "../kit/list/EmptyWindow.tsx";
import { EditLink } from "../kit/parts/EditLink.tsx";
import { FailureNotice } from "../kit/parts/FailureNotice.tsx";
import { FormSection } from "../kit/parts/FormSection.tsx";
import { counted, formatDay, rupiah } from "../kit/parts/format.ts";
import { PageHead } from "../kit/parts/PageHead.tsx";
import { PageSkeleton } from "../kit/parts/PageSkeleton.tsx";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { publicationNames } from "../kit/parts/StatusChip.tsx";
import { reach } from "../kit/theme/palette.ts";
import { Muted, Note } from "../kit/theme/Words.tsx";
import { Received } from "../leads/lead/marks.tsx";
import { PersonLeads } from "./PersonLeads.tsx";
import { nameOf, phoneText } from "./words.ts";

const back = "/dashboard/people";

const one = "minmax(0, 1fr)";
const layout = {
  display: "grid",
  gap: { xs: 1.5, sm: 2.5 },
  alignItems: "start",
  gridTemplateColumns: { xs: one, lg: `${one} 340px` },
};
const column = { display: "grid", gap: { xs: 1.5, sm: 2.5 }, gridTemplateColumns: one };
const contacts = { display: "grid", gap: 1, fontSize: ".9375rem", overflowWrap: "anywhere" };

const chatWith = (phone: string) => {
  const digits = whatsappDigits(phone);
  return digits ? { href: `https://wa.me/${digits}`, target: "_blank", rel: "noopener" } : undefined;
};

type PersonProps = Readonly<{ person: PersonWithLeads }>;

/** The numbers, each of which opens a chat, and the addresses. */
const Contacts = ({ person: { id, phones, emails } }: PersonProps) => (
  <FormSection title={t("Contact")}>
    {phones.length + emails.length === 0 && <Muted>{t("Contact not known yet")}</Muted>}
    <PlainList sx={contacts}>
      {phones.map((phone) => {
        const chat = chatWith(phone);
        return (
          <li key={phone}>
            {chat ? (
              <MuiLink {...chat} sx={reach}>
                {phoneText(phone)}
              </MuiLink>
            ) : (
              phone
            )}
          </li>
        );
      })}
      {emails.map((email) => (
        <li key={email}>
          <MuiLink href={`mailto:${email}`} sx={reach}>
            {email}
          </MuiLink>
        </li>
      ))}
    </PlainList>
    {isSuperadmin() && (
      <Note>
        <MuiLink component={Link} to={`/dashboard/privacy?person=${id}`} color="inherit" sx={reach}>
          {t("Forget this person")}
        </MuiLink>
      </Note>
    )}
  </FormSection>
);

const Testimonials = ({ person: { testimonials } }: PersonProps) => (
  <FormSection title={t("Testimonials")}>
    <PlainList sx={{ display: "grid", gap: 2 }}>
      {testimonials.map(({ id, name, quote, status }) => (
        <li key={id}>
          <EditLink id={id} name={name} resource="testimonials" />
          <Note>
            {publicationNames[status]} · {quote}
          </Note>
        </li>
      ))}
    </PlainList>
  </FormSection>
);

const Subscriptions = ({ person: { subscriptions } }: PersonProps) => (
  <FormSection title={t("Newsletter")}>
    {subscriptions.map(({ id, email, consentAt }) => (
      <Box key={id} sx={{ overflowWrap: "anywhere" }}>
        {email}
        <Note>{t("Agreed on {day}", { day: formatDay(consentAt) })}</Note>
      </Box>
    ))}
  </FormSection>
);

function Screen({ person }: PersonProps) {
  const { leads, value, testimonials, subscriptions, phones, lastAt } = person;
  const chat = phones.map(chatWith).find(Boolean);
  return (
    <>
      <PageHead
        title={nameOf(person)}
        facts={
          <>
            {counted(leads.length, "lead")} · {value > 0 && `${t("{value} won", { value: rupiah(value) })} · `}
            <Received at={lastAt} />
          </>
        }
        back={back}
        sticky
      >
        {chat && (
          <Button variant="contained" startIcon={<MessageCircleIcon />} {...chat}>
            {t("Chat in WhatsApp")}
          </Button>
        )}
      </PageHead>
      <Box sx={layout}>
        <PersonLeads person={person} />
        <Box sx={column}>
          <Contacts person={person} />
          {testimonials.length > 0 && <Testimonials person={person} />}
          {subscriptions.length > 0 && <Subscriptions person={person} />}
        </Box>
      </Box>
    </>
  );
}

/** Shows everything that one person has written. A row of the list lacks the leads, so the query has a key of its own. */
export function PersonPage() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useGetOne<PersonWithLeads>(
    "people",
    { id, meta: { whole: true } },
    { retry: false },
  );
  if (data && !error) return <Screen key={data.id} person={data} />;
  if (!error) return <PageSkeleton />;
  return (
    <>
      <PageHead title={t("People")} back={back} />
      {isGone(error) ? (
        <EmptyWindow
          title={t("This person does not exist")}
          text={t("It was deleted, or its leads belong to another person now.")}
        >
          <Button component={Link} to={back} variant="contained">
            {t("All people")}
          </Button>
        </EmptyWindow>
      ) : (
        <FailureNotice text={t("The person could not be loaded.")} onRetry={() => void refetch()} />
      )}
    </>
  );
}
