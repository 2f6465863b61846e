/** Indonesia's time zones, in hours ahead of UTC; none of them has summer time. */
const hoursAhead = { WIB: 7, WITA: 8, WIT: 9 } as const;
export type TimeZone = keyof typeof hoursAhead;
// The cast is safe: the keys of an object literal are those of its type.
export const timeZones = Object.keys(hoursAhead) as [TimeZone, ...TimeZone[]];

export const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The milliseconds that the zone's clocks are ahead of UTC. */
export const aheadMs = (zone: TimeZone): number => hoursAhead[zone] * hourMs;

/** The zone as `Intl` knows it; its names have the signs reversed. */
export const intlZone = (zone: TimeZone): string => `Etc/GMT-${hoursAhead[zone]}`;

/** Counts the calendar days of the zone from 1970 on. */
export const dayNumberOf = (moment: number, zone: TimeZone): number => Math.floor((moment + aheadMs(zone)) / dayMs);

/** Returns the beginning of that day. */
export const dayStart = (dayNumber: number, zone: TimeZone): number => dayNumber * dayMs - aheadMs(zone);

/** YYYY-MM-DD. */
export const dateOf = (dayNumber: number): string => new Date(dayNumber * dayMs).toISOString().slice(0, 10);

/** Returns the moment at which the zone's calendars and clocks show that day and time: "2026-05-04T09:00". */
export const momentIn = (wallTime: string, zone: TimeZone): Date =>
  new Date(Date.parse(`${wallTime}Z`) - aheadMs(zone));

/** Returns the day and time on the zone's calendars and clocks: "2026-05-04T09:00:00.000". */
export const wallTimeIn = (moment: Date, zone: TimeZone): string =>
  new Date(moment.getTime() + aheadMs(zone)).toISOString().slice(0, -1);
