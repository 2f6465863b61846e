import { isDay } from "@etalase/contracts/rules/fields";
import { lastEverywhere } from "@etalase/contracts/rules/moment";
import { startOfDay } from "../../domain/time.ts";

const monthNames = [
  "jan januari january",
  "feb februari february",
  "mar maret march",
  "apr april",
  "mei may",
  "jun juni june",
  "jul juli july",
  "agu agt ags agustus aug august",
  "sep sept september",
  "okt oktober oct october",
  "nov november nopember",
  "des desember dec december",
].map((names) => names.split(" "));

/** Hours from UTC: zones in and round Indonesia, in Europe's middle, and those that the standard of mails names. */
const zones: ReadonlyMap<string, number> = new Map(
  "z:0 ut:0 utc:0 gmt:0 wib:7 wita:8 wit:9 sgt:8 myt:8 jst:9 cet:1 cest:2 est:-5 edt:-4 cst:-6 cdt:-5 mst:-7 mdt:-6 pst:-8 pdt:-7"
    .split(" ")
    .map((zone) => zone.split(":"))
    .map(([name = "", hours]) => [name, Number(hours)]),
);

type Day = Readonly<{ day: string; isUnclear: boolean }>;

/** A day as it is written somewhere; `timeMs` is null for a day alone, and `offsetMs` without a zone. */
export type Written = Day & Readonly<{ timeMs: number | null; offsetMs: number | null }>;

function dayFrom(year: string, month: string | number, day: string, isUnclear = false): Day | null {
  const written = [year, ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");
  return isDay(written) ? { day: written, isUnclear } : null;
}

/** Spreadsheets read the years 00 to 29 as those of this century. */
const wholeYear = (year: string) => (year.length === 4 ? year : `${Number(year) < 30 ? 20 : 19}${year}`);

const monthOf = (name: string) => monthNames.findIndex((names) => names.includes(name.toLowerCase())) + 1;

/**
 * In Indonesia the day comes before the month; other countries write the month first, so a day that could be either is
 * unclear unless the text is known to be Indonesian.
 */
function numericDay(first: string, second: string, year: string, isDayFirst: boolean): Day | null {
  if (isDayFirst) return dayFrom(year, second, first);
  const [european, american] = [dayFrom(year, second, first), dayFrom(year, first, second)];
  if (!european || !american) return european ?? american;
  return { ...european, isUnclear: first.padStart(2, "0") !== second.padStart(2, "0") };
}

type Form = readonly [form: RegExp, day: (parts: readonly string[], isDayFirst: boolean) => Day | null];

/** The ways to write a day; a time may follow. */
const forms: readonly Form[] = [
  [/^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})(?!\d)/, ([, year = "", , month = "", day = ""]) => dayFrom(year, month, day)],
  [
    /^(\d{1,2})(?:st|nd|rd|th)?[ /.-]+(\p{L}{3,9})[.,]?[ /.-]+(\d{4}|\d\d)(?!\d)/u,
    ([, day = "", name = "", year = ""]) => dayFrom(wholeYear(year), monthOf(name), day),
  ],
  [
    /^(\p{L}{3,9})[. -]+(\d{1,2})(?:st|nd|rd|th)?[, -]+(\d{4})(?!\d)/u,
    ([, name = "", day = "", year = ""]) => dayFrom(year, monthOf(name), day),
  ],
  [
    /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?!\d)/,
    ([, first = "", sign, second = "", year = ""], isDayFirst) =>
      numericDay(first, second, year, isDayFirst || sign === "."),
  ],
];

const clock =
  /^(?:[T, ]|at|pukul|jam)+(\d{1,2})(?:[:.](\d\d)(?:[:.](\d\d)(?:[.,](\d{1,9}))?)?)? ?(?:([ap])\.?m\.?)? ?([a-z]{1,4})? ?(?:([+-])(\d{1,2}):?(\d\d)?)?$/i;

const minuteMs = 60_000;

/** Reads a time of day with its zone; null for none. */
function clockIn(text: string): Pick<Written, "timeMs" | "offsetMs"> | null {
  if (text === "") return { timeMs: null, offsetMs: null };
  const parts = clock.exec(text);
  if (!parts) return null;
  const [, hours = "", minutes, seconds = "0", fraction = "0", half, zone, sign, ...offset] = parts;
  const isAfternoon = half?.toLowerCase() === "p" && Number(hours) < 12;
  const hour = half?.toLowerCase() === "a" && hours === "12" ? 0 : Number(hours) + (isAfternoon ? 12 : 0);
  const zoneHours = zone ? zones.get(zone.toLowerCase()) : 0;
  const isTime = hour < 24 && Number(minutes ?? 0) < 60 && Number(seconds) < 60 && (minutes ?? half) !== undefined;
  const [ahead, beside] = [Number(offset[0] ?? 0), Number(offset[1] ?? 0)];
  if (!isTime || zoneHours === undefined || ahead > 14 || beside > 59) return null;
  const offsetMinutes = zoneHours * 60 + (sign === "-" ? -1 : 1) * (ahead * 60 + beside);
  return {
    timeMs:
      ((hour * 60 + Number(minutes ?? 0)) * 60 + Number(seconds)) * 1000 + Math.floor(Number(`0.${fraction}`) * 1000),
    offsetMs: zone || sign ? offsetMinutes * minuteMs : null,
  };
}

/** Brings a text into an order in which the day comes first, without the names of its day and its place. */
const dayFirst = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/ ?(?:\([^()]*\)|\[[^[\]]*\])$/, "")
    .replace(
      /^(?:(?:mon|tue|wed|thu|fri|sat|sun|sen|sel|rab|kam|jum|sab|min|ahad)[\p{L}'’]*[., ]+|\p{L}+\.?, )(?=[\p{L}\d])/iu,
      "",
    )
    .replace(/^(\p{L}{3} \d{1,2}) ([\d:]+ (?:[A-Z]{1,5} |[+-]\d{4} )?)(\d{4})$/u, "$1 $3 $2")
    .replace(/^(\d{4})(\d\d)(\d\d)(?:[T ]?(\d\d)(\d\d)(\d\d))?(?!\d)/, (_, year, month, day, hour, minute, second) =>
      [[year, month, day].join("-"), ...(hour ? [[hour, minute, second].join(":")] : [])].join(" "),
    )
    .trim();

/** Seconds or milliseconds since 1970. */
function ofEpoch(text: string): Written | null {
  if (!/^\d{9,10}$|^\d{12,13}$/.test(text)) return null;
  const time = new Date(Number(text) * (text.length < 12 ? 1000 : 1)).toISOString();
  return writtenTime(time);
}

/** Reads a day, with or without a time, as programs and people write it. */
export function writtenTime(written: string, isDayFirst = false): Written | null {
  const epoch = ofEpoch(written.trim());
  if (epoch) return epoch;
  const text = dayFirst(written);
  for (const [form, dayOf] of forms) {
    const parts = form.exec(text);
    if (!parts) continue;
    const [day, time] = [dayOf(parts, isDayFirst), clockIn(text.slice(parts[0].length))];
    return day && time && { ...day, ...time };
  }
  return null;
}

/** Returns the moment. A day alone is one of this site's zone, as a time is that has no zone, not even `otherwiseMs`. */
export function momentOf({ day, timeMs, offsetMs }: Written, otherwiseMs: number | null = null): Date {
  const ofZone = timeMs === null ? null : (offsetMs ?? otherwiseMs);
  const start = ofZone === null ? startOfDay(day).getTime() : Date.parse(`${day}T00:00:00Z`) - ofZone;
  return new Date(start + (timeMs ?? 0));
}

/** Other programs' signs that there is no time. */
const isNone = (text: string) => /^(?:|0|null|none|0000[-/.]00.*)$|(?:^| )-?0001\b/i.test(text.trim());

/** A time in another program's file; `zoneMs` is the distance from UTC of one that tells no zone. */
export type Given = Readonly<{ text: string; zoneMs?: number }>;

/** Returns the first of these times that can be read, as ISO; else `unread` is a text that cannot. */
export function firstTime(given: readonly Given[]): Readonly<{ time: string | null; unread?: string }> {
  const all = given.filter(({ text }) => !isNone(text));
  for (const { text, zoneMs } of all) {
    const written = writtenTime(text);
    const at = written && !written.isUnclear ? momentOf(written, zoneMs) : null;
    if (at && at.getTime() >= 0 && at.getTime() <= lastEverywhere) return { time: at.toISOString() };
  }
  return { time: null, ...(all[0] && { unread: all[0].text.trim() }) };
}
