import type { ListedCopy } from "@etalase/contracts/desk/desk.schema";
import type { Values } from "../data/copies.ts";
import { changedByBoth, type Draft, unsavedOf } from "./drafts.ts";

/** The reason why the server does not have the latest input. */
export type Obstacle = "unreachable" | "signedOut" | "tooLong" | "gone" | "refused";

/** The server's answer about an input as it was sent; the text is empty when that is unknown. `at` is ISO 8601. */
export type Answer = Readonly<{ text: string; at: string } | { text: string; obstacle: Obstacle }>;

/** A colleague's working copy of the same record. */
export type Colleague = ListedCopy & Readonly<{ isPresent: boolean }>;

/** A draft that was put into the form. */
export type Restored = Draft &
  Readonly<{
    /** Fields that another editor also changed since the draft was made; null when that is unknown. */
    conflicts: readonly string[] | null;
    /** Whether the record was saved after the draft was made from it. */
    isOlder: boolean;
    /** The author; absent for one's own draft. */
    by?: string;
  }>;

/** The record that a form shows; a new one has no version. */
export type Shown = Readonly<{ fields: readonly string[]; values: Values; version: number | undefined }>;

export type DraftState = Readonly<{
  /** The last answer; undefined when nothing was kept yet. */
  answer?: Answer | undefined;
  /** Whether local storage had room for the draft. */
  hasRoom: boolean;
  colleagues: readonly Colleague[];
  restored?: Restored | undefined;
  /** The discarded input, until it is brought back. */
  discarded?: Values | undefined;
  /** The time of the last save that left the form open, as ISO 8601. */
  savedAt?: string | undefined;
  /** Whether such a save is on its way. */
  isSaving?: boolean;
  /** The fields for which such a save waits, by name. */
  lacking?: readonly string[] | undefined;
  /** Whether another tab holds the record: nothing may be typed or kept here. */
  isElsewhere: boolean;
  /** Whether the form is left, so that nothing more is kept. */
  isOver: boolean;
}>;

export const firstState: DraftState = { hasRoom: true, colleagues: [], isElsewhere: false, isOver: false };

/** Compares a draft that comes into the form with the record. */
function restoredOf(draft: Draft, { fields, values: saved, version }: Shown): Restored | undefined {
  const values = unsavedOf(draft, fields, saved);
  const names = Object.keys(values);
  if (names.length === 0) return undefined;
  if (draft.version === undefined || version === undefined || draft.version >= version)
    return { ...draft, values, conflicts: [], isOlder: false };
  const conflicts = changedByBoth(draft, values, saved);
  const older = { ...draft, values, conflicts, isOlder: true };
  // When only one side changed each field, there is no conflict to ask about: the draft now belongs to the newest
  // version.
  if (conflicts?.length !== 0) return older;
  return { ...older, version, base: Object.fromEntries(names.map((name) => [name, saved[name]])) };
}

/** An event, as the change that it makes to the state. */
export type DraftEvent = (state: DraftState) => Partial<DraftState>;

/** The events in the life of a draft. */
export const events = {
  /** The browser has stored the draft, or had no room for it. */
  stored: (hasRoom: boolean) => () => ({ hasRoom }),
  /** The server has taken the input, or not. */
  answered: (answer: Answer) => () => ({ answer }),
  /** The server has a copy, perhaps of another tab or device. */
  found: (at: string) => (state: DraftState) => ({ answer: state.answer ?? { text: "", at } }),
  /** The server may have lost the copy, so the same input has to be sent again. */
  lost: ({ answer }: DraftState) => ({ answer: answer && { ...answer, text: "" } }),
  dropped: () => ({ answer: undefined }),
  seen: (colleagues: readonly Colleague[]) => () => ({ colleagues }),
  restored: (draft: Draft, shown: Shown) => () => ({ restored: restoredOf(draft, shown) }),
  discarded: (values: Values) => () => ({ discarded: values, restored: undefined }),
  broughtBack: () => ({ discarded: undefined }),
  /** The record was saved, and its form stays open. */
  saved: () => ({ answer: undefined, restored: undefined, discarded: undefined, savedAt: new Date().toISOString() }),
  saving: (isSaving: boolean) => () => ({ isSaving }),
  /** A save has to wait until these fields are complete. */
  lacked: (lacking: readonly string[]) => () => ({ lacking }),
  /** Another tab has taken the record over. */
  takenOver: () => ({ isElsewhere: true }),
  left: () => ({ isOver: true }),
};

export const stateAfter = (state: DraftState, event: DraftEvent): DraftState => ({ ...state, ...event(state) });

/** Returns the answer that the server would give again, so that the input need not be sent. */
export function knownAnswer({ answer }: DraftState, text: string): Answer | undefined {
  if (!answer?.text) return undefined;
  const obstacle = "obstacle" in answer && answer.obstacle;
  // These pass without a change to the input.
  if (obstacle === "unreachable" || obstacle === "signedOut") return undefined;
  const isTooLong = obstacle === "tooLong" && text.length >= answer.text.length;
  return isTooLong || answer.text === text ? answer : undefined;
}

/** The place where the input is kept: on the server, only in this browser, or in none of them. */
export type Keeping = Readonly<{ where: "server"; at: string } | { where: "browser" | "nowhere"; obstacle: Obstacle }>;

export function keepingOf({ answer, hasRoom }: DraftState): Keeping | undefined {
  if (!answer) return undefined;
  if ("at" in answer) return { where: "server", at: answer.at };
  return { where: hasRoom ? "browser" : "nowhere", obstacle: answer.obstacle };
}

/** Returns the place of all input. @param text the input as it is sent; undefined when a draft cannot hold all of it */
export function refugeOf(state: DraftState, text: string | undefined): Keeping["where"] {
  if (state.isElsewhere) return "server";
  const keeping = keepingOf(state);
  if (text === undefined || !keeping) return "nowhere";
  return keeping.where === "server" && state.answer?.text !== text ? "nowhere" : keeping.where;
}
