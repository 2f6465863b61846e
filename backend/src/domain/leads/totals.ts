import type { LeadKind, LeadSource } from "@etalase/contracts/leads/leads";
import { dayOf } from "../time.ts";
import type { Lead } from "./lead.ts";

/** The sum of a day's similar leads, which remains after these are forgotten. */
export type LeadTotal = Readonly<{
  /** The day on which the leads came, as YYYY-MM-DD. */
  day: string;
  kind: LeadKind;
  /** The package's slug, empty for leads without a package; the name is that of the latest lead. */
  slug: string;
  name: string;
  /** In the form that `sourceNameOf` returns. */
  source: string;
  /** The campaign of the visitor's link, in the form that `campaignOf` returns; empty for none. */
  campaign: string;
  landing: string;
  leads: number;
  won: number;
  /** The value of the won leads, in whole rupiah. */
  value: number;
  /** The whole minutes until the first answer, one number for each answered lead. */
  answerMinutes: readonly number[];
}>;

/** The source of visitors who followed no link. */
export const direct = "langsung";

/** The most sources, and the most landings, that are counted by name in a day: strangers choose these names. */
export const namesADay = 200;
/** The name of all further sources or landings of the day. */
export const otherNames = "lain-lain";

/** The source of clicks that are only counted, not stored. No visitor's source has this name. */
export const unstored = "tidak disimpan";

/** In code points; longer names are cut. */
export const sourceNameMax = 200;

/** The fields that tell how a visitor found the site. */
export type FoundBy = Pick<LeadSource, "utmSource" | "utmCampaign" | "referrer">;

const cut = (name: string) => [...name].slice(0, sourceNameMax).join("").trim();

/** The name of a visitor's campaign, empty for none. */
export const campaignOf = ({ utmCampaign }: Pick<FoundBy, "utmCampaign">): string => cut(utmCampaign);

/** The name of a visitor's source: that of the link, else the host of the page with the link. */
export function sourceNameOf({ utmSource, referrer }: Pick<FoundBy, "utmSource" | "referrer">): string {
  const name = cut(utmSource || URL.parse(referrer)?.host || direct);
  return name === unstored ? otherNames : name;
}

const minuteMs = 60_000;

/** @returns null for a lead without an answer */
export const answerMinutesOf = ({
  createdAt,
  firstAnswerAt,
}: Pick<Lead, "createdAt" | "firstAnswerAt">): number | null =>
  firstAnswerAt && Math.floor((firstAnswerAt.getTime() - createdAt.getTime()) / minuteMs);

/** The fields of a lead that statistics count. */
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
    campaign: campaignOf(lead.source),
    landing: lead.source.landing,
    leads: 1,
    won: isWon ? 1 : 0,
    value: isWon ? (lead.value ?? 0) : 0,
    answerMinutes: minutes === null ? [] : [minutes],
  };
}

const sumOf = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((sum, item) => sum + of(item), 0);
const keyOf = ({ day, kind, slug, source, campaign, landing }: LeadTotal) =>
  JSON.stringify([day, kind, slug, source, campaign, landing]);

/** The names that strangers choose. */
const chosen = ["source", "campaign", "landing"] as const;
type Chosen = (typeof chosen)[number];

/** Returns the total, under a collective name when its day has no room for another name. */
function named(total: LeadTotal, field: Chosen, days: Map<string, Set<string>>): LeadTotal {
  const known = days.get(total.day) ?? new Set();
  days.set(total.day, known);
  const hasRoom = total[field] === otherNames || known.has(total[field]) || known.size < namesADay;
  if (!hasRoom) return { ...total, [field]: otherNames };
  if (total[field] !== otherNames) known.add(total[field]);
  return total;
}

/** Adds leads to totals; a total that does not change stays the same object. */
export function withLeads<T extends LeadTotal>(
  totals: readonly T[],
  leads: readonly CountedLead[],
): readonly (T | LeadTotal)[] {
  const days = chosen.map((field) => [field, new Map<string, Set<string>>()] as const);
  const all = [...totals, ...leads.map(totalOf)].map((total) =>
    days.reduce((renamed, [field, names]) => named(renamed, field, names), total),
  );
  return [...Map.groupBy(all, keyOf).values()].flatMap((alike) => {
    const latest = alike.at(-1);
    if (!latest || alike.length === 1) return alike;
    return {
      ...latest,
      leads: sumOf(alike, ({ leads }) => leads),
      won: sumOf(alike, ({ won }) => won),
      value: sumOf(alike, ({ value }) => value),
      answerMinutes: alike.flatMap(({ answerMinutes }) => answerMinutes),
    };
  });
}
