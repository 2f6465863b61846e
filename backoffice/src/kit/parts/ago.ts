import { distanceIn } from "../language/language.ts";
import { t } from "../language/t.ts";
import { formatDay } from "./format.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Says how long ago a moment was, in words; older than a month, its day. */
export function ago(iso: string, now = Date.now()): string {
  const passed = now - Date.parse(iso);
  if (passed < minuteMs) return t("just now");
  if (passed < hourMs) return distanceIn(-Math.floor(passed / minuteMs), "minute");
  if (passed < dayMs) return distanceIn(-Math.floor(passed / hourMs), "hour");
  if (passed < 30 * dayMs) return distanceIn(-Math.floor(passed / dayMs), "day");
  return formatDay(iso);
}

function soon(left: number): string {
  if (left < hourMs) return distanceIn(Math.ceil(left / minuteMs), "minute");
  if (left < dayMs) return distanceIn(Math.round(left / hourMs), "hour");
  return distanceIn(Math.round(left / dayMs), "day");
}

/** Returns the remaining time, in whole days or hours. */
export function until(iso: string, now = Date.now()): string {
  const left = Date.parse(iso) - now;
  if (left <= 0) return t("expired");
  return t("expires {when}", { when: soon(left) });
}
