import { shiftDay, startOfDay } from "../domain/time.ts";

const days = 364;
/** Weekends have fewer visits, since the agency's readers come from work. Sunday first. */
const weekday = [0.62, 1.04, 1.12, 1.1, 1.06, 0.98, 0.7];

/** Makes a year of visits that ends yesterday: slow growth, quiet weekends, some noise; the same on every machine. */
export function demoVisits(today: string) {
  return Array.from({ length: days }, (_, index) => {
    const day = shiftDay(today, index - days);
    const noise = 0.9 + (((index * 7919) % 101) / 101) * 0.2;
    const growth = 70 + (index / days) * 95;
    const visitors = Math.round(growth * noise * (weekday[startOfDay(day).getUTCDay()] ?? 1));
    return { day, visitors, views: Math.round(visitors * 2.3) };
  });
}
