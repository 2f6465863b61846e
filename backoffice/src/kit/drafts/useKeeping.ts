import { useRef } from "react";
import { useFormContext } from "react-hook-form";
import { type DeskPlace, dropCopy, ownId } from "../data/copies.ts";
import { type DraftEvent, type DraftState, events, knownAnswer, refugeOf } from "./draftState.ts";
import { type Draft, dropDraft, keepable, keepDraft } from "./drafts.ts";
import { sendDraft, textOf } from "./serverCopy.ts";
import type { Input } from "./useInput.ts";

/** The place of a form's draft: its key in local storage, and its record. */
export type Where = Readonly<{ storageKey: string; place: DeskPlace }>;

type KeepingOptions = Where &
  Pick<DraftState, "savedAt"> &
  Readonly<{ input: Input; now: () => DraftState; happen: (event: DraftEvent) => void }>;

/** Keeps the input of a form in local storage and on the server. */
export function useKeeping({ storageKey, place, savedAt, input, now, happen }: KeepingOptions) {
  const { isReady, isSubmitting, isSubmitSuccessful } = useFormContext().formState;
  const mayKeep = () => isReady && !isSubmitSuccessful && !now().isOver && !now().isElsewhere;
  /** Returns the input for the server; null when there is none, undefined when it must not be kept. */
  const typed = () => (mayKeep() && !isSubmitting ? keepable(input.draft()) : undefined);
  const store = (draft: Draft = input.draft()) => {
    if (mayKeep()) happen(events.stored(keepDraft(storageKey, draft)));
  };

  const lastRequest = useRef<Promise<unknown>>(Promise.resolve());
  /** Runs requests one after the other, so that the newest arrives last. */
  const inTurn = <T>(request: () => Promise<T>): Promise<T> => {
    const result = lastRequest.current.then(request);
    lastRequest.current = result.catch(() => undefined);
    return result;
  };
  const dropOnServer = async () => {
    happen(events.dropped);
    await dropCopy(place, ownId()).catch(() => undefined);
  };
  const send = async (): Promise<boolean> => {
    const draft = typed();
    // Input from before a save is no longer unsaved.
    if (draft === undefined || savedAt !== now().savedAt) return false;
    if (!draft) {
      if (now().answer) await dropOnServer();
      return true;
    }
    const answer = knownAnswer(now(), textOf(draft)) ?? (await sendDraft(place, draft));
    happen(events.answered(answer));
    if (!("at" in answer)) return false;
    store({ ...draft, kept: place.key });
    return true;
  };
  const saved = () => {
    if (!now().isElsewhere) dropDraft(storageKey);
  };
  return {
    store,
    /** Returns the place of all input, chosen files included. */
    refuge() {
      const draft = typed();
      return refugeOf(now(), draft && !draft.lacksFiles ? textOf(draft) : undefined);
    },
    /** Keeps the input in this browser at once, then on the server. Resolves to whether the server has it. */
    keep() {
      store();
      return inTurn(send);
    },
    /** Keeps the input again, even if the server had a copy once. */
    keepAgain() {
      happen(events.lost);
      return inTurn(send);
    },
    /** Sends a save when no copy is on its way, which would reappear after the save that deletes it. */
    inTurn<T>(save: () => Promise<T>) {
      store();
      return inTurn(save);
    },
    saved,
    drop() {
      saved();
      if (!now().isElsewhere) void inTurn(dropOnServer);
    },
  };
}
