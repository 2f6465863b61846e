import {
  type PersonalDataFound,
  personalDataDeleted,
  personalDataFile,
  personalDataFound,
  personalDataQuery,
} from "@etalase/contracts/privacy/personal-data.schema";
import type { PersonalData, PersonalDataService } from "../../application/privacy/personal-data.ts";
import { type Route, route } from "./route.ts";
import { theActor } from "./session.ts";

const text = (value: unknown) => (typeof value === "string" ? value : "");

const view = ({ leads, subscribers, testimonials, trashed, accounts, comments }: PersonalData): PersonalDataFound => ({
  leads: leads.map(({ id, code, name, phone, email, status, createdAt }) => ({
    ...{ id, code, name, phone, email, status, createdAt: createdAt.toISOString() },
  })),
  subscribers: subscribers.map(({ consentAt, ...one }) => ({ ...one, consentAt: consentAt.toISOString() })),
  testimonials: [
    ...testimonials.map(({ id, name, role, quote }) => ({ id, name, role, quote, inTrash: false })),
    ...trashed.map(({ id, record: { name, role, quote } }) => ({
      ...{ id, name: text(name), role: text(role), quote: text(quote), inTrash: true },
    })),
  ],
  accounts: accounts.map(({ user: { id, name, username, email, role }, entries }) => ({
    ...{ id, name, username, email, role, entries },
  })),
  comments: comments.map(({ name, text, at }) => ({ name, text, at: at.toISOString() })),
});

const path = "/api/privacy";
const shared = { method: "POST", who: "superadmin", body: { schema: personalDataQuery } } as const;

/** The calls say in their bodies whom they are about: addresses of calls are logged. */
export const personalDataRoutes = (personalData: PersonalDataService, now: () => Date): readonly Route[] => [
  route({
    ...shared,
    path: `${path}/search`,
    response: personalDataFound,
    handle: async ({ input }) => ({ body: view(await personalData.find(input.contact)) }),
  }),
  route({
    ...shared,
    path: `${path}/export`,
    response: personalDataFile,
    handle: async (call) => {
      const { contact } = call.input;
      const found = await personalData.export(contact, theActor(call));
      // As it would be read by others: times as texts.
      const leads = JSON.parse(JSON.stringify(found.leads));
      return { body: { ...view(found), leads, contact, exportedAt: now().toISOString() } };
    },
  }),
  route({
    ...shared,
    path: `${path}/delete`,
    response: personalDataDeleted,
    handle: async (call) => ({ body: await personalData.remove(call.input.contact, theActor(call)) }),
  }),
];
