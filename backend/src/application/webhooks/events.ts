import { type ContentResource, pagePath, titleOf } from "@etalase/contracts/kinds";
import { type Publication, publicationState } from "@etalase/contracts/rules/publication";
import type { SiteLanguage } from "@etalase/contracts/site/paths";
import type { WebhookEvent } from "@etalase/contracts/webhooks";
import { idsOf } from "../../domain/content.ts";
import type { KeptRecord } from "../../domain/history.ts";
import { asideOf, type Lead } from "../../domain/leads/lead.ts";
import type { Delivery } from "../../domain/webhooks.ts";
import type { LeadRepository } from "../leads/leads.ts";
import type { Tools } from "../tools.ts";
import type { DeliveryRepository, WebhookRepository } from "./repositories.ts";

type Needs = Pick<Tools, "transaction" | "now" | "newId"> &
  Readonly<{
    webhooks: Pick<WebhookRepository, "all">;
    deliveries: Pick<DeliveryRepository, "insertAll" | "drop">;
    publicUrl: string;
  }>;

type Event = Pick<Delivery, "event" | "about" | "body">;

/** The state of a delivery before its first try. */
const untried = { state: "pending", tries: 0, status: null, ms: null, error: null } as const;

export const bodyOf = (type: Delivery["event"], at: Date, data: object) =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

/** The records of one kind before and after a write. */
export type Wrote = Readonly<{ resource: string; records: readonly KeptRecord[]; after: readonly KeptRecord[] }>;

const publishedKinds: readonly string[] = ["news", "portfolio", "pages"] satisfies readonly ContentResource[];

type Page = KeptRecord & Publication & Readonly<{ slug: string; language?: SiteLanguage; excerpt?: string }>;

/** Puts events into the queue, in the transactions of the acts that cause them. */
export function createWebhookEvents({ webhooks, deliveries, transaction, now, newId, publicUrl }: Needs) {
  /** Puts an event of now, or of then, into the queue of each webhook that wants it. */
  async function put(event: Event, at = now()): Promise<void> {
    const wanting = (await webhooks.all()).filter(
      ({ isActive, events }) => isActive && events.some((one) => one === event.event),
    );
    const times = { nextTryAt: at, createdAt: at };
    await deliveries.insertAll(
      wanting.map(({ id }) => ({ ...event, ...untried, ...times, id: newId(), webhookId: id })),
    );
  }

  const ofLead = (event: WebhookEvent, lead: Lead, more: object = {}): Event => {
    const { history: _history, version: _version, isTest: _test, heldBack: _held, apart: _apart, ...data } = lead;
    const url = `${publicUrl}/dashboard/leads/${lead.id}`;
    return { event, about: lead.id, body: bodyOf(event, now(), { ...data, ...more, url }) };
  };

  /** A message that was held back is created when staff accept it. */
  async function leadWritten(before: Lead, after: Lead) {
    if (asideOf(after) !== "") return;
    if (asideOf(before) !== "") return put(ofLead("lead.created", after));
    const changed = after.history.slice(before.history.length).map(({ what }) => what);
    // A split of its person changes no word of a lead.
    if (changed.length > 0) await put(ofLead("lead.changed", after, { changed }));
  }

  async function leadsWritten({ records, after }: Wrote) {
    // Records of this kind in a history came from the repository of leads.
    const [was, is] = [records, after] as unknown as readonly (readonly Lead[])[];
    const left = new Map(is?.map((lead) => [lead.id, lead]));
    const gone = idsOf(records).filter((id) => !left.has(id));
    if (gone.length > 0) await deliveries.drop(gone, "all");
    for (const before of was ?? []) {
      const lead = left.get(before.id);
      if (lead) await leadWritten(before, lead);
    }
  }

  const ofPage = (resource: ContentResource, page: Page, at: Date): Event => {
    const { id, slug, language, excerpt = "" } = page;
    const url = `${publicUrl}${pagePath(resource, slug, language) ?? ""}`;
    const data = { resource, id, title: titleOf(resource, page), language, excerpt, url };
    return { event: "record.published", about: id, body: bodyOf("record.published", at, data) };
  };

  /** A record with a time to come is announced for then; each further write of the record announces it anew. */
  async function pagesWritten({ resource, records, after }: Wrote) {
    const at = now();
    const stateOf = (page: Page) => publicationState(page, at.getTime());
    const before = new Map((records as readonly Page[]).map((page) => [page.id, page]));
    const kind = resource as ContentResource; // one of those with pages
    for (const id of new Set([...before.keys(), ...idsOf(after)])) {
      const wasAnnounced = before.has(id) && (await deliveries.drop([id], "announced")) > 0;
      const page = (after as readonly Page[]).find((one) => one.id === id);
      if (!page) continue;
      const was = before.get(id);
      const wasTold = was !== undefined && stateOf(was) === "published" && !wasAnnounced;
      if (stateOf(page) === "published" && !wasTold) await put(ofPage(kind, page, at), at);
      if (stateOf(page) !== "scheduled" || !page.publishAt) continue;
      const due = new Date(page.publishAt);
      const announced = { ...ofPage(kind, page, due), ...untried, nextTryAt: due, createdAt: at };
      await deliveries.insertAll([{ ...announced, id: newId(), webhookId: null }]);
    }
  }

  return {
    put,

    /** Called with each write, within its transaction. */
    async wrote(all: readonly Wrote[]): Promise<void> {
      for (const one of all) {
        if (one.resource === "leads") await leadsWritten(one);
        if (publishedKinds.includes(one.resource)) await pagesWritten(one);
      }
    },

    /** The repository of leads, whose new leads are told. */
    telling: (leads: LeadRepository): LeadRepository => ({
      ...leads,
      add: (lead) =>
        transaction(async () => {
          const isAdded = await leads.add(lead);
          if (isAdded && asideOf(lead) === "") await put(ofLead("lead.created", lead));
          return isAdded;
        }),
    }),
  };
}

export type WebhookEvents = ReturnType<typeof createWebhookEvents>;
