import { roleNames } from "@etalase/contracts/auth";
import { isNewKey } from "@etalase/contracts/desk/desk";
import { onlyRecordOf } from "@etalase/contracts/kinds";
import {
  type DeletedStore,
  deletedStores,
  isDraftDeleted,
  type PersonalDataStore,
  personalDataStores,
} from "@etalase/contracts/personal-data";
import type { PersonalDataFound } from "@etalase/contracts/personal-data.schema";
import { Box, Card, Link as MuiLink, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { type Noun, t } from "../kit/language/t.ts";
import { counted, formatDay, formatMoment } from "../kit/parts/format.ts";
import { nounOf } from "../kit/parts/kindNames.ts";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { statusNames } from "../leads/lead/words.ts";

/** A record: its name, facts about it, and the way to it, if there is one. */
type Row = Readonly<{ name: string; facts: readonly string[]; to?: string | undefined }>;

const gone = t("Will be deleted.");

type Section<T> = Readonly<{
  /** The noun for one record. */
  noun: Noun;
  /** The effect of a deletion on these records. */
  note: string;
  row: (one: T) => Row;
}>;

const testimonial = ({ name, quote }: PersonalDataFound["trashed"][number]) => ({ name, facts: [quote] });
const namesakes = t("Testimonials without this address or number are not found.");

const pathOf = (resource: string, key: string) => {
  if (resource === "media" || onlyRecordOf(resource)) return `/dashboard/${resource}`;
  return isNewKey(key) ? undefined : `/dashboard/${resource}/edit/${key}`;
};

const sections: { readonly [Store in PersonalDataStore]: Section<PersonalDataFound[Store][number]> } = {
  leads: {
    noun: "lead",
    note: `${gone} ${t("Their histories and notes go with them.")}`,
    row: ({ id, code, name, phone, email, status, createdAt }) => ({
      name: name || code,
      facts: [phone, email, statusNames[status], formatDay(createdAt)],
      to: `/dashboard/leads/${id}`,
    }),
  },
  subscribers: {
    noun: "newsletter subscription",
    note: gone,
    row: ({ email, consentAt }) => ({ name: email, facts: [t("Agreed on {day}", { day: formatDay(consentAt) })] }),
  },
  testimonials: {
    noun: "testimonial",
    note: `${gone} ${namesakes}`,
    row: (one) => ({ ...testimonial(one), to: `/dashboard/testimonials/edit/${one.id}` }),
  },
  trashed: { noun: "trashed testimonial", note: `${gone} ${namesakes}`, row: testimonial },
  invitations: {
    noun: "open invitation",
    note: `${gone} ${t("The link stops working.")}`,
    row: ({ name, email, role, expiresAt }) => ({
      name,
      facts: [email, t(roleNames[role]), t("until {time}", { time: formatDay(expiresAt) })],
      to: "/dashboard/users",
    }),
  },
  emailChanges: {
    noun: "account address change",
    note: `${gone} ${t("The account keeps its current address.")}`,
    row: ({ name, email, expiresAt }) => ({
      name,
      facts: [email, t("until {time}", { time: formatMoment(expiresAt) })],
      to: "/dashboard/users",
    }),
  },
  mails: {
    noun: "outgoing mail",
    note: `${gone} ${t("It will not be sent to anybody.")}`,
    row: ({ to, replyTo, subject, createdAt }) => ({
      name: subject,
      facts: [to, replyTo, formatDay(createdAt)],
      to: "/dashboard/mail",
    }),
  },
  drafts: {
    noun: "unfinished change",
    note: t("Unfinished testimonials will be deleted. The others stay: edit them by hand."),
    row: (draft) => {
      const { resource, key, title, author, updatedAt } = draft;
      return {
        name: title || nounOf(resource),
        facts: [
          nounOf(resource),
          t("by {name}", { name: author }),
          formatDay(updatedAt),
          isDraftDeleted(draft) ? "" : t("stays"),
        ],
        to: pathOf(resource, key),
      };
    },
  },
  versions: {
    noun: "version",
    note: `${gone} ${t("They can no longer be restored. The current records stay: edit them by hand.")}`,
    row: ({ resource, record, title, version, author, at }) => ({
      name: title || nounOf(resource),
      facts: [
        nounOf(resource),
        t("version {number}", { number: version }),
        author && t("by {name}", { name: author }),
        formatDay(at),
      ],
      to: pathOf(resource, record),
    }),
  },
  undos: {
    noun: "undo",
    note: `${gone} ${t("Its other changes can no longer be undone either.")}`,
    row: ({ resource, title, expiresAt }) => ({
      name: title || nounOf(resource),
      facts: [nounOf(resource), t("until {time}", { time: formatMoment(expiresAt) })],
      to: "/dashboard/trash?view=undo",
    }),
  },
  accounts: {
    noun: "account",
    note: t("Stays: accounts are deleted in User Management. The audit log keeps their names for a year, sealed."),
    row: ({ name, username, email, role, entries }) => ({
      name,
      facts: [username, email, t(roleNames[role]), t("{count} × in the audit log", { count: entries })],
      to: "/dashboard/users",
    }),
  },
  comments: {
    noun: "review comment",
    note: t("Stays for 90 days after its review link ends."),
    row: ({ name, text, at }) => ({ name, facts: [text, formatDay(at)] }),
  },
};

const row = { px: { xs: 2, sm: 3 }, py: 1.5, overflowWrap: "anywhere" };

function SectionOf<Store extends PersonalDataStore>({ store, data }: { store: Store; data: PersonalDataFound }) {
  const section = sections[store];
  const all: readonly PersonalDataFound[Store][number][] = data[store];
  if (all.length === 0) return null;
  const title = counted(all.length, section.noun);
  return (
    <Card component="section" aria-label={title} sx={{ mt: 2 }}>
      <Box sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Typography variant="h2" sx={{ fontSize: "1.05rem" }}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {section.note}
        </Typography>
      </Box>
      <PlainList divided>
        {all.map(section.row).map(({ name, facts, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows stay as they are
          <Box component="li" key={index} sx={row}>
            <Typography variant="subtitle2" component="p">
              {to ? (
                <MuiLink component={Link} to={to}>
                  {name}
                </MuiLink>
              ) : (
                name
              )}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {facts.filter(Boolean).join(" · ")}
            </Typography>
          </Box>
        ))}
      </PlainList>
    </Card>
  );
}

/** Lists the stored data by store, with the effect of a deletion. */
export const StoredData = ({ data }: Readonly<{ data: PersonalDataFound }>): ReactNode =>
  personalDataStores.map((store) => <SectionOf key={store} store={store} data={data} />);

/** Counts the records that a deletion takes. */
export const removableOf = ({ drafts, ...data }: PersonalDataFound): number => {
  const going: Pick<PersonalDataFound, DeletedStore> = { ...data, drafts: drafts.filter(isDraftDeleted) };
  return deletedStores.reduce((sum, store) => sum + going[store].length, 0);
};
