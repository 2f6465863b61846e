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

type Row = Readonly<{ key: string; name: string; text: string; to?: string }>;

const row = { px: { xs: 2, sm: 3 }, py: 1.5, overflowWrap: "anywhere" };

function Rows({ title, note, rows }: Readonly<{ title: string; note: string; rows: readonly Row[] }>) {
  if (rows.length === 0) return null;
  return (
    <Card component="section" aria-label={title} sx={{ mt: 2 }}>
      <Box sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Typography variant="h2" sx={{ fontSize: "1.05rem" }}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      </Box>
      <PlainList divided>
        {rows.map(({ key, name, text, to }) => (
          <Box component="li" key={key} sx={row}>
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
              {text}
            </Typography>
          </Box>
        ))}
      </PlainList>
    </Card>
  );
}

const joined = (parts: readonly string[]) => parts.filter(Boolean).join(" · ");
const gone = t("Will be deleted.");

type Section<T> = Readonly<{
  /** The noun for one record. */
  noun: Noun;
  /** The effect of a deletion on these records. */
  note: string;
  row: (one: T) => Row;
}>;

const testimonial = ({ id, name, quote }: PersonalDataFound["trashed"][number]) => ({ key: id, name, text: quote });
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
      key: id,
      name: name || code,
      text: joined([phone, email, statusNames[status], formatDay(createdAt)]),
      to: `/dashboard/leads/${id}`,
    }),
  },
  subscribers: {
    noun: "newsletter subscription",
    note: gone,
    row: ({ id, email, consentAt }) => ({
      key: id,
      name: email,
      text: t("Agreed on {day}", { day: formatDay(consentAt) }),
    }),
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
    row: ({ id, name, email, role, expiresAt }) => ({
      key: id,
      name,
      text: joined([email, t(roleNames[role]), t("until {time}", { time: formatDay(expiresAt) })]),
      to: "/dashboard/users",
    }),
  },
  emailChanges: {
    noun: "account address change",
    note: `${gone} ${t("The account keeps its current address.")}`,
    row: ({ id, name, email, expiresAt }) => ({
      key: id,
      name,
      text: joined([email, t("until {time}", { time: formatMoment(expiresAt) })]),
      to: "/dashboard/users",
    }),
  },
  mails: {
    noun: "outgoing mail",
    note: `${gone} ${t("It will not be sent to anybody.")}`,
    row: ({ id, to, replyTo, subject, createdAt }) => ({
      key: id,
      name: subject,
      text: joined([to, replyTo, formatDay(createdAt)]),
      to: "/dashboard/mail",
    }),
  },
  drafts: {
    noun: "unfinished change",
    note: t("Unfinished testimonials will be deleted. The others stay: edit them by hand."),
    row: (draft) => {
      const { resource, key, title, author, updatedAt } = draft;
      const path = pathOf(resource, key);
      return {
        key: `${resource} ${key} ${author}`,
        name: title || nounOf(resource),
        text: joined([
          nounOf(resource),
          t("by {name}", { name: author }),
          formatDay(updatedAt),
          isDraftDeleted(draft) ? "" : t("stays"),
        ]),
        ...(path ? { to: path } : {}),
      };
    },
  },
  versions: {
    noun: "version",
    note: `${gone} ${t("They can no longer be restored. The current records stay: edit them by hand.")}`,
    row: ({ id, resource, record, title, version, author, at }) => {
      const path = pathOf(resource, record);
      return {
        key: id,
        name: title || nounOf(resource),
        text: joined([
          nounOf(resource),
          t("version {number}", { number: version }),
          author && t("by {name}", { name: author }),
          formatDay(at),
        ]),
        ...(path ? { to: path } : {}),
      };
    },
  },
  undos: {
    noun: "undo",
    note: `${gone} ${t("Its other changes can no longer be undone either.")}`,
    row: ({ id, resource, title, expiresAt }) => ({
      key: id,
      name: title || nounOf(resource),
      text: joined([nounOf(resource), t("until {time}", { time: formatMoment(expiresAt) })]),
      to: "/dashboard/trash?view=undo",
    }),
  },
  accounts: {
    noun: "account",
    note: t("Stays: accounts are deleted in User Management. The audit log keeps their names for a year, sealed."),
    row: ({ id, name, username, email, role, entries }) => ({
      key: id,
      name,
      text: joined([username, email, t(roleNames[role]), t("{count} × in the audit log", { count: entries })]),
      to: "/dashboard/users",
    }),
  },
  comments: {
    noun: "review comment",
    note: t("Stays for 90 days after its review link ends."),
    row: ({ name, text, at }) => ({ key: at, name, text: joined([text, formatDay(at)]) }),
  },
};

function SectionOf<Store extends PersonalDataStore>({ store, data }: { store: Store; data: PersonalDataFound }) {
  const { noun, note, row } = sections[store];
  const all: readonly PersonalDataFound[Store][number][] = data[store];
  return <Rows title={counted(all.length, noun)} note={note} rows={all.map(row)} />;
}

/** Lists the stored data by store, with the effect of a deletion. */
export const StoredData = ({ data }: Readonly<{ data: PersonalDataFound }>): ReactNode =>
  personalDataStores.map((store) => <SectionOf key={store} store={store} data={data} />);

/** Counts the records that a deletion takes. */
export const removableOf = ({ drafts, ...data }: PersonalDataFound): number => {
  const going: Pick<PersonalDataFound, DeletedStore> = { ...data, drafts: drafts.filter(isDraftDeleted) };
  return deletedStores.reduce((sum, store) => sum + going[store].length, 0);
};
