import type { ListedCopy } from "@etalase/contracts/desk/desk.schema";
import { useRef, useState } from "react";
import type { RaRecord } from "react-admin";
import { useFormContext } from "react-hook-form";
import { ownId } from "../data/copies.ts";
import {
  type Colleague,
  type DraftEvent,
  events,
  firstState,
  keepingOf,
  type Restored,
  type Shown,
  stateAfter,
} from "./draftState.ts";
import { type Draft, mergedDraft, unsavedOf } from "./drafts.ts";
import { useMoments } from "./moments.ts";
import { copiesAt, readServerDraft } from "./serverCopy.ts";
import { useInput } from "./useInput.ts";
import { useKeeping, type Where } from "./useKeeping.ts";
import { useOneTab } from "./useOneTab.ts";
import { useRestoring } from "./useRestoring.ts";

/** Milliseconds of idleness after which a form stops polling, so that the session can end. */
const awayMs = 10 * 60_000;

type DraftOptions = Where & Pick<Shown, "fields" | "version">;

/** A draft's state, the form's input, and the stores that keep it. */
function useParts({ fields, version, ...where }: DraftOptions) {
  const [state, setState] = useState(firstState);
  // Requests outlast a rendering, so they need the latest state.
  const latest = useRef(state);
  const now = () => latest.current;
  const happen = (event: DraftEvent) => {
    latest.current = stateAfter(latest.current, event);
    setState(latest.current);
  };
  const input = useInput({ fields, version, now });
  const stores = useKeeping({ ...where, savedAt: state.savedAt, input, now, happen });
  const restore = (draft: Draft & Pick<Restored, "by">) => {
    input.put(unsavedOf(draft, fields, input.shown().values));
    happen(events.restored(draft, input.shown()));
  };
  return { ...where, version, state, now, happen, input, stores, restore };
}

type Parts = ReturnType<typeof useParts>;

/** Keeps and restores the draft at the moments of the form. */
function useDraftMoments({ place, storageKey, now, happen, input, stores, restore }: Parts): void {
  const { dirtyFields, isSubmitting } = useFormContext().formState;
  const isDirty = Object.keys(dirtyFields).length > 0;
  const wasDirty = useRef(false);
  if (isDirty) wasDirty.current = true;
  const activeAt = useRef(0);

  const look = async (signal?: AbortSignal) => {
    const { own, colleagues } = await copiesAt(place, signal);
    happen(events.seen(colleagues));
    return own;
  };
  const hear = (own: ListedCopy | undefined) => {
    const { answer } = now();
    if (own) happen(events.found(own.updatedAt));
    // Saved or discarded on another device, while this form is still being typed in.
    else if (answer && "at" in answer) void stores.keepAgain();
  };
  const readCopy = async (signal: AbortSignal) => {
    activeAt.current = Date.now();
    const own = await look(signal);
    const draft = own ? await readServerDraft(place, ownId()) : null;
    // Not before the copy is here: a form without input would drop a copy that it knows of.
    if (!signal.aborted) hear(own);
    return draft;
  };
  useMoments({
    // During a save, the stored draft is that from its start.
    typing: () => isSubmitting || stores.store(),
    pause() {
      activeAt.current = Date.now();
      void stores.keep();
    },
    last: stores.keep,
    look() {
      if (Date.now() - activeAt.current > awayMs) return;
      look().then(hear, () => undefined);
      const { answer } = now();
      if (answer && "obstacle" in answer) void stores.keep();
    },
    // Without unsaved changes, those that were kept have been undone since.
    leave: () => wasDirty.current && !isDirty && stores.drop(),
  });
  // After `useMoments`, so that restored input is kept, too.
  useRestoring({ storageKey, input, readCopy, restore, onGone: stores.saved });
}

/**
 * Merges a colleague's copy, which stays theirs, into the form. Fields changed here stay.
 * @returns the fields that the colleague has changed otherwise
 */
async function takenOver({ place, input, stores, restore }: Parts, by: Colleague["by"]): Promise<readonly string[]> {
  const draft = await readServerDraft(place, by.id);
  const conflicts = input.conflictsWith(draft);
  const merged = mergedDraft(draft, input.draft());
  restore({ ...merged, by: by.name });
  stores.store(merged);
  return conflicts;
}

/**
 * Keeps changes while they are typed, on the server and, as a safety net, in this browser, and restores them when the
 * form opens again. Only changed fields are kept, so that they also fit a newer version of the record.
 */
export function useDraft(options: DraftOptions) {
  const { reset } = useFormContext();
  const parts = useParts(options);
  const { state, now, happen, input } = parts;
  const { store: _, drop, ...stores } = parts.stores;
  useDraftMoments(parts);
  const onTakenOver = () => happen(events.takenOver);
  const continueHere = useOneTab(options.storageKey, {
    isElsewhere: state.isElsewhere,
    keep: stores.keep,
    onTakenOver,
  });
  return {
    ...state,
    ...stores,
    place: options.place,
    takeOver: (by: Colleague["by"]) => takenOver(parts, by),
    /** The place of the latest input; undefined before the first attempt to keep it. */
    keeping: keepingOf(state),
    /** Takes the record over from the other tab. */
    continueHere,
    /** Drops the browser's draft after the save with which the form ends; the server drops its copy by itself. */
    saved() {
      happen(events.left);
      stores.saved();
    },
    /** Drops the input when the form is left. */
    forget() {
      happen(events.left);
      drop();
    },
    /** Discards the input, until `undoDiscard`. */
    discard() {
      happen(events.discarded(input.draft().values));
      drop();
      reset();
    },
    undoDiscard() {
      const { discarded: values = {} } = now();
      input.put(values, Object.keys(values));
      happen(events.broughtBack);
      void stores.keep();
    },
    /** Starts anew after a save that leaves the form open. */
    savedHere(saved: RaRecord) {
      input.show({ fields: options.fields, values: saved, version: saved.version });
      stores.saved();
      happen(events.saved);
    },
    saving: (isSaving: boolean) => happen(events.saving(isSaving)),
    lacks: (names: readonly string[]) => happen(events.lacked(names)),
  };
}

/** The unsaved input of a form, for the parts of the form. */
export type FormDraft = ReturnType<typeof useDraft>;
