import { leadLimits, leadMessages } from "@etalase/contracts/leads/leads";
import type { ClickInput, ContactInput } from "@etalase/contracts/leads/leads.schema";
import { offerAt } from "@etalase/contracts/packages";
import { dayMs, minuteMs } from "@etalase/contracts/site/time-zone";
import { DomainError, invalidField } from "../../domain/errors.ts";
import { asideOf, type Lead, type WantedPackage } from "../../domain/leads/lead.ts";
import type { Package } from "../../domain/packages.ts";
import type { LeadNotices } from "../mail/new-leads.ts";
import type { Tools } from "../tools.ts";
import { countTry } from "../tries.ts";
import { type LeadRepository, unstoredClicks } from "./leads.ts";

type Needs = Pick<Tools, "limiter" | "exclusively" | "newId" | "now"> &
  Readonly<{
    leads: Pick<LeadRepository, "hasCode" | "codeOfEqual" | "add" | "countClicks" | "counts">;
    packages: Readonly<{ findBySlug(slug: string): Promise<Package | null> }>;
    /** Notifies the agency of a person's message. */
    notify: LeadNotices["tell"];
    newCode: () => string;
    limits?: Readonly<Record<"inTenMinutes" | "clicksAnHour" | "clicksStored" | "asideAnHour" | "asideStored", number>>;
  }>;

type Mark = Pick<Lead, "isTest" | "heldBack">;

/** The sender of a lead, and the mark of all that comes from there: robots and staff get the same answers as visitors. */
export type Sender = Mark & Readonly<{ ip: string }>;

type LeadContent = Mark &
  Pick<Lead, "code" | "kind" | "package" | "source"> &
  Partial<Pick<Lead, "name" | "phone" | "email" | "message">>;

const tenMinutesMs = 10 * minuteMs;
const hourMs = 60 * minuteMs;

export const newLead = (facts: LeadContent, { id, at }: Readonly<{ id: string; at: Date }>): Lead => ({
  id,
  name: "",
  phone: "",
  email: "",
  message: "",
  ...facts,
  status: "new",
  value: null,
  assignee: null,
  lostReason: null,
  followUpAt: null,
  firstAnswerAt: null,
  apart: null,
  history: [],
  createdAt: at,
  updatedAt: at,
  version: 1,
});

/** Limits how many leads come from one address, and how many clicks and leads set aside from all addresses. */
const createLeadLimits = ({ leads, limiter, limits = leadLimits }: Pick<Needs, "leads" | "limiter" | "limits">) => ({
  /** @throws {DomainError} "tooManyAttempts" */
  count: (ip: string) => countTry(limiter, `leads:${ip}`, { limit: limits.inTenMinutes, windowMs: tenMinutesMs }),

  /** Leads set aside take no room from the visitors of their address. */
  async hasRoomAside({ ip, isTest }: Sender): Promise<boolean> {
    const kind = isTest ? "tests" : "heldBack";
    const ofAddress = await limiter.count(`${kind}:${ip}`, tenMinutesMs);
    if (ofAddress.count > limits.inTenMinutes) return false;
    const { count } = await limiter.count(kind, hourMs);
    return count <= limits.asideAnHour && (await leads.counts())[kind] < limits.asideStored;
  },

  /** Keeps a sender with a thousand addresses from filling the table. */
  async hasRoom(): Promise<boolean> {
    const { count } = await limiter.count("clicks", hourMs);
    return count <= limits.clicksAnHour && (await leads.countClicks()) < limits.clicksStored;
  },
});

/** The package that somebody asks about, at its present price. @throws {DomainError} "invalid" for an unknown one */
export const createWanted =
  ({ packages, now }: Pick<Needs, "packages" | "now">) =>
  async (slug: string | null | undefined): Promise<WantedPackage | null> => {
    if (!slug) return null;
    const found = await packages.findBySlug(slug);
    if (!found?.isActive) throw invalidField("package", leadMessages.noSuchPackage);
    return { slug: found.slug, name: found.name, price: offerAt(found, now().getTime()).currentPrice };
  };

/** Accepts the leads of visitors. */
export function createLeadTaking(needs: Needs) {
  const { leads, limiter, notify, exclusively, newCode, newId, now } = needs;
  const { count, hasRoom, hasRoomAside } = createLeadLimits(needs);
  const wanted = createWanted(needs);

  const leadOf = (facts: LeadContent) => newLead(facts, { at: now(), id: newId() });

  return {
    /** A code in the form of a lead's, which no lead has. */
    pretend: newCode,

    /**
     * A click's code comes from the visitor; a second lead with the same code is ignored. When all addresses together
     * send too many, the site stores only their number, which no figure contains. A robot's click holds no message to
     * keep.
     * @throws {DomainError} "tooManyAttempts"
     */
    async click({ kind, code, package: slug, source }: ClickInput, sender: Sender): Promise<string> {
      const { ip, ...mark } = sender;
      const wantedPackage = await wanted(slug);
      if (mark.heldBack || (await leads.hasCode(code))) return code;
      const lead = () => leadOf({ kind, code, package: wantedPackage, source, ...mark });
      if (mark.isTest) {
        if (await hasRoomAside(sender)) await leads.add(lead());
        return code;
      }
      await count(ip);
      if (await hasRoom()) await leads.add(lead());
      else await limiter.count(unstoredClicks, leadLimits.unstoredDays * dayMs);
      return code;
    },

    /**
     * A form that is sent twice within minutes, since the first answer was lost, is one lead.
     * @returns the lead's code @throws {DomainError} "tooManyAttempts"
     */
    async contact(input: ContactInput, sender: Sender): Promise<string> {
      const { ip, ...mark } = sender;
      const { kind, name, phone, email, message, source } = input;
      const facts = { kind, name, phone, email, message, source, package: await wanted(input.package), ...mark };
      const isAside = asideOf(mark) !== "";
      const codeOfFirst = () => leads.codeOfEqual(facts, new Date(now().getTime() - tenMinutesMs));
      const known = await codeOfFirst();
      if (known) return known;
      if (!isAside) await count(ip);
      else if (!(await hasRoomAside(sender))) {
        // Robots must not learn of the limit; staff must not read that a message was stored.
        if (mark.isTest) throw new DomainError("tooManyAttempts", { retryAfter: tenMinutesMs / 1000 });
        return newCode();
      }
      return exclusively(async () => {
        // The first may have been stored just now.
        const code = await codeOfFirst();
        if (code) return code;
        for (;;) {
          const lead = leadOf({ ...facts, code: newCode() });
          if (!(await leads.add(lead))) continue;
          if (!isAside) await notify(lead);
          return lead.code;
        }
      });
    },
  };
}

export type LeadTaking = ReturnType<typeof createLeadTaking>;
