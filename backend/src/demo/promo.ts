import type { Package } from "../domain/packages.ts";
import { shiftDay, startOfDay } from "../domain/time.ts";

/** The package whose lower price is a promo on a new site. Visitors see the same two prices with and without it. */
export const promoSlug = "paket-umkm";
/** The kind in the demo mark of the package. */
export const promoKind = "packages";

const price = 299_000;
const listPrice = 500_000;
const minuteMs = 60_000;

/** The promo has run for weeks, and goes on until a minute before midnight. */
const promoOn = (today: string) => ({
  price,
  startsAt: startOfDay(shiftDay(today, -45)),
  endsAt: new Date(startOfDay(shiftDay(today, 61)).getTime() - minuteMs),
});

const lengthOf = ({ startsAt, endsAt }: Readonly<{ startsAt: Date; endsAt: Date }>) =>
  endsAt.getTime() - startsAt.getTime();

/** @returns null when the prices are no longer those of a new site */
export function withDemoPromo(one: Package, today: string): Package | null {
  const isNew = one.price === price && one.priceBefore === listPrice && !one.promo;
  return isNew ? { ...one, price: listPrice, priceBefore: null, promo: promoOn(today) } : null;
}

/** Tells whether the demo's prices are unchanged. */
export function hasDemoPromo({ price: now, priceBefore, promo }: Package): boolean {
  const isOurs = promo?.price === price && lengthOf(promo) === lengthOf(promoOn("2026-01-01"));
  return isOurs && now === listPrice && priceBefore === null;
}

/** Removes the promo. */
export const withoutDemoPromo = (one: Package): Package => ({ ...one, price, priceBefore: listPrice, promo: null });
