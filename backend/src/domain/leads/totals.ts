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

/** Of sources, and of landings, so many have a name of their own in what is counted of a day; strangers choose them. */
export const namesADay = 200;
/** All others of the day. */
export const otherNames = "lain-lain";

/** The source of clicks of which nothing but their number is stored. No visitor comes by a source of this name. */
export const unstored = "tidak disimpan";

/** In code points; longer names are cut. */
export const sourceNameMax = 200;

/** What somebody came by. */
export type FoundBy = Pick<LeadSource, "utmSource" | "referrer">;

/** One word for where somebody came from: the campaign's, else the host of the page that had the link. */
export function sourceNameOf({ utmSource, referrer }: FoundBy): string {
  const name = [...(utmSource || URL.parse(referrer)?.host || direct)].slice(0, sourceNameMax).join("").trim();
  return name === unstored ? otherNames : name;
}

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

const sumOf = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((sum, item) => sum + of(item), 0);
const keyOf = ({ day, kind, slug, source, landing }: LeadTotal) => JSON.stringify([day, kind, slug, source, landing]);

type Stranger = "source" | "landing";

/** A total under a name that its day has room for. */
function named(total: LeadTotal, field: Stranger, days: Map<string, Set<string>>): LeadTotal {
  const known = days.get(total.day) ?? new Set();
  days.set(total.day, known);
  const hasRoom = total[field] === otherNames || known.has(total[field]) || known.size < namesADay;
  if (!hasRoom) return { ...total, [field]: otherNames };
  if (total[field] !== otherNames) known.add(total[field]);
  return total;
}

/** Totals with those of more leads; one that stays as it is stays the same object. */
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
