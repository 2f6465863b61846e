import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import type { DeskPlace, Values } from "../data/copies.ts";
import { digestOf } from "./digest.ts";
import { changedByBoth, type Draft, dropDraft, keepable, keepDraft, readDraft, same, unsavedOf } from "./drafts.ts";
import { useLastMoment, useWhileTyping } from "./moments.ts";
import { useCopy } from "./useCopy.ts";
import { useOtherTabs } from "./useOtherTabs.ts";

const betweenMs = 1000;

/** Drops the draft of a form that is left with nothing unsaved: what was kept on the way has been undone since. */
function useDropUndone(drop: () => void, isDirty: boolean): void {
  const wasDirty = useRef(false);
  if (isDirty) wasDirty.current = true;
  const dropIt = useEffectEvent(() => {
    if (wasDirty.current && !isDirty) drop();
  });
  useEffect(() => () => dropIt(), []);
}

/** A draft that is in the form. */
type Restored = Draft &
  Readonly<{
    /** Fields that somebody else has changed as well since it was made; null where nobody knows. */
    conflicts: readonly string[] | null;
    isOlder: boolean;
    /** Who made it; nobody for an own one. */
    by?: string;
  }>;

/** Of two versions the older one; that of a new record is none. */
const olderOf = (a: number | undefined, b: number | undefined): Pick<Draft, "version"> =>
  a === undefined || b === undefined ? {} : { version: Math.min(a, b) };

type DraftOptions = Readonly<{
  /** Of the browser's own store. */
  storageKey: string;
  place: DeskPlace;
  fields: readonly string[];
  /** The version that the form shows, none for a new record. */
  saved: number | undefined;
}>;

/**
 * Keeps what was changed while it is typed, on the server and, as a safety net, in this browser, and puts it back when
 * the form opens again. Only changed fields are kept, so that they also fit on a newer version of the record.
 */
export function useDraft({ storageKey, place, fields, saved }: DraftOptions) {
  const { formState, getValues, getFieldState, setValue, reset } = useFormContext();
  const { dirtyFields, isReady, isSubmitSuccessful, isSubmitting, defaultValues } = formState;
  const [restored, setRestored] = useState<Restored>();
  const [discarded, setDiscarded] = useState<Values>();
  // As it is now, also after something has been waited for.
  const isDirty = (name: string) => getFieldState(name).isDirty;
  const forgotten = useRef(false);
  // Until the server has said what it has.
  const asked = useRef(true);
  const waiting = useRef<Draft>(undefined);

  const draftOf = useCallback(
    (names: readonly string[]): Draft => {
      const of = (value: (name: string) => unknown) => Object.fromEntries(names.map((name) => [name, value(name)]));
      const version = restored?.version ?? saved;
      return {
        ...(version !== undefined && { version }),
        at: new Date().toISOString(),
        values: of((name) => getValues(name)),
        base: of((name) => digestOf(restored?.base?.[name] ?? defaultValues?.[name] ?? null)),
      };
    },
    [getValues, restored, saved, defaultValues],
  );
  const draftNow = useCallback(() => draftOf(Object.keys(dirtyFields)), [draftOf, dirtyFields]);
  const mayKeep = isReady && !isSubmitSuccessful;

  const typed = () => (mayKeep && !isSubmitting && !forgotten.current ? keepable(draftNow()) : undefined);
  const store = (draft: Draft) => {
    tabs.dropOwn();
    keepDraft(storageKey, draft);
  };

  const copy = useCopy({
    place,
    draft: typed,
    onKept: (draft) => {
      if (!forgotten.current) store({ ...draft, kept: place.key });
    },
    onOpened: (found) => {
      const held = waiting.current;
      waiting.current = undefined;
      asked.current = false;
      if (found) putBack(found);
      else if (found === undefined && held) putBack(held);
      // It was saved or discarded on another device.
      else if (held) dropDraft(storageKey);
    },
  });

  const tabs = useOtherTabs({
    ...{ storageKey, place, typed },
    onDropped: () => {
      store(draftNow());
      void copy.keepAgain();
    },
  });
  const asides = tabs.asides.filter(({ draft }) =>
    Object.entries(unsavedOf(draft, fields, defaultValues ?? {})).some(
      ([name, value]) => !same(value, getValues(name)),
    ),
  );

  /** Puts a draft into the form, but for what has been typed there since: of that, only what is to be `replaced`. */
  const putBack = (draft: Draft & Pick<Restored, "by">, replaced: readonly string[] = []) => {
    const now = defaultValues ?? {};
    const values = unsavedOf(draft, fields, now);
    for (const [name, value] of Object.entries(values))
      if (!isDirty(name) || replaced.includes(name)) setValue(name, value, { shouldDirty: true });
    if (Object.keys(values).length === 0) return setRestored(undefined);
    const isOlder = draft.version !== undefined && saved !== undefined && draft.version < saved;
    const conflicts = isOlder ? changedByBoth(draft, values, now) : [];
    // Where only one side has changed a field there is nothing to ask: the draft is one of the newest version now.
    const isMerged = isOlder && conflicts?.length === 0 && saved !== undefined;
    const base = Object.fromEntries(Object.keys(values).map((name) => [name, now[name]]));
    setRestored({ ...draft, ...(isMerged && { version: saved, base }), values, conflicts, isOlder });
  };

  const keep = () => {
    if (!mayKeep || forgotten.current) return;
    const draft = draftNow();
    if (!tabs.isAside(draft.values)) store(draft);
  };
  useLastMoment(keep);
  useWhileTyping(keep, betweenMs);
  const dropStored = () => {
    tabs.dropOwn();
    dropDraft(storageKey);
  };
  const drop = () => {
    dropStored();
    void copy.drop();
  };
  useDropUndone(drop, Object.keys(dirtyFields).length > 0);

  // After react-admin has filled the form with the record, or with a newer version of it: that would undo this.
  const putBackOwn = useEffectEvent(() => {
    const draft = readDraft(storageKey);
    if (!draft) return;
    // The server is asked first whether it still has it.
    if (draft.kept === undefined || !asked.current) putBack(draft);
    else waiting.current = draft;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record, or another version of it
  useEffect(() => {
    if (isReady) putBackOwn();
  }, [isReady, defaultValues, storageKey]);

  const takeSaved = (name: string) =>
    setValue(name, defaultValues?.[name], { shouldDirty: true, shouldValidate: true });
  const differing = Object.keys(restored?.values ?? {}).filter((name) => dirtyFields[name]);
  const { isOlder = false, conflicts = null } = restored ?? {};
  return {
    ...copy,
    restored: restored && {
      at: restored.at,
      by: restored.by,
      lacksFiles: restored.lacksFiles === true,
      isOlder,
      isMerged: isOlder && conflicts?.length === 0,
      conflicts: (conflicts ?? []).filter((name) => differing.includes(name)),
      differing,
    },
    keep,
    /** It was saved: nothing is left to keep. */
    saved: dropStored,
    /** What other tabs have typed, and this form does not hold. */
    asides,
    dropAside: tabs.dropAside,
    takeSaved,
    /** What is saved of a field. */
    savedOf: (name: string): unknown => defaultValues?.[name],
    /** All that was asked has been answered: what is saved goes into the form for these fields, and the rest over it. */
    answered(names: readonly string[]) {
      for (const name of names) takeSaved(name);
      setRestored((was) => was && { ...was, ...(saved !== undefined && { version: saved }), conflicts: [] });
    },
    discard: () => {
      setDiscarded(draftNow().values);
      drop();
      reset();
      setRestored(undefined);
    },
    discarded,
    undoDiscard: () => {
      for (const [name, value] of Object.entries(discarded ?? {})) setValue(name, value, { shouldDirty: true });
      setDiscarded(undefined);
      void copy.keepNow();
    },
    /** Fields that were changed here, and otherwise in another draft. */
    changedOtherwise: (draft: Draft): readonly string[] =>
      Object.entries(unsavedOf(draft, fields, defaultValues ?? {}))
        .filter(([name, value]) => isDirty(name) && !same(value, getValues(name)))
        .map(([name]) => name),
    /** Another draft comes into the form, beside what was changed here and is not to be `replaced`. */
    takeOver: (draft: Draft, by: string, replaced: readonly string[]) => {
      const { version, values, base } = draftOf(fields.filter((name) => isDirty(name) && !replaced.includes(name)));
      const merged: Draft = {
        ...{ at: draft.at, ...olderOf(draft.version, version) },
        values: { ...draft.values, ...values },
        ...(draft.base && { base: { ...draft.base, ...base } }),
        ...(draft.lacksFiles && { lacksFiles: true }),
      };
      putBack({ ...merged, by }, replaced);
      store(merged);
    },
    /** For leaving: nothing is kept any more, whatever happens. */
    forget: () => {
      forgotten.current = true;
      drop();
    },
  };
}

export type DraftState = ReturnType<typeof useDraft>;
