import { isRecordId, slugOf } from "@etalase/contracts/text/text";

/** Contracts' limits say the same; a number behind a slug that is taken needs room too. */
const maxLength = 160;
const roomForNumber = 8;

/** Returns the slug that a title asks for, never empty and never like a record id, which addresses take as well. */
export function slugFromTitle(title: string, fallback: string): string {
  const slug = slugOf(title, maxLength - roomForNumber) || fallback;
  return isRecordId(slug) ? `${slug}-${fallback}` : slug;
}

/** Tells whether a slug is that base, perhaps with a number behind it. */
export const followsBase = (slug: string, base: string): boolean =>
  slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1)));

/** Returns the first of base, base-2, base-3 … that is not taken. */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}

/** The slug, short enough for a number behind it. */
export const withRoom = (slug: string): string => slug.slice(0, maxLength - roomForNumber).replace(/-$/, "");
