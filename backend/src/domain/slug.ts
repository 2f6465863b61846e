import { isRecordId, slugOf } from "@etalase/contracts/text/text";

/** The contracts have the same limit; a taken slug needs room for a number, too. */
const maxLength = 160;
const roomForNumber = 8;

/** Returns the slug that follows from a title: never empty, and never like a record id, which addresses also take. */
export function slugFromTitle(title: string, fallback: string): string {
  const slug = slugOf(title, maxLength - roomForNumber) || fallback;
  return isRecordId(slug) ? `${slug}-${fallback}` : slug;
}

/** Tells whether a slug is the base, perhaps with a number after it. */
export const followsBase = (slug: string, base: string): boolean =>
  slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1)));

/** Returns the first free one of base, base-2, base-3 … */
export function freeSlug(base: string, taken: Pick<ReadonlySet<string>, "has">): string {
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}

/** The slug, cut to leave room for a number. */
export const withRoom = (slug: string): string => slug.slice(0, maxLength - roomForNumber).replace(/-$/, "");
