import { undoHeader } from "@etalase/contracts/history";

/** The tokens that undo a write, by the data that its call returned. */
const tokens = new WeakMap<object, string>();

type Headed = Readonly<{ headers?: Readonly<{ get(name: string): string | null }> }>;

/** Remembers the undo token for the returned data, and returns the data. */
export function undoable<T>(data: T, { headers }: Headed): T {
  const token = headers?.get(undoHeader);
  if (token && typeof data === "object" && data !== null) tokens.set(data, token);
  return data;
}

export const undoTokenOf = (data: unknown): string | undefined =>
  typeof data === "object" && data !== null ? tokens.get(data) : undefined;

/**
 * Sent on `window` after a write was undone or a version restored, because screens with a record now show an old one.
 */
export const takenBackEvent = "etalase:taken-back";
