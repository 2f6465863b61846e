import type { DraftState, Keeping } from "./draftState.ts";
import type { Draft } from "./drafts.ts";

/** The unsaved input of a form, for the parts of the form. */
export type FormDraft = Readonly<
  Pick<DraftState, "colleagues" | "restored" | "discarded" | "isElsewhere"> & {
    /** The place of the latest input; undefined before the first attempt to keep it. */
    keeping: Keeping | undefined;
    /** Returns the place of all input, chosen files included. */
    refuge: () => Keeping["where"];
    /** Keeps the input in this browser at once, then on the server. Resolves to whether the server has it. */
    keep: () => Promise<boolean>;
    /** Keeps the input again, even if the server had a copy once. */
    keepAgain: () => Promise<boolean>;
    /** Prepares a save: resolves when no copy is on its way. */
    settle: () => Promise<unknown>;
    /** Drops the browser's draft after a save; the server drops its copy by itself. */
    saved: () => void;
    /** Drops the input when the form is left. */
    forget: () => void;
    /** Discards the input, until `undoDiscard`. */
    discard: () => void;
    undoDiscard: () => void;
    /** Ends the conflicts between the draft and the shown version. */
    agree: () => void;
    /** Reads a colleague's copy, which stays theirs, and names the fields that this form has changed otherwise. */
    read: (by: string) => Promise<Readonly<{ draft: Draft; conflicts: readonly string[] }>>;
    /** Merges a colleague's copy into the form. Fields changed here stay, except those to be `replaced`. */
    takeOver: (draft: Draft, by: Readonly<{ id: string; name: string }>, replaced: readonly string[]) => void;
    /** Takes the record over from the other tab. */
    continueHere: () => void;
  }
>;
