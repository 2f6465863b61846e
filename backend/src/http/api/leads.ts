import { leadStatuses } from "@etalase/contracts/leads/leads";
import {
  chatFacts,
  chatInput,
  leadAnswer,
  leadBulkUpdate,
  leadCounts,
  leadInput,
  leadStored,
  leadsPage,
  leadsQuery,
  leadUpdate,
  staffLeadInput,
} from "@etalase/contracts/leads/leads.schema";
import { deleted, updated } from "@etalase/contracts/rules/answers.schema";
import * as z from "zod/mini";
import type { LeadAdding } from "../../application/leads/adding.ts";
import type { LeadsService } from "../../application/leads/leads.ts";
import type { PeopleService } from "../../application/leads/people.ts";
import type { LeadTaking } from "../../application/leads/taking.ts";
import { idsOf } from "../../domain/content.ts";
import type { Lead } from "../../domain/leads/lead.ts";
import { senderOf } from "./client.ts";
import { editOf, removalRoutes } from "./resource.ts";
import { type Route, route } from "./route.ts";
import type { Sessions } from "./session.ts";
import { viewBy } from "./views/view-by.ts";

const path = "/api/leads";

type People = Pick<PeopleService, "ofLeads">;
type Needs = Readonly<{
  leads: LeadsService;
  people: People;
  leadTaking: LeadTaking;
  leadAdding: LeadAdding;
  sessions: Sessions;
}>;

/** Adds the persons of leads. */
export async function withPersons(people: People, leads: readonly Lead[]) {
  const persons = await people.ofLeads(idsOf(leads));
  return leads.map((lead) => ({ ...lead, person: persons.get(lead.id) ?? null }));
}

async function one(people: People, lead: Lead) {
  const persons = await people.ofLeads([lead.id]);
  return { body: viewBy(leadAnswer, { ...lead, person: persons.get(lead.id) ?? null }), version: lead.version };
}

/** The call with which the site's pages send leads, and staff those that they record by hand. */
const takingRoute = ({ leadTaking, leadAdding, people, sessions }: Omit<Needs, "leads">): Route =>
  route.post(path, "anyone", {
    body: { schema: leadInput, staffSchema: staffLeadInput },
    response: z.union([leadStored, leadAnswer]),
    answers: [202, 201],
    handle: async (call) => {
      const { input, viewer, context } = call;
      if ("note" in input) return { status: 201, ...(await one(people, await leadAdding.add(input, call.by))) };
      const sender = senderOf(context, viewer, sessions);
      if (input.kind === "contact") return { status: 201, body: { code: await leadTaking.contact(input, sender) } };
      return { body: { code: await leadTaking.click(input, sender) } };
    },
  });

const readingRoutes = ({ leads, people }: Pick<Needs, "leads" | "people">): readonly Route[] => [
  route.get(path, "staff", {
    query: leadsQuery,
    response: leadsPage,
    handle: async ({ query }) => {
      const { rows, ...info } = await leads.list(query);
      return { body: viewBy(leadsPage, { leads: await withPersons(people, rows), ...info }) };
    },
  }),
  route.get(`${path}/counts`, "staff", {
    response: leadCounts,
    handle: async () => {
      const { statuses, ...aside } = await leads.counts();
      const ofEach = Object.fromEntries(leadStatuses.map((status) => [status, statuses.get(status) ?? 0]));
      return { body: { ...ofEach, ...aside, unstoredClicks: await leads.unstoredClicks() } };
    },
  }),
  route.get(`${path}/:id`, "staff", {
    response: leadAnswer,
    handle: async ({ id }) => one(people, await leads.open(id)),
  }),
];

const writingRoutes = ({ leads, people, leadAdding }: Omit<Needs, "leadTaking" | "sessions">): readonly Route[] => [
  route.post(`${path}/read`, "staff", {
    body: { schema: chatInput },
    response: chatFacts,
    handle: async ({ input }) => ({ body: await leadAdding.read(input.text) }),
  }),
  route.put(`${path}/bulk-update`, "staff", {
    body: { schema: leadBulkUpdate },
    response: updated,
    handle: async (call) => ({ body: { updated: await leads.bulkUpdate(call.input, call.by) } }),
  }),
  route.put(`${path}/:id`, "staff", {
    body: { schema: leadUpdate, pictures: {} },
    response: leadAnswer,
    handle: async (call) => one(people, await leads.update(call.id, call.input, editOf(call))),
  }),
  route.delete(`${path}/tests`, "staff", {
    response: deleted,
    handle: async (call) => ({ body: { deleted: await leads.removeTests(call.by) } }),
  }),
  ...removalRoutes(path, leads.remove),
];

/** The calls with which the site's pages send leads, and staff work on them. */
export const leadsRoutes = (needs: Needs): readonly Route[] => [
  takingRoute(needs),
  ...readingRoutes(needs),
  ...writingRoutes(needs),
];
