import type { EmailChange, Invitation, ResetLink } from "../../domain/account-links.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Clock } from "../ports.ts";

/** Makes the secret part of links, of which only the hash is ever stored. */
export interface LinkTokens {
  make(): string;
  hashOf(token: string): string;
}

/** Links of one kind, which depend on their maker's right. */
export interface LinksOfMakers {
  endMadeBy(userId: string, at: Date): Promise<unknown>;
  /** The number of links of each maker that can still be opened; makers without links are absent. */
  countMadeBy(userIds: readonly string[], at: Date): Promise<ReadonlyMap<string, number>>;
}

export interface InvitationRepository extends LinksOfMakers {
  /** The newest first. */
  all(): Promise<readonly Invitation[]>;
  count(): Promise<number>;
  findById(id: string): Promise<Invitation | null>;
  findByHash(tokenHash: string): Promise<Invitation | null>;
  insert(invitation: Invitation): Promise<unknown>;
  /** Gives the invitation another link with a new expiry. */
  renew(invitation: Invitation): Promise<unknown>;
  remove(id: string): Promise<unknown>;
  removeFor(email: string): Promise<unknown>;
  removeEnded(before: Date): Promise<unknown>;
}

export interface ResetLinkRepository {
  findByHash(tokenHash: string): Promise<ResetLink | null>;
  /** Replaces the account's former link. */
  save(link: ResetLink): Promise<unknown>;
  removeOf(userId: string): Promise<unknown>;
  endMadeBy(userId: string): Promise<unknown>;
  removeEnded(before: Date): Promise<unknown>;
}

export interface EmailChangeRepository {
  all(): Promise<readonly EmailChange[]>;
  findOf(userId: string): Promise<EmailChange | null>;
  findByHash(tokenHash: string): Promise<EmailChange | null>;
  /** Replaces the account's former change. */
  save(change: EmailChange): Promise<unknown>;
  removeOf(userId: string): Promise<unknown>;
  removeEnded(before: Date): Promise<unknown>;
}

/** A new link with its token, which is shown only this once. */
export type MadeLink = Readonly<{ token: string; expiresAt: Date }>;

/** The holder of a link gets the same error for used, revoked, replaced, expired and invented ones. */
export const goneLink = () => new DomainError("notFound");

type Makers = Readonly<{
  invitations: LinksOfMakers;
  reviews: LinksOfMakers;
  testimonialRequests: LinksOfMakers;
  /** These two kinds last only minutes. */
  previews: Readonly<{ removeOf(userId: string): Promise<unknown> }>;
  resetLinks: Pick<ResetLinkRepository, "endMadeBy">;
  now: Clock;
}>;

/** The links that accounts have made for others: they end with the right to make them, or when it may be stolen. */
export function createMadeLinks({ invitations, reviews, testimonialRequests, previews, resetLinks, now }: Makers) {
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

    /** The number of links of each account that can still be opened, without those that last only minutes. */
    async count(userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const counts = await Promise.all(lasting.map((links) => links.countMadeBy(userIds, now())));
      return new Map(userIds.map((id) => [id, counts.reduce((sum, one) => sum + (one.get(id) ?? 0), 0)]));
    },
  };
}

export type MadeLinks = ReturnType<typeof createMadeLinks>;
