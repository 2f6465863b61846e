import { articleTextRule } from "@etalase/contracts/rules/article-text";
import { messages } from "@etalase/contracts/text/messages";
import { articleProblem } from "@etalase/contracts/text/text";
import { DomainError, invalidField } from "../domain/errors.ts";
import type { Viewer } from "../domain/user.ts";
import type { SiteState, Transaction } from "./ports.ts";

/** Runs a change of public content in a transaction, one change after the other. */
export type ChangeContent = <T>(work: () => Promise<T>) => Promise<T>;

// The change is marked first: its row lock makes writers wait for each other, so that each reads the result of the one
// before it.
export const createContentChange =
  ({ siteState, transaction }: Readonly<{ siteState: SiteState; transaction: Transaction }>): ChangeContent =>
  (work) =>
    transaction(async () => {
      await siteState.contentChanged();
      return work();
    });

/**
 * One page of a list from a repository; `total` counts the rows of all pages. Of a search, `words` are those that it
 * found, and `hasWhole` tells whether a record holds all of it.
 */
export type Rows<Row> = Readonly<{
  rows: readonly Row[];
  total: number;
  words?: readonly string[] | undefined;
  hasWhole?: boolean | undefined;
}>;

/** A repository whose records are found by their texts. */
export interface SearchedRepository {
  /** Writes some texts for the search that an earlier version wrote otherwise. @returns whether there were any */
  fillTexts(): Promise<boolean>;
}

/** Adds the number of pages. */
export const pageOf = <Row>(
  { rows, total, words, hasWhole }: Rows<Row>,
  { page, limit }: Readonly<{ page: number; limit: number }>,
): Rows<Row> & Readonly<{ page: number; totalPages: number }> => ({
  rows,
  total,
  page,
  totalPages: Math.ceil(total / limit),
  ...(words && { words, hasWhole }),
});

const leastForgotten = 20;

/** The most rows of a table that one run of tidying up removes, so that a mistake is noticed before all are gone. */
export const shareOf = (rows: number): number => Math.max(leastForgotten, Math.ceil(rows / 10));

/** @throws {DomainError} "notFound" for none */
export function existing<T>(record: T | null | undefined): T {
  if (!record) throw new DomainError("notFound");
  return record;
}

/** All or none. @throws {DomainError} "notFound" when one of the ids is unknown */
export async function allOf<T>(
  { findByIds }: Readonly<{ findByIds(ids: readonly string[]): Promise<readonly T[]> }>,
  ids: readonly string[],
): Promise<readonly T[]> {
  const found = await findByIds(ids);
  if (found.length !== ids.length) throw new DomainError("notFound");
  return found;
}

/** Hides records that the viewer may not see. @throws {DomainError} "notFound", as for records that do not exist */
export const onlyVisible =
  <T>(isVisible: (record: T, viewer: Viewer) => boolean) =>
  (record: T | null, viewer: Viewer): T => {
    if (!record || !isVisible(record, viewer)) throw new DomainError("notFound");
    return record;
  };

export type Sanitize = (html: string) => string;

/** The text of an article or a page as it may be stored. @throws {DomainError} when no readable text is left */
export function cleanText(html: string, sanitize: Sanitize): string {
  const content = sanitize(html).trim();
  const problem = articleProblem(content, articleTextRule);
  if (problem) throw invalidField("content", problem);
  return content;
}

/** Returns the fields of an edit that are present; absent ones leave the record unchanged. */
export const definedValues = <T extends object>(change: T): Partial<T> =>
  // The remaining entries are a part of the object that they came from.
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>;

/** @throws {DomainError} "invalid" for an edit that changes nothing */
export function refuseEmpty(change: object): void {
  if (Object.keys(definedValues(change)).length === 0)
    throw new DomainError("invalid", { message: messages.noUpdatableFields });
}

/** @throws {DomainError} "stale" when the wanted version is no longer the record's */
export function refuseStale(record: Readonly<{ version: number }>, ifVersion: number | undefined): void {
  if (ifVersion !== undefined && ifVersion !== record.version) throw new DomainError("stale");
}
