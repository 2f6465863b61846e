import { undoHeader } from "@etalase/contracts/history";

/** What takes a write back, by what its call answered. */
const tokens = new WeakMap<object, string>();

type Headed = Readonly<{ headers?: Readonly<{ get(name: string): string | null }> }>;

/** Notes for what a write answers how it is taken back, and returns it. */
export function undoable<T>(data: T, { headers }: Headed): T {
  const token = headers?.get(undoHeader);
  if (token && typeof data === "object" && data !== null) tokens.set(data, token);
  return data;
}

export const undoTokenOf = (data: unknown): string | undefined =>
  typeof data === "object" && data !== null ? tokens.get(data) : undefined;

/** Sent on `window` when a write was taken back, or a version restored: whoever shows a record has an old one. */
export const takenBackEvent = "etalase:taken-back";
