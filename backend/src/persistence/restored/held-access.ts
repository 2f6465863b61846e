import { reviewSchema } from "../desk/reviews.ts";
import type { Em } from "../repository.ts";
import { testimonialRequestSchema } from "../requests/testimonial-requests.ts";

/** Tables in which every row grants access to its holder. */
const held = ["sessions", "invitations", "reset_links", "email_changes", "previews", "undos", "push_subscriptions"];

/**
 * Ends all sessions and links: a restored database contains ones that have ended since its backup, and cannot tell
 * which.
 */
export async function endAccess(em: Em, now: Date): Promise<void> {
  for (const table of held) await em.getConnection().execute(`delete from ${table}`);
  await em.nativeDelete(testimonialRequestSchema, { usedAt: null });
  await em.nativeUpdate(reviewSchema, { revokedAt: null }, { revokedAt: now });
}
