/** Indonesia's zones, in hours before UTC; none of them has a summer time. */
export const officeZones = { WIB: 7, WITA: 8, WIT: 9 } as const;
export type OfficeZone = keyof typeof officeZones;
// The keys of an object literal are those of its type.
export const officeZoneNames = Object.keys(officeZones) as [OfficeZone, ...OfficeZone[]];

/** When somebody answers, a day each from Monday on; null is a day off. Times are as clocks of the zone show them, HH:MM. */
export type OfficeHours = Readonly<{
  zone: OfficeZone;
  days: readonly (Readonly<{ opens: string; closes: string }> | null)[];
}>;

/** Whether somebody answers now, and until when that is so; `opens` tells of the next opening, `inDays` from today. */
export type OfficeState = Readonly<
  | { isOpen: true; until: string }
  | { isOpen: false; until: string; opens: Readonly<{ inDays: number; weekday: number; at: string }> }
>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** "HH:MM" as milliseconds of its day. */
const timeOf = (clock: string) => (Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))) * minuteMs;

/** Null where no day has hours, which says nothing of when somebody answers. */
export function officeStateAt({ zone, days }: OfficeHours, now: Date): OfficeState | null {
  const shiftMs = officeZones[zone] * 60 * minuteMs;
  const at = now.getTime() + shiftMs;
  const today = Math.floor(at / dayMs);
  // The first of January 1970 was a Thursday. The eighth day is today's again, a week later.
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

/** Days that follow each other and have the same hours, as one. */
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
