import { reviewSchema } from "../desk/reviews.ts";
import type { Em } from "../repository.ts";
import { testimonialRequestSchema } from "../requests/testimonial-requests.ts";

/** The tables whose every row is a secret that somebody holds. */
const held = ["sessions", "invitations", "reset_links", "email_changes", "previews", "undos"];

/**
 * Ends every session and link that somebody holds. A restored database has those again that had ended since its backup,
 * and nobody can tell which ones these are.
 */
export async function endAccess(em: Em, now: Date): Promise<void> {
  for (const table of held) await em.getConnection().execute(`delete from ${table}`);
  await em.nativeDelete(testimonialRequestSchema, { usedAt: null });
  await em.nativeUpdate(reviewSchema, { revokedAt: null }, { revokedAt: now });
}
