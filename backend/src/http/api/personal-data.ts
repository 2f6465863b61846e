import { isDraftDeleted } from "@etalase/contracts/personal-data";
import {
  type PersonalDataFound,
  personalDataDeleted,
  personalDataFile,
  personalDataFound,
  personalDataQuery,
} from "@etalase/contracts/personal-data.schema";
import type { PersonalDataService } from "../../application/privacy/personal-data.ts";
import type { PersonalData } from "../../application/privacy/searches.ts";
import { type Route, route } from "./route.ts";

const text = (value: unknown) => (typeof value === "string" ? value : "");

const leadView = ({ id, code, name, phone, email, status, createdAt }: PersonalData["leads"][number]) => ({
  id,
  code,
  name,
  phone,
  email,
  status,
  createdAt: createdAt.toISOString(),
});

const subscriberView = ({ id, email, consentVersion, consentAt }: PersonalData["subscribers"][number]) => ({
  id,
  email,
  consentVersion,
  consentAt: consentAt.toISOString(),
});

const testimonialView = ({ id, name, role, quote }: Readonly<Record<string, unknown> & { id: string }>) => ({
  id,
  name: text(name),
  role: text(role),
  quote: text(quote),
});

const invitationView = ({ id, name, email, role, expiresAt }: PersonalData["invitations"][number]) => ({
  id,
  name,
  email,
  role,
  expiresAt: expiresAt.toISOString(),
});

const emailChangeView = ({ userId, user, email, expiresAt }: PersonalData["emailChanges"][number]) => ({
  id: userId,
  name: user.name,
  email,
  expiresAt: expiresAt.toISOString(),
});

const mailView = ({ id, to, replyTo, subject, createdAt }: PersonalData["mails"][number]) => ({
  id,
  to,
  replyTo,
  subject,
  createdAt: createdAt.toISOString(),
});

const draftView = ({ resource, key, title, by, updatedAt }: PersonalData["drafts"][number]) => ({
  resource,
  key,
  title,
  author: by.name,
  updatedAt: updatedAt.toISOString(),
});

const versionView = ({ id, resource, record, version, userName, at }: PersonalData["versions"][number]) => ({
  id,
  resource,
  record: record.id,
  title: text(record.title) || text(record.name),
  version,
  author: userName,
  at: at.toISOString(),
});

const undoView = ({ id, resource, title, expiresAt }: PersonalData["undos"][number]) => ({
  id,
  resource,
  title,
  expiresAt: expiresAt.toISOString(),
});

const accountView = ({ user, entries }: PersonalData["accounts"][number]) => ({
  id: user.id,
  name: user.name,
  username: user.username,
  email: user.email,
  role: user.role,
  entries,
});

const view = (found: PersonalData): PersonalDataFound => ({
  leads: found.leads.map(leadView),
  subscribers: found.subscribers.map(subscriberView),
  testimonials: found.testimonials.map(testimonialView),
  trashed: found.trashed.map(({ id, record }) => testimonialView({ ...record, id })),
  invitations: found.invitations.map(invitationView),
  emailChanges: found.emailChanges.map(emailChangeView),
  mails: found.mails.map(mailView),
  drafts: found.drafts.map(draftView),
  versions: found.versions.map(versionView),
  undos: found.undos.map(undoView),
  accounts: found.accounts.map(accountView),
  comments: found.comments.map(({ name, text, at }) => ({ name, text, at: at.toISOString() })),
});

/** The person's data in full, in a form that others can read: times as texts. */
const wholes = ({ leads, drafts, versions, undos }: PersonalData) =>
  JSON.parse(
    JSON.stringify({
      leads,
      drafts: drafts.map((draft) => ({
        ...draftView(draft),
        ...(isDraftDeleted(draft) ? { values: draft.values, base: draft.base } : {}),
      })),
      versions: versions.map((one) => ({ ...versionView(one), values: one.record })),
      undos: undos.map((undo) => ({ ...undoView(undo), records: undo.records })),
    }),
  );

const path = "/api/privacy";
const body = { schema: personalDataQuery };

/** The calls name the person in their bodies, since addresses of calls are logged. */
export const personalDataRoutes = (personalData: PersonalDataService, now: () => Date): readonly Route[] => [
  route.post(`${path}/search`, "superadmin", {
    body,
    response: personalDataFound,
    handle: async ({ input }) => ({ body: view(await personalData.find(input.contact)) }),
  }),
  route.post(`${path}/export`, "superadmin", {
    body,
    response: personalDataFile,
    handle: async (call) => {
      const { contact } = call.input;
      const found = await personalData.export(contact, call.by);
      return { body: { ...view(found), ...wholes(found), contact, exportedAt: now().toISOString() } };
    },
  }),
  route.post(`${path}/delete`, "superadmin", {
    body,
    response: personalDataDeleted,
    handle: async (call) => ({ body: await personalData.remove(call.input.contact, call.by) }),
  }),
];
