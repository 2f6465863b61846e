import { differences } from "../domain/history.ts";
import type { Actor, Source } from "../domain/user.ts";
import type { Revisions, Versioned } from "./ports.ts";

type Asked<T> = Readonly<{
  id: string;
  before: T;
  by: Actor | Source;
  ifVersion: number | undefined;
  revisions: Pick<Revisions<T>, "list">;
  /** The record as the edit would store it. */
  edited: () => Promise<T>;
}>;

const fieldsOf = (record: object) => ({ id: "", version: 0, ...Object.fromEntries(Object.entries(record)) });

/**
 * Tells whether a stale edit is a person's own last one again, which the site stored and whose answer was lost on the
 * way: it would change nothing, and nobody else has edited the record since.
 */
export async function isRepeated<T extends Versioned>(asked: Asked<T>): Promise<boolean> {
  const { id, before, by, ifVersion, revisions, edited } = asked;
  const userId = by.user?.id;
  if (!userId || ifVersion === undefined || !(ifVersion < before.version)) return false;
  const since = (await revisions.list(id)).filter(({ version }) => version > ifVersion);
  if (!since.every((revision) => revision.userId === userId)) return false;
  return differences(fieldsOf(before), fieldsOf(await edited())).length === 0;
}
