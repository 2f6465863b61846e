import { undoHeader } from "@etalase/contracts/history";
import { lostHeader, mediaMessages } from "@etalase/contracts/media";
import { t } from "../language/t.ts";

/** The tokens that undo a write, by the data that its call returned. */
const tokens = new WeakMap<object, string>();
/** The parts that drawings lost in a write, by the same data. */
const lost = new WeakMap<object, string>();

type Headed = Readonly<{ headers?: Readonly<{ get(name: string): string | null }> }>;

/** Remembers for the returned data what the answer's head says about the write, and returns the data. */
export function undoable<T>(data: T, { headers }: Headed): T {
  const token = headers?.get(undoHeader);
  const parts = headers?.get(lostHeader);
  if (typeof data !== "object" || data === null) return data;
  if (token) tokens.set(data, token);
  if (parts) lost.set(data, parts);
  return data;
}

export const undoTokenOf = (data: unknown): string | undefined =>
  typeof data === "object" && data !== null ? tokens.get(data) : undefined;

/** Returns the sentence about the parts that drawings lost in the write; undefined when they lost none. */
export function lostSentenceOf(data: unknown): string | undefined {
  const parts = typeof data === "object" && data !== null ? lost.get(data) : undefined;
  return parts && t(mediaMessages.lost, { parts });
}

/**
 * Sent on `window` after a write was undone or a version restored, because screens with a record now show an old one.
 */
export const takenBackEvent = "etalase:taken-back";
