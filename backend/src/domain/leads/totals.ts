import type { LeadKind, LeadSource } from "@etalase/contracts/leads/leads";
import { dayOf } from "../time.ts";
import type { Lead } from "./lead.ts";

/** What is left of the leads of a day that are alike, once they are forgotten. */
export type LeadTotal = Readonly<{
  /** YYYY-MM-DD, on which they came. */
  day: string;
  kind: LeadKind;
  /** The package's, empty where none was asked for; the name is that of the latest. */
  slug: string;
  name: string;
  /** As `sourceNameOf` has it. */
  source: string;
  landing: string;
  leads: number;
  won: number;
  /** Of those that were won, in whole rupiah. */
  value: number;
  /** How long each of those that were answered had waited, in whole minutes. */
  answerMinutes: readonly number[];
}>;

/** What a visitor's way is called who came by no link. */
export const direct = "langsung";

/** In code points; longer names are cut. */
export const sourceNameMax = 200;

/** What somebody came by. */
export type FoundBy = Pick<LeadSource, "utmSource" | "referrer">;

/** One word for where somebody came from: the campaign's, else the host of the page that had the link. */
export const sourceNameOf = ({ utmSource, referrer }: FoundBy): string =>
  [...(utmSource || URL.parse(referrer)?.host || direct)].slice(0, sourceNameMax).join("").trim();

const minuteMs = 60_000;

/** @returns null for a lead that nobody has answered yet */
export const answerMinutesOf = ({
  createdAt,
  firstAnswerAt,
}: Pick<Lead, "createdAt" | "firstAnswerAt">): number | null =>
  firstAnswerAt && Math.floor((firstAnswerAt.getTime() - createdAt.getTime()) / minuteMs);

/** What statistics count of a lead. */
export type CountedLead = Pick<
  Lead,
  "createdAt" | "firstAnswerAt" | "kind" | "package" | "source" | "status" | "value"
>;

function totalOf(lead: CountedLead): LeadTotal {
  const minutes = answerMinutesOf(lead);
  const isWon = lead.status === "won";
  return {
    day: dayOf(lead.createdAt),
    kind: lead.kind,
    slug: lead.package?.slug ?? "",
    name: lead.package?.name ?? "",
    source: sourceNameOf(lead.source),
    landing: lead.source.landing,
    leads: 1,
    won: isWon ? 1 : 0,
    value: isWon ? (lead.value ?? 0) : 0,
    answerMinutes: minutes === null ? [] : [minutes],
  };
}

const keyOf = ({ day, kind, slug, source, landing }: LeadTotal) => JSON.stringify([day, kind, slug, source, landing]);

const sum = (one: LeadTotal, other: LeadTotal): LeadTotal => ({
  ...other,
  leads: one.leads + other.leads,
  won: one.won + other.won,
  value: one.value + other.value,
  answerMinutes: [...one.answerMinutes, ...other.answerMinutes],
});

/** Totals with those of more leads. */
export function withLeads(totals: readonly LeadTotal[], leads: readonly CountedLead[]): readonly LeadTotal[] {
  const sums = new Map(totals.map((total) => [keyOf(total), total]));
  for (const total of leads.map(totalOf)) {
    const before = sums.get(keyOf(total));
    sums.set(keyOf(total), before ? sum(before, total) : total);
  }
  return [...sums.values()];
}
