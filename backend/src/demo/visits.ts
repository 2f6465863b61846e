import type { VisitSection } from "@etalase/contracts/statistics";
import type { VisitTally } from "../application/statistics/visits.ts";
import { direct } from "../domain/leads/sources.ts";
import type { News } from "../domain/news.ts";
import { dayOf, shiftDay, startOfDay } from "../domain/time.ts";

const days = 364;
/** Weekends have fewer visits, since the agency's readers come from work. Sunday is first. */
const weekday = [0.62, 1.04, 1.12, 1.1, 1.06, 0.98, 0.7];

/** Returns a number between 0 and 1 that is the same on every machine. */
const noiseOf = (index: number) => ((index * 7919) % 101) / 101;

/** Makes a year of visits that ends yesterday: slow growth, quiet weekends, some noise; the same on every machine. */
export function demoVisits(today: string) {
  return Array.from({ length: days }, (_, index) => {
    const day = shiftDay(today, index - days);
    const noise = 0.9 + noiseOf(index) * 0.2;
    const growth = 70 + (index / days) * 95;
    const visitors = Math.round(growth * noise * (weekday[startOfDay(day).getUTCDay()] ?? 1));
    return { day, visitors, views: Math.round(visitors * 2.3) };
  });
}

type VisitTotal = VisitTally & Readonly<{ day: string; visitors: number }>;

/** Sources of a hundred visitors; the rest of them follow no link. */
const shares = { "www.google.com": 41, instagram: 17, whatsapp: 9, "www.facebook.com": 6 } as const;
const packages: VisitSection = "price";

function totalsOfDay({ day, visitors }: Readonly<{ day: string; visitors: number }>, index: number): VisitTotal[] {
  const sources = Object.entries(shares).map(([name, share]): VisitTotal => {
    const noise = 0.85 + noiseOf(index + share) * 0.3;
    return { day, what: "source", name, visitors: Math.round((visitors * share * noise) / 100) };
  });
  const linked = sources.reduce((sum, source) => sum + source.visitors, 0);
  const seeing = Math.round(visitors * (0.26 + noiseOf(index + 50) * 0.12));
  return [
    ...sources,
    { day, what: "source", name: direct, visitors: visitors - linked },
    { day, what: "section", name: packages, visitors: seeing },
  ];
}

/** An article has most of its readers when it is new. */
function readersOf({ id, views, publishedAt }: Pick<News, "id" | "views" | "publishedAt">, today: string) {
  if (!publishedAt) return [];
  const totals: VisitTotal[] = [];
  let [day, age] = [dayOf(publishedAt), 0];
  const first = shiftDay(today, -days);
  for (; day < today; day = shiftDay(day, 1), age += 1) {
    const visitors = Math.round(views / (age + 10) / 4);
    if (day >= first && visitors > 0) totals.push({ day, what: "article", name: id, visitors });
  }
  return totals;
}

/** The sources of these visitors, the sections that they saw, and the articles that they read. */
export const demoVisitTotals = (today: string, articles: readonly Pick<News, "id" | "views" | "publishedAt">[]) => [
  ...demoVisits(today).flatMap(totalsOfDay),
  ...articles.flatMap((article) => readersOf(article, today)),
];
