import { sayDistance, sayMoment } from "../publication/times.ts";

type Times = Readonly<{ startsAt: string | null; endsAt: string | null }>;

const said = (iso: string, now: number) => `${sayMoment(iso)}, ${sayDistance(iso, now)}`;

/** Describes when a promo starts and ends; null while one of the times is missing. */
export function promoWords({ startsAt, endsAt }: Times, now: number): string | null {
  if (!startsAt || !endsAt) return null;
  if (Date.parse(endsAt) <= now) return `Ended ${said(endsAt, now)}`;
  const starts = Date.parse(startsAt) > now ? `Begins ${said(startsAt, now)}` : "Runs now";
  return `${starts}.\nEnds ${said(endsAt, now)}.`;
}
