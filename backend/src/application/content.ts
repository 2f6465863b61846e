import { messages } from "@etalase/contracts/text/messages";
import { DomainError } from "../domain/errors.ts";
import type { Viewer } from "../domain/user.ts";
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

/** One page of a list as a repository finds it; `total` counts all pages. */
export type Found<Row> = Readonly<{ rows: readonly Row[]; total: number }>;

/** The same with how many pages there are. */
export const pageOf = <Row>(
  { rows, total }: Found<Row>,
  { page, limit }: Readonly<{ page: number; limit: number }>,
) => ({
  rows,
  total,
  page,
  totalPages: Math.ceil(total / limit),
});

const leastForgotten = 20;

/** How many of a table's rows a run of tidying up takes at most, so that a mistake is seen before all is gone. */
export const shareOf = (rows: number): number => Math.max(leastForgotten, Math.ceil(rows / 10));

/** Lets nobody read what is not theirs to see. @throws {DomainError} "notFound", as for what does not exist */
export const onlyVisible =
  <T>(isVisible: (record: T, viewer: Viewer) => boolean) =>
  (found: T | null, viewer: Viewer): T => {
    if (!found || !isVisible(found, viewer)) throw new DomainError("notFound");
    return found;
  };

/** Returns the keys of an edit that are present; an absent one leaves the record as it is. */
export const given = <T extends object>(change: T): Partial<T> =>
  // The entries that are left are a part of the object that they came from.
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>;

/** @throws {DomainError} "invalid" for an edit that changes nothing */
export function refuseEmpty(change: object): void {
  if (Object.keys(given(change)).length === 0)
    throw new DomainError("invalid", { message: messages.noUpdatableFields });
}

/** @throws {DomainError} "stale" when a version is asked for that is no longer the record's */
export function refuseStale(record: Readonly<{ version: number }>, ifVersion: number | undefined): void {
  if (ifVersion !== undefined && ifVersion !== record.version) throw new DomainError("stale");
}
