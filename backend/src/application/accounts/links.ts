import type { EmailChange, Invitation, ResetLink } from "../../domain/account-links.ts";
import type { Author } from "../../domain/desk.ts";
import { DomainError } from "../../domain/errors.ts";

/** Makes the secret part of links. Only the hash of one is ever stored. */
export interface LinkTokens {
  make(): string;
  hashOf(token: string): string;
}

/** Links of one kind, by whose right they work. */
export interface LinksOfMakers {
  endMadeBy(userId: string, at: Date): Promise<void>;
  /** Hands the links that can be opened to another account, by whose right they go on. */
  handOver(from: string, to: Author, at: Date): Promise<void>;
  /** How many of each maker can be opened still; none of who has none. */
  countMadeBy(userIds: readonly string[], at: Date): Promise<ReadonlyMap<string, number>>;
}

export interface InvitationRepository extends LinksOfMakers {
  /** The newest first. */
  all(): Promise<readonly Invitation[]>;
  count(): Promise<number>;
  findById(id: string): Promise<Invitation | null>;
  findByHash(tokenHash: string): Promise<Invitation | null>;
  insert(invitation: Invitation): Promise<void>;
  /** Gives it another link, valid for as long. */
  renew(invitation: Invitation): Promise<void>;
  remove(id: string): Promise<void>;
  removeFor(email: string): Promise<void>;
  removeEnded(before: Date): Promise<void>;
}

export interface ResetLinkRepository {
  findByHash(tokenHash: string): Promise<ResetLink | null>;
  /** Takes the place of the account's last one. */
  save(link: ResetLink): Promise<void>;
  removeOf(userId: string): Promise<void>;
  endMadeBy(userId: string): Promise<void>;
  removeEnded(before: Date): Promise<void>;
}

export interface EmailChangeRepository {
  all(): Promise<readonly EmailChange[]>;
  findOf(userId: string): Promise<EmailChange | null>;
  findByHash(tokenHash: string): Promise<EmailChange | null>;
  /** Takes the place of the account's last one. */
  save(change: EmailChange): Promise<void>;
  removeOf(userId: string): Promise<void>;
  removeEnded(before: Date): Promise<void>;
}

/** A link as it is told, this once. */
export type MadeLink = Readonly<{ token: string; expiresAt: Date }>;

/** Used, revoked, replaced, ended and invented links are all the same to whoever holds one. */
export const goneLink = () => new DomainError("notFound");
