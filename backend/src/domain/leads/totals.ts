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
export type FoundBy = Pick<LeadSource, "utmSource" | "referrer">;

/** The name of a visitor's source: the campaign's, else the host of the page with the link. */
export function sourceNameOf({ utmSource, referrer }: FoundBy): string {
  const name = [...(utmSource || URL.parse(referrer)?.host || direct)].slice(0, sourceNameMax).join("").trim();
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
    landing: lead.source.landing,
    leads: 1,
    won: isWon ? 1 : 0,
    value: isWon ? (lead.value ?? 0) : 0,
    answerMinutes: minutes === null ? [] : [minutes],
  };
}

const sumOf = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((sum, item) => sum + of(item), 0);
const keyOf = ({ day, kind, slug, source, landing }: LeadTotal) => JSON.stringify([day, kind, slug, source, landing]);

type Stranger = "source" | "landing";

/** Returns the total, under a collective name when its day has no room for another name. */
function named(total: LeadTotal, field: Stranger, days: Map<string, Set<string>>): LeadTotal {
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
  const [sources, landings] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const all = [...totals, ...leads.map(totalOf)].map((total) =>
    named(named(total, "source", sources), "landing", landings),
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
