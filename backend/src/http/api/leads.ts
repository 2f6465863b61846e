import { leadStatuses } from "@etalase/contracts/leads/leads";
import {
  leadAnswer,
  leadBulkUpdate,
  leadCounts,
  leadInput,
  leadStored,
  leadsPage,
  leadsQuery,
  leadUpdate,
} from "@etalase/contracts/leads/leads.schema";
import { deleted, updated } from "@etalase/contracts/rules/answers.schema";
import type { LeadsService } from "../../application/leads/leads.ts";
import type { LeadTaking } from "../../application/leads/taking.ts";
import type { Lead } from "../../domain/leads/lead.ts";
import { senderOf } from "./client.ts";
import { editOf, removalRoutes } from "./resource.ts";
import { type Route, route } from "./route.ts";
import type { Sessions } from "./session.ts";
import { viewBy } from "./views/view-by.ts";

const path = "/api/leads";

type Needs = Readonly<{ leads: LeadsService; leadTaking: LeadTaking; sessions: Sessions }>;

const one = (lead: Lead) => ({ body: viewBy(leadAnswer, lead), version: lead.version });

/** The call with which the site's pages send leads. */
const takingRoute = ({ leadTaking, sessions }: Pick<Needs, "leadTaking" | "sessions">): Route =>
  route.post(path, "anyone", {
    body: { schema: leadInput },
    response: leadStored,
    answers: [202, 201],
    handle: async ({ input, viewer, context }) => {
      const sender = senderOf(context, viewer, sessions);
      if (input.kind === "contact") return { status: 201, body: { code: await leadTaking.contact(input, sender) } };
      return { body: { code: await leadTaking.click(input, sender) } };
    },
  });

const readingRoutes = ({ leads }: Pick<Needs, "leads">): readonly Route[] => [
  route.get(path, "staff", {
    query: leadsQuery,
    response: leadsPage,
    handle: async ({ query }) => {
      const { rows, ...info } = await leads.list(query);
      return { body: viewBy(leadsPage, { leads: rows, ...info }) };
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
    handle: async ({ id }) => one(await leads.get(id)),
  }),
];

const writingRoutes = ({ leads }: Pick<Needs, "leads">): readonly Route[] => [
  route.put(`${path}/bulk-update`, "staff", {
    body: { schema: leadBulkUpdate },
    response: updated,
    handle: async (call) => ({ body: { updated: await leads.bulkUpdate(call.input, call.by) } }),
  }),
  route.put(`${path}/:id`, "staff", {
    body: { schema: leadUpdate, pictures: {} },
    response: leadAnswer,
    handle: async (call) => one(await leads.update(call.id, call.input, editOf(call))),
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
