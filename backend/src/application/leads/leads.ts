import { isStaff } from "@etalase/contracts/auth";
import { type LeadStatus, leadMessages } from "@etalase/contracts/leads/leads";
import type { LeadBulkUpdate, LeadsQuery, LeadUpdate } from "@etalase/contracts/leads/leads.schema";
import { offerAt } from "@etalase/contracts/packages";
import { type Act, type AuditDetail, formerStatus } from "../../domain/audit.ts";
import { invalidField } from "../../domain/errors.ts";
import { doerOf } from "../../domain/history.ts";
import type { AnsweredLead } from "../../domain/leads/answer-time.ts";
import type { CountedLead } from "../../domain/leads/counts.ts";
import { edited, type Lead } from "../../domain/leads/lead.ts";
import type { Package } from "../../domain/packages.ts";
import { dayOf } from "../../domain/time.ts";
import type { Actor, Source, User } from "../../domain/user.ts";
import { allOf, definedValues, existing, pageOf, type Rows, refuseEmpty, refuseStale } from "../content.ts";
import type { RateLimiter } from "../ports.ts";
import type { Tools } from "../tools.ts";

/** A list's query, with the day of today. */
export type LeadSearch = LeadsQuery & Readonly<{ today: string }>;

/**
 * The limits of retention: leads without personal data and messages held back count from their arrival, others from
 * their last change.
 */
export type Outdated = Readonly<Record<"clicksBefore" | "othersBefore" | "heldBefore", Date> & { limit: number }>;

/** The words of a contact form, and the mark of its lead. */
export type SentWords = Pick<Lead, "kind" | "package" | "name" | "phone" | "email" | "message" | "isTest" | "heldBack">;

/** The number of leads in each status, without those set aside; a status without leads is absent. */
type Counts = Readonly<{ statuses: ReadonlyMap<LeadStatus, number>; tests: number; heldBack: number }>;

export interface LeadRepository {
  /** Leads without their histories. */
  list(search: LeadSearch): Promise<Rows<Lead>>;
  findById(id: string): Promise<Lead | null>;
  findByIds(ids: readonly string[]): Promise<readonly Lead[]>;
  hasCode(code: string): Promise<boolean>;
  /** The code of a lead with the same words and mark that was sent after that time. */
  codeOfEqual(sent: SentWords, since: Date): Promise<string | null>;
  counts(): Promise<Counts>;
  testIds(): Promise<readonly string[]>;
  /** @returns false, without a change, when another lead has its code */
  add(lead: Lead): Promise<boolean>;
  /** Writes an edited lead, with its version raised. */
  update(lead: Lead): Promise<Lead>;
  /** Keeps only what figures count, and nothing of leads that are set aside. */
  forget(leads: readonly Lead[]): Promise<unknown>;
  /** Brings a forgotten lead back. @returns false when another lead has its code */
  remember(lead: Lead): Promise<boolean>;
  /** Leaves nothing, in figures either. */
  remove(ids: readonly string[]): Promise<unknown>;
  /** Leads that have, or may have, personal data, with their histories, in the order of their ids. */
  personal(afterId: string, limit: number): Promise<readonly Lead[]>;
  outdated(what: Outdated): Promise<readonly Lead[]>;
  /** All leads from one time until before another that figures count, forgotten ones too, in parts. */
  counted(from: Date, before: Date): AsyncIterable<readonly CountedLead[]>;
  /** The won leads that figures count and that were changed since, with their histories. */
  wonSince(time: Date): Promise<readonly Lead[]>;
  /** The answered leads that figures count and that came since. */
  answeredSince(time: Date): Promise<readonly AnsweredLead[]>;
  count(): Promise<number>;
  /** The number of leads without personal data, such as clicks. */
  countClicks(): Promise<number>;
}

type Needs = Pick<Tools, "history" | "exclusively" | "now"> &
  Readonly<{
    leads: LeadRepository;
    packages: Readonly<{ findBySlug(slug: string): Promise<Package | null> }>;
    limiter: Pick<RateLimiter, "counted">;
    users: Readonly<{ findById(id: string): Promise<User | null> }>;
    /** The rings about new leads. */
    ringing: Readonly<{ end(leadIds: readonly string[]): Promise<unknown> }>;
  }>;

export const resource = "leads";

/** The key under which clicks are counted that are not stored. */
export const unstoredClicks = "clicks that are not stored";

/** The audit log's reference to a lead: its code, which is no personal data. */
export const leadAbout = ({ id, code }: Pick<Lead, "id" | "code">) => ({ resource, record: { id, title: code } });

/** The act of an edit, with the names of fields; of their values only the status is no personal data. */
function actOf(before: Lead, after: Lead): Act {
  const fields = after.history.slice(before.history.length).map(({ what }) => what);
  const moved = fields.includes("status") ? { status: after.status, ...formerStatus(before.status) } : {};
  const detail: AuditDetail = { fields, ...moved };
  return { ...leadAbout(after), action: "update", detail };
}

type Edit = Readonly<{ by: Actor; ifVersion?: number | undefined }>;

/**
 * Tells whether a stale edit is the person's own last one again, whose answer was lost on the way: the only edit since
 * then is the person's, has the same note, and changed everything that this one asks for.
 */
function isRepeated(lead: Lead, { note = "", ...change }: LeadUpdate, { by, ifVersion }: Edit): boolean {
  const last = lead.history.at(-1);
  if (ifVersion !== lead.version - 1 || last?.by.id !== by.user.id) return false;
  if ((last.note ?? "") !== note) return false;
  const again = edited(lead, { change: definedValues(change), note: "", by: last.by, at: last.at });
  return again.history.length === lead.history.length;
}

/** @throws {DomainError} "invalid" for a reason why leads were lost that are not */
function refuseReasons({ status, lostReason }: LeadUpdate, records: readonly Lead[]): void {
  const areLost = records.every((lead) => (status ?? lead.status) === "lost");
  if (lostReason && !areLost) throw invalidField("lostReason", leadMessages.notLost);
}

/** @throws {DomainError} "invalid" for a person who may not look after leads; a present assignee may stay */
async function refuseStrangers({ users }: Needs, assignee: string | null | undefined, records: readonly Lead[]) {
  if (!assignee || records.every((lead) => lead.assignee === assignee)) return;
  const user = await users.findById(assignee);
  if (!user || user.disabled || !isStaff(user.role)) throw invalidField("assignee", leadMessages.notOfTheStaff);
}

/** The value that a lead takes as it is won without one: the present price of its package, or the last known one. */
async function priceIfWon(
  { packages, now }: Needs,
  { status, value }: LeadUpdate,
  before: Lead,
): Promise<Partial<Lead>> {
  const isPriced = status === "won" && before.status !== "won" && before.value === null && value === undefined;
  if (!isPriced || !before.package) return {};
  const found = await packages.findBySlug(before.package.slug);
  return { value: found ? offerAt(found, now().getTime()).currentPrice : before.package.price };
}

/** Edits leads, with the entries of their histories. */
const createEditing =
  (needs: Needs) =>
  async (records: readonly Lead[], { note = "", ...change }: LeadUpdate, by: Actor): Promise<readonly Lead[]> => {
    const { leads, history, now } = needs;
    await refuseStrangers(needs, change.assignee, records);
    refuseReasons(change, records);
    return history.write(by, { [resource]: records }, async () => {
      const { userId: id, userName: name } = doerOf(by.user);
      const saved: Lead[] = [];
      for (const before of records) {
        const whole = { ...definedValues(change), ...(await priceIfWon(needs, change, before)) };
        saved.push(await leads.update(edited(before, { change: whole, note, by: { id, name }, at: now() })));
      }
      await needs.ringing.end(records.map((lead) => lead.id));
      const acts = records.flatMap((before, place) => (saved[place] ? actOf(before, saved[place]) : []));
      return { after: { [resource]: saved }, acts, result: saved };
    });
  };

/** The use cases of staff about leads. */
export function createLeadsService(needs: Needs) {
  const { leads, limiter, history, exclusively, now } = needs;
  const get = async (id: string): Promise<Lead> => existing(await leads.findById(id));
  const save = createEditing(needs);

  /** Takes all leads away or none: the undo keeps them, and they can be restored as long as it lasts. */
  const takeAway = async (ids: readonly string[], by: Source, take: (records: readonly Lead[]) => Promise<unknown>) => {
    const records = await allOf(leads, ids);
    return history.write(by, { [resource]: records }, async () => {
      await take(records);
      return { acts: records.map((lead) => ({ ...leadAbout(lead), action: "delete" })), result: records.length };
    });
  };

  return {
    get,

    /** Reads a lead for a person who looks after it from now on: nobody else is rung about it. */
    async open(id: string): Promise<Lead> {
      const lead = await get(id);
      await needs.ringing.end([id]);
      return lead;
    },

    async list(query: LeadsQuery) {
      return pageOf(await leads.list({ ...query, today: dayOf(now()) }), query);
    },

    counts: () => leads.counts(),

    /** The number of clicks within a few days that came beyond the limits. */
    unstoredClicks: () => limiter.counted(unstoredClicks),

    /** @throws {DomainError} "stale" when `ifVersion` is given and no longer the lead's. */
    async update(id: string, change: LeadUpdate, { by, ifVersion }: Edit): Promise<Lead> {
      return exclusively(async () => {
        const before = await get(id);
        refuseEmpty(change);
        if (isRepeated(before, change, { by, ifVersion })) return before;
        refuseStale(before, ifVersion);
        const [after = before] = await save([before], change, by);
        return after;
      });
    },

    /** All or nothing. @throws {DomainError} "notFound" when one id is unknown. */
    async bulkUpdate({ ids, update }: LeadBulkUpdate, by: Actor): Promise<number> {
      refuseEmpty(update);
      return exclusively(async () => (await save(await allOf(leads, ids), update, by)).length);
    },

    /** Leaves nothing, in figures either: what staff delete is mostly noise. */
    remove: (ids: readonly string[], by: Source): Promise<number> =>
      exclusively(() => takeAway(ids, by, () => leads.remove(ids))),

    /** Leaves what figures count, without the person. */
    forget: (ids: readonly string[], by: Source): Promise<number> => exclusively(() => takeAway(ids, by, leads.forget)),

    /** Removes the tests of all staff; can be undone like any removal. */
    removeTests: (by: Source): Promise<number> =>
      exclusively(async () => {
        const ids = await leads.testIds();
        return ids.length === 0 ? 0 : takeAway(ids, by, () => leads.remove(ids));
      }),
  };
}

export type LeadsService = ReturnType<typeof createLeadsService>;
