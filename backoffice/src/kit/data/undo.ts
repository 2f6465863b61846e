import { type Deed, undoHeader } from "@etalase/contracts/history";
import { lostHeader, mediaMessages } from "@etalase/contracts/media";
import { t } from "../language/t.ts";

/** The effect of a write, and the ids of its records, if they are known. */
type Write = Readonly<{ deed: Deed; ids?: readonly unknown[] }>;

/** How a write is undone, or several that belong together. */
export type WayBack = Write & Readonly<{ token: string | readonly string[] }>;

/** The ways back, by the data that the write's call returned. */
const ways = new WeakMap<object, WayBack>();
/** The parts that drawings lost in a write, by the same data. */
const lost = new WeakMap<object, string>();

type Headed = Readonly<{ headers?: Readonly<{ get(name: string): string | null }> }>;

/** Stores undo token and lost parts from the answer's headers for the data, and returns the data. */
export function undoable<T>(data: T, { headers }: Headed, write: Write): T {
  const token = headers?.get(undoHeader);
  const parts = headers?.get(lostHeader);
  if (typeof data !== "object" || data === null) return data;
  if (token) ways.set(data, { ...write, token });
  if (parts) lost.set(data, parts);
  return data;
}

export const wayBackOf = (data: unknown): WayBack | undefined =>
  typeof data === "object" && data !== null ? ways.get(data) : undefined;

/** Returns data that undo several writes as one, the latest first. */
export function undoableTogether(answers: readonly unknown[]): object {
  const [first, ...others] = answers.flatMap((answer) => wayBackOf(answer) ?? []);
  const data = {};
  if (!first || others.length + 1 < answers.length) return data;
  const all = [first, ...others].toReversed();
  ways.set(data, { ...first, ids: all.flatMap(({ ids = [] }) => ids), token: all.flatMap(({ token }) => token) });
  return data;
}

/** Returns the sentence about the parts that drawings lost in the write; undefined when they lost none. */
export function lostSentenceOf(data: unknown): string | undefined {
  const parts = typeof data === "object" && data !== null ? lost.get(data) : undefined;
  return parts && t(mediaMessages.lost, { parts });
}

/**
 * Sent on `window` after a write was undone or a version restored, because screens with a record now show an old one.
 */
export const takenBackEvent = "etalase:taken-back";

const workEvent = "etalase:work";

/** Dismisses undo messages of earlier writes once the record is opened: an old undo would discard new work. */
export const workOn = (id: string): boolean => window.dispatchEvent(new CustomEvent(workEvent, { detail: id }));

/** Calls back when one of the write's records is, or may be, edited. @returns a function that unsubscribes */
export function onWork({ ids }: Write, act: () => void): () => void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent && (!ids || ids.includes(event.detail))) act();
  };
  window.addEventListener(workEvent, listener);
  return () => window.removeEventListener(workEvent, listener);
}
