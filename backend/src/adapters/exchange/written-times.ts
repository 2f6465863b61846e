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

type Day = Readonly<{ day: string; isUnclear: boolean }>;

/** A day as it is written somewhere, with its time in milliseconds; `timeMs` is null for a day alone. */
type Written = Day & Readonly<{ timeMs: number | null }>;

function dayFrom(year: string, month: string | number, day: string, isUnclear = false): Day | null {
  const text = [year, ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");
  return isDay(text) ? { day: text, isUnclear } : null;
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
    /^(\d{1,2})[ /.-]+(\p{L}{3,9})[.,]?[ /.-]+(\d{4}|\d\d)(?!\d)/u,
    ([, day = "", name = "", year = ""]) => dayFrom(wholeYear(year), monthOf(name), day),
  ],
  [
    /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?!\d)/,
    ([, first = "", sign, second = "", year = ""], isDayFirst) =>
      numericDay(first, second, year, isDayFirst || sign === "."),
  ],
];

/** Returns the time of day after a day; null for a day alone, undefined for what is no time. */
function timeIn(text: string): number | null | undefined {
  if (text === "") return null;
  const [, hours = "", minutes = "", seconds = "0", ms = "0"] =
    /^[T ]+(\d{1,2})[:.](\d\d)(?:[:.](\d\d)(?:\.(\d{3})\d*)?)?$/.exec(text) ?? [];
  const isTime = hours !== "" && Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60;
  return isTime ? ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(ms) : undefined;
}

/** Reads a day, with or without a time, as programs and people write it. */
export function writtenTime(source: string, isDayFirst = false): Written | null {
  const text = source.replace(/\s+/g, " ").trim();
  for (const [form, dayOf] of forms) {
    const parts = form.exec(text);
    if (!parts) continue;
    const [day, timeMs] = [dayOf(parts, isDayFirst), timeIn(text.slice(parts[0].length))];
    return day && timeMs !== undefined ? { ...day, timeMs } : null;
  }
  return null;
}

/** A time that tells its zone, as the standards of the web and of mails write it, or in milliseconds since 1970. */
function zonedTime(text: string): Date | null {
  const isZoned = /^(?:\d{4}-|.*[a-z]{3}).*\d\d:\d\d.*(?:Z|GMT|UTC|[+-]\d\d:?\d\d)/i.test(text);
  const time = new Date(/^\d{12,13}$/.test(text) ? Number(text) : isZoned ? text : Number.NaN);
  return Number.isNaN(time.getTime()) ? null : time;
}

/** Returns the moment that a text names; a day or a time without its zone is one of the site's, or of UTC. */
export function momentIn(text: string, isDayFirst: boolean, isUtc = false): Date | null {
  const zoned = zonedTime(text.trim());
  if (zoned) return zoned;
  const time = writtenTime(text, isDayFirst);
  if (!time || time.isUnclear) return null;
  const { day, timeMs } = time;
  const start = isUtc && timeMs !== null ? Date.parse(`${day}T00:00:00Z`) : startOfDay(day).getTime();
  return new Date(start + (timeMs ?? 0));
}

/** Other programs' signs that there is no time. */
const isNone = (text: string) => /^(?:|0|null|none|0000[-/.]00.*)$|(?:^| )-?0001\b/i.test(text.trim());

/** A time in another program's file; one that tells no zone may be known to be of UTC. */
export type TimeText = Readonly<{ text: string; isUtc?: boolean }>;

/** Returns the first of these times that can be read, as ISO; else `unread` is a text that cannot. */
export function firstTime(times: readonly TimeText[]): Readonly<{ time: string | null; unread?: string }> {
  const all = times.filter(({ text }) => !isNone(text));
  for (const { text, isUtc } of all) {
    const at = momentIn(text, false, isUtc);
    if (at && at.getTime() >= 0 && at.getTime() <= lastEverywhere) return { time: at.toISOString() };
  }
  return { time: null, ...(all[0] && { unread: all[0].text.trim() }) };
}
