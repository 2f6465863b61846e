/** Indonesia's time zones, in hours ahead of UTC; none of them has summer time. */
const officeZones = { WIB: 7, WITA: 8, WIT: 9 } as const;
type OfficeZone = keyof typeof officeZones;
// The cast is safe: the keys of an object literal are those of its type.
export const officeZoneNames = Object.keys(officeZones) as [OfficeZone, ...OfficeZone[]];

/** Office hours by day, from Monday on; null is a day off. Times are local to the zone, HH:MM. */
export type OfficeHours = Readonly<{
  zone: OfficeZone;
  days: readonly (Readonly<{ opens: string; closes: string }> | null)[];
}>;

/** Whether the office is open, and until when that holds; `opens` is the next opening, `inDays` from today. */
export type OfficeState = Readonly<
  | { isOpen: true; until: string }
  | { isOpen: false; until: string; opens: Readonly<{ inDays: number; weekday: number; at: string }> }
>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Returns "HH:MM" as milliseconds since the start of the day. */
const timeOf = (clock: string) => (Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))) * minuteMs;

/** Returns null when no day has hours, since nothing is known then. */
export function officeStateAt({ zone, days }: OfficeHours, now: Date): OfficeState | null {
  const shiftMs = officeZones[zone] * 60 * minuteMs;
  const at = now.getTime() + shiftMs;
  const today = Math.floor(at / dayMs);
  // 1 January 1970 was a Thursday. The eighth day is today's weekday again, a week later.
  for (let inDays = 0; inDays <= 7; inDays += 1) {
    const weekday = (today + inDays + 3) % 7;
    const hours = days[weekday];
    if (!hours) continue;
    const [opens, closes] = [hours.opens, hours.closes].map((clock) => (today + inDays) * dayMs + timeOf(clock));
    const until = (local = 0) => new Date(local - shiftMs).toISOString();
    if (at < (opens ?? 0)) return { isOpen: false, until: until(opens), opens: { inDays, weekday, at: hours.opens } };
    if (at < (closes ?? 0)) return { isOpen: true, until: until(closes) };
  }
  return null;
}

/** Merges consecutive days with the same hours. */
export function officeWeek({ days }: OfficeHours) {
  const parts: { first: number; last: number; opens: string; closes: string }[] = [];
  for (const [day, hours] of days.entries()) {
    const before = parts.at(-1);
    if (!hours) continue;
    if (before && before.last === day - 1 && before.opens === hours.opens && before.closes === hours.closes)
      before.last = day;
    else parts.push({ first: day, last: day, ...hours });
  }
  return parts;
}
