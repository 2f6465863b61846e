import type { AuditEntry } from "./audit.ts";

/** A place in the chain: an entry's number and its hash. */
export type Place = Readonly<{ number: number; hash: string }>;

/** Where the chain begins and ends. `anchor` is the hash of the entry before the first one. */
export type ChainHead = Readonly<{
  firstNumber: number;
  anchor: string;
  lastNumber: number;
  lastHash: string;
  /** The seal of these four fields; empty until the first entry. */
  seal: string;
}>;

/** Makes a text's seal, which cannot be made without the key. */
export type Seal = (text: string) => string;

/** An entry that has no place in the chain yet. */
export type NewEntry = Omit<AuditEntry, "number" | "hash">;

const otherSecret = "(or TOKEN_SECRET is another than the one it was written with)";

export const chainFaults = {
  changed: (number: number) => `Entry ${number} is not as it was written ${otherSecret}.`,
  missing: (from: number, to: number) =>
    from === to ? `Entry ${from} is missing.` : `The entries ${from} to ${to} are missing.`,
  added: (number: number) => `Entry ${number} was not written by this site, or is there twice.`,
  head: `The row of audit_chain, which says where the log begins and ends, was changed or is missing ${otherSecret}.`,
  setBack: (number: number) =>
    `Entry ${number} is no longer there as high-water.json knows it: the database was set back, or entries were removed.`,
  mark: `high-water.json in DATA_DIR was not written by this site ${otherSecret}.`,
} as const;

const author = ["number", "id", "userId", "username", "name"] as const;
const act = ["action", "resource", "recordId", "title", "address", "outcome", "detail"] as const;

const textOf = (entry: AuditEntry, previous: string) =>
  JSON.stringify([previous, Number(entry.at), ...[...author, ...act].map((field) => entry[field])]);

const headText = ({ firstNumber, anchor, lastNumber, lastHash }: ChainHead) =>
  JSON.stringify(["head", firstNumber, anchor, lastNumber, lastHash]);

export const isGenuine = (head: ChainHead, seal: Seal): boolean => head.seal === seal(headText(head));

/** Changes the head. One that this site did not seal gets no new seal, which would hide that, but for a new log's. */
export function moved(head: ChainHead, change: Partial<ChainHead>, seal: Seal, isNew = false): ChainHead {
  const after = { ...head, ...change };
  return isNew || isGenuine(head, seal) ? { ...after, seal: seal(headText(after)) } : after;
}

/** The end of the chain by its head, so that a removed entry leaves a gap, or by an entry past a head that is wrong. */
export const endOf = ({ lastNumber, lastHash }: ChainHead, newest: Place | null): Place =>
  newest && newest.number > lastNumber ? newest : { number: lastNumber, hash: lastHash };

/** Returns the entries with their places after the end of the chain. */
export function linked(entries: readonly NewEntry[], end: Place, seal: Seal): readonly AuditEntry[] {
  let { number, hash } = end;
  return entries.map((entry) => {
    number += 1;
    const whole = { ...entry, number, hash: "" };
    hash = seal(textOf(whole, hash));
    return { ...whole, hash };
  });
}

/** Follows the chain over its next entries. @returns the last one, or the first fault in a sentence */
export function follow(from: Place, entries: readonly AuditEntry[], seal: Seal): Place | string {
  let place = from;
  for (const entry of entries) {
    const { number, hash } = entry;
    if (number <= place.number) return chainFaults.added(number);
    if (number > place.number + 1) return chainFaults.missing(place.number + 1, number - 1);
    // Entries from before the chain, in the first place, have no seal.
    const isOlder = hash === "" && place.hash === "";
    if (!isOlder && hash !== seal(textOf(entry, place.hash))) return chainFaults.changed(number);
    place = { number, hash };
  }
  return place;
}
