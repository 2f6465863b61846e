import { type TimeZone, timeZones } from "@etalase/contracts/site/time-zone";

const key = "zone";

function keptZone(): TimeZone | undefined {
  try {
    const kept = localStorage.getItem(key);
    return timeZones.find((name) => name === kept);
  } catch {
    return undefined;
  }
}

/**
 * The zone of all dates and times on the screens, as the settings had it last. It stays the same until the page is loaded
 * anew, so constants of modules may use it.
 */
export const zone: TimeZone = keptZone() ?? "WIB";

/** Keeps the settings' zone for the next pages. Returns whether a page loaded anew would show another one. */
export function keepZone(next: TimeZone): boolean {
  try {
    localStorage.setItem(key, next);
    return next !== zone && keptZone() === next;
  } catch {
    return false;
  }
}
