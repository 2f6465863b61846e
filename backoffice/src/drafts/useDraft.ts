import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import type { DeskPlace, Values } from "../data/copies.ts";
import { dropAside } from "./asides.ts";
import { type Draft, dropDraft, keepable, keepDraft, readDraft } from "./drafts.ts";
import { useLastMoment, useWhileTyping } from "./moments.ts";
import { type Colleague, useCopy } from "./useCopy.ts";
import { useOneTab } from "./useOneTab.ts";
import { useRestored } from "./useRestored.ts";

const betweenMs = 1000;

/** Drops the draft of a form that is left without unsaved changes: those that were kept have been undone since. */
function useDropUndone(drop: () => void, isDirty: boolean): void {
  const wasDirty = useRef(false);
  if (isDirty) wasDirty.current = true;
  const dropIt = useEffectEvent(() => {
    if (wasDirty.current && !isDirty) drop();
  });
  useEffect(() => () => dropIt(), []);
}

/** Offers to bring back discarded input until the form is left. */
function useDiscarded() {
  const { setValue } = useFormContext();
  const [discarded, setDiscarded] = useState<Values>();
  const bringBack = () => {
    for (const [name, value] of Object.entries(discarded ?? {})) setValue(name, value, { shouldDirty: true });
    setDiscarded(undefined);
  };
  return { discarded, setDiscarded, bringBack };
}

type DraftOptions = Readonly<{
  /** The draft's key in local storage. */
  storageKey: string;
  place: DeskPlace;
  fields: readonly string[];
  /** The version that the form shows; none for a new record. */
  saved: number | undefined;
}>;

type Restoring = Pick<ReturnType<typeof useRestored>, "draftNow" | "putBack">;
type RestoringOnOpen = Readonly<{ storageKey: string; putBack: Restoring["putBack"]; drop: () => void }>;

/**
 * Restores the draft when the form opens. A draft that the server had a copy of waits for the server's answer.
 * @returns the handler of that answer: a copy, null for none, undefined when the server could not be reached
 */
function useRestoreOnOpen({ storageKey, putBack, drop }: RestoringOnOpen) {
  const { isReady, defaultValues } = useFormContext().formState;
  // True until the server has answered whether it has a copy.
  const asked = useRef(true);
  const waiting = useRef<Draft>(undefined);

  // Runs after react-admin has filled the form with the record or a newer version, which would undo the restore.
  const putBackOwn = useEffectEvent(() => {
    const draft = readDraft(storageKey);
    if (!draft) return;
    // The server is asked first whether it still has the copy.
    if (draft.kept === undefined || !asked.current) putBack(draft);
    else waiting.current = draft;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record, or another version of it
  useEffect(() => {
    if (isReady) putBackOwn();
  }, [isReady, defaultValues, storageKey]);

  return (found: Draft | null | undefined): void => {
    const held = waiting.current;
    waiting.current = undefined;
    asked.current = false;
    if (found) putBack(found);
    else if (found === undefined && held) putBack(held);
    // The record was saved or discarded on another device.
    else if (held) drop();
  };
}

/** Keeps the input in local storage and on the server, and restores it when the form opens. */
function useStores({ storageKey, place, draftNow, putBack }: Omit<DraftOptions, "fields" | "saved"> & Restoring) {
  const { isReady, isSubmitSuccessful, isSubmitting } = useFormContext().formState;
  const forgotten = useRef(false);
  const [isInBrowser, setInBrowser] = useState(true);

  const tab = useOneTab(storageKey, async () => {
    keep();
    await copy.keepNow();
  });
  const { isElsewhere } = tab;
  const mayKeep = () => isReady && !isSubmitSuccessful && !forgotten.current && !isElsewhere;
  const typed = () => (mayKeep() && !isSubmitting ? keepable(draftNow()) : undefined);
  const store = (draft: Draft) => setInBrowser(keepDraft(storageKey, draft));
  const copy = useCopy({
    place,
    draft: typed,
    onKept: (draft) => {
      if (!forgotten.current) store({ ...draft, kept: place.key });
    },
    onOpened: (found) => restoreFrom(found),
  });

  const keep = () => {
    if (mayKeep()) store(draftNow());
  };
  const saved = () => {
    if (!isElsewhere) dropDraft(storageKey);
  };
  useLastMoment(keep);
  useWhileTyping(keep, betweenMs);
  // After `useWhileTyping`, so that restored input is kept, too.
  const restoreFrom = useRestoreOnOpen({ storageKey, putBack, drop: saved });

  const drop = () => {
    if (isElsewhere) return;
    saved();
    void copy.drop();
  };
  return {
    ...copy,
    ...tab,
    /** Tells whether leaving would lose nothing. */
    isKept: () => isElsewhere || copy.isKept(),
    /** Whether local storage had room for the draft. */
    isInBrowser,
    /** Tells whether this browser keeps all of the input, and the server not. */
    isOnlyHere: () => copy.keeping?.where === "local" && isInBrowser && !typed()?.lacksFiles,
    store,
    keep,
    drop,
    /** The record was saved, so the draft is dropped. */
    saved,
    /** For leaving the form: from here on nothing is kept. */
    forget: () => {
      forgotten.current = true;
      drop();
    },
  };
}

/**
 * Keeps changes while they are typed, on the server and, as a safety net, in this browser, and restores them when the
 * form opens again. Only changed fields are kept, so that they also fit a newer version of the record.
 */
export function useDraft({ fields, saved, ...where }: DraftOptions) {
  const { formState, reset } = useFormContext();
  const form = useRestored({ fields, saved });
  const { draftNow, putBack, lackingOf, isDirty, mergedWith, forgetRestored, ...shown } = form;
  const { store, drop, ...stores } = useStores({ ...where, draftNow, putBack });
  const { discarded, setDiscarded, bringBack } = useDiscarded();
  useDropUndone(drop, Object.keys(formState.dirtyFields).length > 0);
  return {
    ...stores,
    ...shown,
    /** The fields that this form and another draft changed differently. */
    changedOtherwise: (draft: Draft) => lackingOf(draft).filter(isDirty),
    /** Merges another draft into the form. Fields changed here stay, except those to be `replaced`. */
    takeOver(draft: Draft, by: Colleague["by"], replaced: readonly string[]) {
      const merged = mergedWith(draft, replaced);
      putBack({ ...merged, by: by.name }, replaced);
      store(merged);
      dropAside(by);
    },
    discarded,
    discard() {
      setDiscarded(draftNow().values);
      drop();
      reset();
      forgetRestored();
    },
    undoDiscard() {
      bringBack();
      void stores.keepNow();
    },
  };
}

export type DraftState = ReturnType<typeof useDraft>;
