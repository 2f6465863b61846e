import { amountIn } from "@etalase/contracts/rules/amount";
import { isDay } from "@etalase/contracts/rules/fields";
import { cleanLine } from "@etalase/contracts/text/characters";
import { startOfDay } from "../../domain/time.ts";

const numbers = new Set("price priceBefore promoPrice rating order views version".split(" "));
const moments = new Set("createdAt updatedAt publishedAt publishAt date promoStartsAt promoEndsAt".split(" "));
const isDated = (column: string) => column === "completionDate" || moments.has(column);

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

function dayFrom(year: string, month: string | number, day: string, isUnclear = false): Day | null {
  const written = [year, ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");
  return isDay(written) ? { day: written, isUnclear } : null;
}

/** Spreadsheets read the years 00 to 29 as those of this century. */
const wholeYear = (year: string) => (year.length === 4 ? year : `${Number(year) < 30 ? 20 : 19}${year}`);

/**
 * Reads a day as spreadsheets write it. In Indonesia the day comes before the month, and ";" separates cells. A table
 * with commas may come from a country where the month comes first, so a day that could be either is unclear there.
 */
function dayIn(text: string, delimiter: string): Day | null {
  const [, dayFirst = "", name, ofYear] = /^(\d{1,2})[ /.-]+(\p{L}{3,9})\.?[ /.-]+(\d{4}|\d\d)$/u.exec(text) ?? [];
  if (name && ofYear) {
    const month = monthNames.findIndex((names) => names.includes(name.toLowerCase())) + 1;
    return dayFrom(wholeYear(ofYear), month, dayFirst);
  }
  const [, first = "", sign, second = "", third = ""] = /^(\d{1,4})([/.-])(\d{1,2})\2(\d{1,4})$/.exec(text) ?? [];
  if (first.length === 4) return dayFrom(first, second, third);
  if (first.length > 2 || third.length !== 4) return null;
  if (delimiter !== "," || sign === ".") return dayFrom(third, second, first);
  const [european, american] = [dayFrom(third, second, first), dayFrom(third, first, second)];
  if (!european || !american) return european ?? american;
  return { ...european, isUnclear: first.padStart(2, "0") !== second.padStart(2, "0") };
}

type Moment = Day & Readonly<{ timeMs: number | null }>;

/** Reads a day with or without a time of the site's zone: "31/03/2025 09:30". */
function momentIn(cell: string, delimiter: string): Moment | null {
  const text = cell.replace(/\s+/g, " ").trim();
  const [, before = text, hour, minute, second = "0"] =
    /^(.+?),? ([01]?\d|2[0-3])[.:]([0-5]\d)(?:[.:]([0-5]\d))?$/.exec(text) ?? [];
  const day = dayIn(before, delimiter);
  const timeMs = hour ? ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000 : null;
  return day && { ...day, timeMs };
}

/** Returns the problem with a cell that can be read as two days. */
export function unclearDay(column: string, cell: string, delimiter: string): string | null {
  const moment = isDated(column) ? momentIn(cleanLine(cell), delimiter) : null;
  return moment?.isUnclear ? `${column}: “${cell}” can be two days; write the year first, like ${moment.day}` : null;
}

function dated(column: string, cell: string, delimiter: string): string {
  const moment = momentIn(cell, delimiter);
  if (!moment) return cell;
  const { day, timeMs } = moment;
  if (!moments.has(column)) return timeMs ? cell : day;
  // A day alone says when something begins, but not when it ends.
  if (timeMs === null && column === "promoEndsAt") return cell;
  return new Date(startOfDay(day).getTime() + (timeMs ?? 0)).toISOString();
}

/** Returns a cell in the form of the API: spreadsheets change how numbers and dates are written. */
export function asTyped(column: string, cell: string, delimiter: string): string {
  if (numbers.has(column)) return String(amountIn(cell) ?? cell);
  return isDated(column) ? dated(column, cleanLine(cell), delimiter) : cell;
}
