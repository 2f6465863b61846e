import { undoHeader } from "@etalase/contracts/history";
import { type LeadChange, leadStatuses } from "@etalase/contracts/leads/leads";
import type { LeadUpdate, LeadWithHistory } from "@etalase/contracts/leads/leads.schema";
import { HttpResponse, http } from "msw/http";
import { isDue } from "../leads/lead/words.ts";
import { nothingWaits, server } from "./server.ts";
import { staff } from "./staff.ts";

const path = "/api/leads";
const answered = { headers: { [undoHeader]: "back" } };
const notFound = () => HttpResponse.json({ message: "Not found" }, { status: 404 });

/** Applies a change to a lead and its history, like the API. */
function changed(lead: LeadWithHistory, { note, ...change }: LeadUpdate): LeadWithHistory {
  const entry = { at: "2026-11-21T02:00:00.000Z", by: { id: staff.id, name: staff.name } };
  const fields = Object.entries(change).map(([name, to]) => {
    const what = name as Exclude<LeadChange, "note">; // as the type of an update has it
    return { ...entry, what, from: lead[what], to: to ?? null, note: null };
  });
  const notes = note ? [{ ...entry, what: "note" as const, from: null, to: null, note }] : [];
  return { ...lead, ...change, history: [...lead.history, ...fields, ...notes], version: lead.version + 1 };
}

/** Serves and changes the leads like the API; records the requests. */
export function serveLeads(leads: readonly LeadWithHistory[]) {
  let all = [...leads];
  let before = all;
  const lists: URLSearchParams[] = [];
  const sent: unknown[] = [];

  const write = (next: LeadWithHistory[]) => {
    before = all;
    all = next;
  };
  const matching = (query: URLSearchParams) =>
    all.filter(
      (lead) =>
        (query.has("search") || (query.get("heldBack") === "true") === (lead.heldBack !== null)) &&
        (query.get("isTest") ?? String(lead.isTest)) === String(lead.isTest) &&
        (query.get("status") ?? lead.status) === lead.status &&
        (query.get("kind") ?? lead.kind) === lead.kind &&
        (query.get("due") !== "true" || isDue(lead)) &&
        lead.name.includes(query.get("search") ?? ""),
    );
  const idsOf = (request: Request) => new URL(request.url).searchParams.get("ids")?.split(",") ?? [];

  const counting = (status: string) => all.filter((lead) => lead.status === status && !lead.isTest && !lead.heldBack);
  const held = () => all.filter(({ heldBack }) => heldBack).length;

  server.use(
    http.get(path, ({ request }) => {
      const query = new URL(request.url).searchParams;
      lists.push(query);
      const leads = matching(query).map(({ history: _, ...row }) => row);
      return HttpResponse.json({ leads, total: leads.length, page: 1, totalPages: 1 });
    }),
    http.get(`${path}/counts`, () =>
      HttpResponse.json({
        ...Object.fromEntries(leadStatuses.map((one) => [one, counting(one).length])),
        tests: all.filter(({ isTest }) => isTest).length,
        heldBack: held(),
      }),
    ),
    http.get("/api/dashboard/waiting", () => {
      const leads = counting("new").length;
      return HttpResponse.json({ ...nothingWaits, leads, heldBack: held(), followUps: all.filter(isDue).length });
    }),
    http.put(`${path}/bulk-update`, async ({ request }) => {
      const { ids, update } = (await request.json()) as { ids: string[]; update: LeadUpdate };
      sent.push({ ids, update });
      write(all.map((lead) => (ids.includes(lead.id) ? changed(lead, update) : lead)));
      return HttpResponse.json({ updated: ids.length }, answered);
    }),
    http.get(`${path}/:id`, ({ params }) => {
      const found = all.find(({ id }) => id === params.id);
      return found ? HttpResponse.json(found) : notFound();
    }),
    http.put(`${path}/:id`, async ({ request, params }) => {
      const change = (await request.json()) as LeadUpdate;
      sent.push(change);
      const found = all.find(({ id }) => id === params.id);
      if (!found) return notFound();
      const next = changed(found, change);
      write(all.map((lead) => (lead === found ? next : lead)));
      return HttpResponse.json(next, answered);
    }),
    http.delete(`${path}/tests`, () => {
      const deleted = all.filter(({ isTest }) => isTest).length;
      write(all.filter(({ isTest }) => !isTest));
      return HttpResponse.json({ deleted }, answered);
    }),
    http.delete(`${path}/:id`, ({ params }) => {
      write(all.filter(({ id }) => id !== params.id));
      return new HttpResponse(null, { status: 204, ...answered });
    }),
    http.delete(path, ({ request }) => {
      write(all.filter(({ id }) => !idsOf(request).includes(id)));
      return new HttpResponse(null, { status: 204, ...answered });
    }),
    http.post("/api/undo/back", () => {
      all = before;
      return HttpResponse.json({ undone: true });
    }),
    http.get("/api/news/authors", () => HttpResponse.json([{ id: staff.id, name: staff.name }, budi])),
    http.get("/api/packages", () =>
      HttpResponse.json({
        packages: [{ id: "f".repeat(24), slug: "paket-bisnis", name: "Paket Bisnis" }],
        total: 1,
        page: 1,
        totalPages: 1,
      }),
    ),
  );
  return { lists, sent };
}

/** A colleague. */
export const budi = { id: "b".repeat(24), name: "Budi" };
