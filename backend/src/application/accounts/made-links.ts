import { isSuperadmin, type User } from "../../domain/user.ts";
import type { Clock } from "../ports.ts";
import type { LinksOfMakers, ResetLinkRepository } from "./links.ts";

type Needs = Readonly<{
  invitations: LinksOfMakers;
  reviews: LinksOfMakers;
  testimonialRequests: LinksOfMakers;
  /** These two kinds last only minutes, so nobody takes them over. */
  previews: Readonly<{ removeOf(userId: string): Promise<void> }>;
  resetLinks: Pick<ResetLinkRepository, "endMadeBy">;
  now: Clock;
}>;

/** The links that accounts have made for others: they end with the right to make them, or when it may be stolen. */
export function createMadeLinks({ invitations, reviews, testimonialRequests, previews, resetLinks, now }: Needs) {
  const lasting = [invitations, reviews, testimonialRequests];

  /** Ends the links that only superadmins make. */
  const endAdministering = async (userId: string) => {
    await invitations.endMadeBy(userId, now());
    await resetLinks.endMadeBy(userId);
  };

  return {
    endAdministering,

    async end(userId: string): Promise<void> {
      await endAdministering(userId);
      await reviews.endMadeBy(userId, now());
      await testimonialRequests.endMadeBy(userId, now());
      await previews.removeOf(userId);
    },

    /** The links become the colleague's; but an invitation ends when the colleague may not invite. */
    async handOver(from: string, to: User): Promise<void> {
      await reviews.handOver(from, to, now());
      await testimonialRequests.handOver(from, to, now());
      if (isSuperadmin(to)) await invitations.handOver(from, to, now());
    },

    /** The number of links of each account that can still be opened, without those that last only minutes. */
    async count(userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const counts = await Promise.all(lasting.map((links) => links.countMadeBy(userIds, now())));
      return new Map(userIds.map((id) => [id, counts.reduce((sum, one) => sum + (one.get(id) ?? 0), 0)]));
    },
  };
}

export type MadeLinks = ReturnType<typeof createMadeLinks>;
