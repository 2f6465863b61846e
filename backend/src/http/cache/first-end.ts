/** The end of a promo whose price is valid: from then on a page shows another price. */
function promoEnd(answer: object): readonly number[] {
  const { promo, currentPrice }: { promo?: unknown; currentPrice?: unknown } = answer;
  const { price, endsAt }: { price?: unknown; endsAt?: unknown } = Object(promo);
  return typeof endsAt === "string" && price === currentPrice ? [Date.parse(endsAt)] : [];
}

const known = new WeakMap<object, number>();

function earliest(answer: object): number {
  // A record's own time, or those of the records in a list, or in the lists of an answer.
  const own = "unpublishAt" in answer && typeof answer.unpublishAt === "string" ? [Date.parse(answer.unpublishAt)] : [];
  return Math.min(Number.POSITIVE_INFINITY, ...own, ...promoEnd(answer), ...Object.values(answer).map(endOf));
}

const endOf = (part: unknown): number =>
  typeof part === "object" && part !== null ? earliest(part) : Number.POSITIVE_INFINITY;

/**
 * Returns the time when the first of the records in an API answer ends, in milliseconds; Infinity for never. An answer
 * is searched once, however many pages are drawn from it, since nobody changes one.
 */
export function firstEnd(answer: unknown): number {
  if (typeof answer !== "object" || answer === null) return Number.POSITIVE_INFINITY;
  const end = known.get(answer) ?? earliest(answer);
  known.set(answer, end);
  return end;
}
