import type { LeadKind, LeadSource } from "@etalase/contracts/leads/leads";
import { sourceOf } from "@etalase/contracts/leads/sources";
import { minuteMs } from "@etalase/contracts/site/time-zone";
import { articleKeyOf } from "../statistics.ts";
import { dayOf, startOfDay } from "../time.ts";
import type { Lead, WantedPackage } from "./lead.ts";
import { campaignKeyOf, campaignOf, sourceNameOf } from "./sources.ts";

/** The part of a lead that figures count, and all that the site keeps of a forgotten one. */
export type CountedLead = Pick<Lead, "id" | "kind" | "status" | "value" | "createdAt" | "firstAnswerAt"> &
  Readonly<{
    package: Omit<WantedPackage, "price"> | null;
    source: Pick<LeadSource, "utmSource" | "utmCampaign" | "referrer" | "landing">;
  }>;

/** @returns null for a lead without an answer */
const answerMinutesOf = ({ createdAt, firstAnswerAt }: CountedLead): number | null =>
  firstAnswerAt && Math.floor((firstAnswerAt.getTime() - createdAt.getTime()) / minuteMs);

/** The lead without its person: of its times only the day and the minutes until the answer stay, of its pages an article. */
export function withoutPerson(lead: CountedLead): CountedLead {
  const { id, kind, status, value, package: wanted, source } = lead;
  const createdAt = startOfDay(dayOf(lead.createdAt));
  const minutes = answerMinutesOf(lead);
  return {
    id,
    kind,
    status,
    value,
    createdAt,
    firstAnswerAt: minutes === null ? null : new Date(createdAt.getTime() + minutes * minuteMs),
    package: wanted && { slug: wanted.slug, name: wanted.name },
    source: {
      utmSource: sourceNameOf(source),
      utmCampaign: campaignOf(source),
      referrer: "",
      landing: articleKeyOf(source.landing) === null ? "" : source.landing,
    },
  };
}

type Result = { leads: number; won: number; value: number };

/** The leads of one kind that want one package, under its latest name; the slug is empty for leads without one. */
type Wanted = Result & { kind: LeadKind; slug: string; name: string; latestMs: number };

/**
 * Counts of leads by one criterion at a time: with all criteria together, nearly every lead would be a count of its
 * own.
 */
export type LeadCounts = Readonly<{
  wanted: readonly Readonly<Wanted>[];
  /** By channel. */
  sources: ReadonlyMap<string, Readonly<Result>>;
  /** By channel and campaign; leads that no campaign brought are absent. */
  campaigns: ReadonlyMap<string, Readonly<Result>>;
  /** By the slug or id in the address of their landing page; leads with another landing page are absent. */
  articles: ReadonlyMap<string, Readonly<Result>>;
  /** The minutes until the first answer, one number for each answered lead. */
  answerMinutes: readonly number[];
}>;

function count(into: Result, { status, value }: CountedLead): void {
  into.leads += 1;
  if (status !== "won") return;
  into.won += 1;
  into.value += value ?? 0;
}

function countUnder(results: Map<string, Result>, name: string, lead: CountedLead): void {
  const known = results.get(name) ?? { leads: 0, won: 0, value: 0 };
  results.set(name, known);
  count(known, lead);
}

/** Counts leads one by one. */
export function createLeadSums() {
  const wanted = new Map<string, Wanted>();
  const sources = new Map<string, Result>();
  const campaigns = new Map<string, Result>();
  const articles = new Map<string, Result>();
  const answerMinutes: number[] = [];

  function countWanted(lead: CountedLead): void {
    const { slug, name } = lead.package ?? { slug: "", name: "" };
    const latestMs = lead.createdAt.getTime();
    const key = `${lead.kind} ${slug}`;
    const known = wanted.get(key) ?? { kind: lead.kind, slug, name, latestMs, leads: 0, won: 0, value: 0 };
    wanted.set(key, known);
    count(known, lead);
    if (latestMs >= known.latestMs) Object.assign(known, { name, latestMs });
  }

  return {
    add(lead: CountedLead): void {
      const { source } = lead;
      countWanted(lead);
      countUnder(sources, sourceOf(source), lead);
      const campaign = campaignKeyOf(source);
      if (campaign !== "") countUnder(campaigns, campaign, lead);
      const article = articleKeyOf(source.landing);
      if (article !== null) countUnder(articles, article, lead);
      const minutes = answerMinutesOf(lead);
      if (minutes !== null) answerMinutes.push(minutes);
    },
    counts: (): LeadCounts => ({ wanted: [...wanted.values()], sources, campaigns, articles, answerMinutes }),
  };
}
