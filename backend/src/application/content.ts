import { messages } from "@etalase/contracts/messages";
import { DomainError } from "../domain/errors.ts";
import type { SiteState, Transaction } from "./ports.ts";

/** Runs a change of public content in a transaction, one after the other. */
export type ChangeContent = <T>(work: () => Promise<T>) => Promise<T>;

// Marking the change comes first: its row lock makes writers wait for each other, so that each reads what the one
// before it wrote.
export const createContentChange =
  ({ siteState, transaction }: Readonly<{ siteState: SiteState; transaction: Transaction }>): ChangeContent =>
  (work) =>
    transaction(async () => {
      await siteState.contentChanged();
      return work();
    });

/** Returns the keys of an edit that are present; an absent one leaves the record as it is. */
export const given = <T extends object>(change: T): Partial<T> =>
  // The entries that are left are a part of the object that they came from.
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>;

/** @throws {DomainError} "invalid" for an edit that changes nothing */
export function refuseEmpty(change: object): void {
  if (Object.keys(given(change)).length === 0)
    throw new DomainError("invalid", { message: messages.noUpdatableFields });
}

/** The address of a record of public content, and the time of its last edit. */
export type ContentAddress = Readonly<{ id: string; slug: string; updatedAt: Date }>;

/** Finds all or none. @throws {DomainError} "notFound" when one of the ids is unknown */
export async function allOf<T>(ids: readonly string[], find: (ids: readonly string[]) => Promise<readonly T[]>) {
  const found = await find(ids);
  if (found.length !== ids.length) throw new DomainError("notFound");
  return found;
}

/** @throws {DomainError} "stale" when a version is asked for that is no longer the record's */
export function refuseStale(record: Readonly<{ version: number }>, ifVersion: number | undefined): void {
  if (ifVersion !== undefined && ifVersion !== record.version) throw new DomainError("stale");
}
