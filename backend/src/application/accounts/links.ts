import type { EmailChange, Invitation, ResetLink } from "../../domain/account-links.ts";
import type { Author } from "../../domain/desk.ts";
import { DomainError } from "../../domain/errors.ts";

/** Makes the secret part of links, of which only the hash is ever stored. */
export interface LinkTokens {
  make(): string;
  hashOf(token: string): string;
}

/** Links of one kind, which depend on their maker's right. */
export interface LinksOfMakers {
  endMadeBy(userId: string, at: Date): Promise<void>;
  /** Hands the links that can be opened to another account, whose right keeps them valid. */
  handOver(from: string, to: Author, at: Date): Promise<void>;
  /** The number of links of each maker that can still be opened; makers without links are absent. */
  countMadeBy(userIds: readonly string[], at: Date): Promise<ReadonlyMap<string, number>>;
}

export interface InvitationRepository extends LinksOfMakers {
  /** The newest first. */
  all(): Promise<readonly Invitation[]>;
  count(): Promise<number>;
  findById(id: string): Promise<Invitation | null>;
  findByHash(tokenHash: string): Promise<Invitation | null>;
  insert(invitation: Invitation): Promise<void>;
  /** Gives the invitation another link with a new expiry. */
  renew(invitation: Invitation): Promise<void>;
  remove(id: string): Promise<void>;
  removeFor(email: string): Promise<void>;
  removeEnded(before: Date): Promise<void>;
}

export interface ResetLinkRepository {
  findByHash(tokenHash: string): Promise<ResetLink | null>;
  /** Replaces the account's former link. */
  save(link: ResetLink): Promise<void>;
  removeOf(userId: string): Promise<void>;
  endMadeBy(userId: string): Promise<void>;
  removeEnded(before: Date): Promise<void>;
}

export interface EmailChangeRepository {
  all(): Promise<readonly EmailChange[]>;
  findOf(userId: string): Promise<EmailChange | null>;
  findByHash(tokenHash: string): Promise<EmailChange | null>;
  /** Replaces the account's former change. */
  save(change: EmailChange): Promise<void>;
  removeOf(userId: string): Promise<void>;
  removeEnded(before: Date): Promise<void>;
}

/** A new link with its token, which is shown only this once. */
export type MadeLink = Readonly<{ token: string; expiresAt: Date }>;

/** The holder of a link gets the same error for used, revoked, replaced, expired and invented ones. */
export const goneLink = () => new DomainError("notFound");
