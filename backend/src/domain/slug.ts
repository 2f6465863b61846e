import { isRecordId, slugOf } from "@etalase/contracts/text";

/** As in contracts' limits; a number behind a slug that is taken needs room too. */
const maxLength = 160;
const roomForNumber = 8;

/** The slug a title asks for; never empty and never like a record id, which addresses take as well. */
export function slugFromTitle(title: string, fallback: string): string {
  const slug = slugOf(title, maxLength - roomForNumber) || fallback;
  return isRecordId(slug) ? `${slug}-${fallback}` : slug;
}

/** Whether a slug is that base, perhaps with a number behind it. */
export const followsBase = (slug: string, base: string): boolean =>
  slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1)));

/** The first of base, base-2, base-3 … that is not taken. */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}
