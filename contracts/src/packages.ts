import { type Refusal, refusal } from "./refusals/refusal.ts";

export const packageLimits = {
  featureMax: 120,
  featuresMax: 20,
  pageSize: 10,
} as const;

/** A moment as a Date or as ISO text, whichever the caller has. */
type Moment = Date | string;

/** A price that holds during a limited time. Prices are whole rupiah. */
type PromoOf = Readonly<{ price: number; startsAt: Moment; endsAt: Moment }>;

export type Priced = Readonly<{ price: number; priceBefore: number | null; promo: PromoOf | null }>;

const timeOf = (moment: Moment) => new Date(moment).getTime();

/** `at` is in milliseconds; a promo starts and ends exactly at the millisecond of its times. */
export const isRunning = ({ startsAt, endsAt }: PromoOf, at: number): boolean =>
  timeOf(startsAt) <= at && at < timeOf(endsAt);

/** Returns the price of a package at that moment, the price struck through, and the discount in whole percent. */
export function offerAt({ price, priceBefore, promo }: Priced, at: number) {
  const [currentPrice, struckPrice] = promo && isRunning(promo, at) ? [promo.price, price] : [price, priceBefore];
  const discountPercent = struckPrice === null ? null : Math.floor((100 * (struckPrice - currentPrice)) / struckPrice);
  return { currentPrice, struckPrice, discountPercent };
}

function promoProblem(price: number, promo: PromoOf): Refusal | undefined {
  if (promo.price >= price) return refusal("Promo price must be lower than the price");
  return timeOf(promo.endsAt) > timeOf(promo.startsAt) ? undefined : refusal("Promo must end after it starts");
}

/** Returns the sentences for prices that contradict each other, by field; none when they are consistent. */
export function priceProblems({ price, priceBefore, promo }: Priced): Readonly<Record<string, Refusal>> {
  const promoSentence = promo && promoProblem(price, promo);
  return {
    ...(priceBefore !== null && priceBefore <= price
      ? { priceBefore: refusal("Price before must be higher than the price") }
      : {}),
    ...(promoSentence ? { promo: promoSentence } : {}),
  };
}
