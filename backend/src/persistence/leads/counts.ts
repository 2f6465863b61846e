import type { LeadKind, LeadStatus } from "@etalase/contracts/leads/leads";
import { sql } from "kysely";
import type { CountedLeads } from "../../application/leads/days.ts";
import { countsOf, type LeadCount } from "../../domain/leads/counts.ts";
import { setAside } from "../../domain/leads/lead.ts";
import { answerMinutesOf, campaignOf, sourceNameOf } from "../../domain/leads/totals.ts";
import { type Em, timeOf } from "../repository.ts";

type Tables = {
  leads: {
    kind: LeadKind;
    status: LeadStatus;
    aside: string;
    value: number | null;
    package_slug: string | null;
    package_name: string | null;
    created_at: Date;
    first_answer_at: Date | null;
  };
};

/** Both databases have the same syntax for this. */
const ofSource = (field: "utmSource" | "utmCampaign" | "referrer" | "landing") =>
  sql<string>`source->>${sql.lit(`$.${field}`)}`;

/** The leads that came from one time until before another, without those set aside. */
const leadsBetween = (em: Em, from: Date, before: Date) =>
  em
    .getKysely<Tables>()
    .selectFrom("leads")
    .where("created_at", ">=", from)
    .where("created_at", "<", before)
    .where("aside", "not in", setAside);

type Leads = ReturnType<typeof leadsBetween>;

/** Returns the arrival of the lead that follows so many others. */
async function arrivalAfter(leads: Leads, others: number): Promise<Date | null> {
  const row = await leads.select("created_at").orderBy("created_at").offset(others).limit(1).executeTakeFirst();
  return row ? timeOf(row.created_at) : null;
}

/** Counts the leads that are alike in all that is counted. */
async function alikeIn(leads: Leads): Promise<readonly LeadCount[]> {
  const counts = await leads
    .select(["kind", "package_slug", "package_name"])
    .select([
      ofSource("utmSource").as("utmSource"),
      ofSource("utmCampaign").as("utmCampaign"),
      ofSource("referrer").as("referrer"),
      ofSource("landing").as("landing"),
    ])
    .select(({ fn }) => [
      fn.countAll().as("leads"),
      sql<number>`sum(status = 'won')`.as("won"),
      sql<number>`sum(case when status = 'won' then coalesce(value, 0) else 0 end)`.as("value"),
      fn.max("created_at").as("latest"),
    ])
    .groupBy(["kind", "package_slug", "package_name", "utmSource", "utmCampaign", "referrer", "landing"])
    .execute();
  return counts.map(({ kind, package_slug: slug, package_name: name, landing, latest, ...row }) => ({
    kind,
    landing,
    slug: slug ?? "",
    name: name ?? "",
    source: sourceNameOf(row),
    campaign: campaignOf(row),
    leads: Number(row.leads),
    won: Number(row.won),
    value: Number(row.value),
    latestMs: timeOf(latest).getTime(),
  }));
}

/** Returns the minutes until the first answer of each lead that has one. */
async function answerMinutesIn(leads: Leads): Promise<readonly number[]> {
  const answered = await leads
    .select(["created_at", "first_answer_at"])
    .where("first_answer_at", "is not", null)
    .execute();
  return answered.flatMap(
    (row) => answerMinutesOf({ createdAt: timeOf(row.created_at), firstAnswerAt: timeOf(row.first_answer_at) }) ?? [],
  );
}

/** Counts leads, `atOnce` of them by one statement, for whose time SQLite blocks this process. */
export const createLeadCounts = (em: Em, atOnce = 1000): CountedLeads["counted"] =>
  async function* counted(from, before) {
    for (let first = from; first < before; ) {
      const after = await arrivalAfter(leadsBetween(em, first, before), atOnce);
      // Leads of the same millisecond are counted together.
      const next = after ? new Date(Math.max(after.getTime(), first.getTime() + 1)) : before;
      const some = leadsBetween(em, first, next);
      yield countsOf(await alikeIn(some), await answerMinutesIn(some));
      first = next;
    }
  };
