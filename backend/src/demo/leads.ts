import { leadSources } from "@etalase/contracts/leads/leads";
import { each } from "@etalase/contracts/rules/answers.schema";
import { newLead } from "../application/leads/taking.ts";
import { edited, type Lead, type WantedPackage } from "../domain/leads/lead.ts";
import { shiftDay, startOfDay } from "../domain/time.ts";

/** An edit of a lead by staff. The day of a follow-up is counted from the day of the load. */
type DemoEdit = Partial<Pick<Lead, "status" | "name" | "phone" | "value">> &
  Readonly<{ afterMinutes: number; by: string; followUpInDays?: number; note?: string }>;

/** A lead as its file holds it: its time by Jakarta's clock, the request, and the edits since. */
export type DemoLead = Pick<Lead, "code" | "kind"> &
  Partial<Pick<Lead, "name" | "phone" | "email" | "message">> &
  Readonly<{
    daysAgo: number;
    clock: string;
    /** The slug of the requested package. */
    package?: string;
    source: Readonly<Partial<Lead["source"]>>;
    edits: readonly DemoEdit[];
  }>;

type Surroundings = Readonly<{ id: string; today: string; wanted: (slug: string) => WantedPackage | null }>;

const minuteMs = 60_000;

/** Milliseconds since midnight. */
const sinceMidnight = (clock: string) => (Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))) * minuteMs;

/** The lead with all its edits, in the form in which the dashboard would have stored it. */
export function demoLead(source: DemoLead, { id, today, wanted }: Surroundings): Lead {
  const { daysAgo, clock, package: slug, source: cameBy, edits, ...facts } = source;
  const createdAt = new Date(startOfDay(shiftDay(today, -daysAgo)).getTime() + sinceMidnight(clock));
  const sent = { package: slug ? wanted(slug) : null, source: { ...each(leadSources, ""), ...cameBy } };
  const start = newLead({ ...facts, ...sent, isTest: false, heldBack: null }, { id, at: createdAt });
  return edits.reduce((lead, { afterMinutes, by, followUpInDays, note = "", ...change }) => {
    const followUp = followUpInDays === undefined ? {} : { followUpAt: shiftDay(today, followUpInDays) };
    const at = new Date(createdAt.getTime() + afterMinutes * minuteMs);
    return edited(lead, { change: { ...change, ...followUp }, note, by: { id: null, name: by }, at });
  }, start);
}
