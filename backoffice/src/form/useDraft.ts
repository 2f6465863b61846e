import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { sessionEndsEvent } from "../data/session.ts";
import { type Draft, dropDraft, keepDraft, readDraft, type Values, valuesFor } from "./drafts.ts";

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What of a draft still says something else than the record as it is saved. */
function unsavedOf(draft: Draft, fields: readonly string[], saved: Values): Values {
  const values = Object.entries(valuesFor(fields, saved, draft.values));
  return Object.fromEntries(values.filter(([name, value]) => !same(value, saved[name])));
}

/** Calls back when this may have been the last moment: the session ends, the tab is hidden, closed or gone. */
function useLastMoment(keep: () => void): void {
  useEffect(() => {
    const onHide = () => document.visibilityState === "hidden" && keep();
    document.addEventListener("visibilitychange", onHide);
    for (const event of [sessionEndsEvent, "pagehide"]) window.addEventListener(event, keep);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      for (const event of [sessionEndsEvent, "pagehide"]) window.removeEventListener(event, keep);
    };
  }, [keep]);
}

const betweenMs = 1000;

/** Calls back every second while something is typed, and before it is sent: a crash tells nobody that it comes. */
function useWhileTyping(keep: () => void): void {
  const { subscribe, formState } = useFormContext();
  const { isSubmitting } = formState;
  const keepNow = useEffectEvent(keep);
  useEffect(() => {
    if (isSubmitting) return keepNow();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        keepNow();
      }, betweenMs);
    };
    const unsubscribe = subscribe({ formState: { values: true }, callback: keepSoon });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [subscribe, isSubmitting]);
}

/** Drops the draft of a form that is left with nothing unsaved: what was kept on the way has been undone since. */
function useDropUndone(key: string, isDirty: boolean): void {
  const wasDirty = useRef(false);
  if (isDirty) wasDirty.current = true;
  const drop = useEffectEvent(() => {
    if (wasDirty.current && !isDirty) dropDraft(key);
  });
  useEffect(() => () => drop(), []);
}

/**
 * Keeps what was changed while it is typed, and puts it back when the form opens again after it went without being
 * left. Only changed fields are kept, so that they also fit on a newer version of the record. `saved` is the version
 * that the form shows, none for a new record.
 */
export function useDraft(key: string, fields: readonly string[], saved?: number) {
  const { formState, getValues, setValue, reset } = useFormContext();
  const { dirtyFields, isReady, isSubmitSuccessful, defaultValues } = formState;
  const [restored, setRestored] = useState<Draft>();
  const forgotten = useRef(false);
  // Of an older draft: what it was made of is what it has to be compared with, until it is saved.
  const version = restored?.version ?? saved;

  const keep = useCallback(() => {
    if (!isReady || isSubmitSuccessful || forgotten.current) return;
    const values = Object.fromEntries(Object.keys(dirtyFields).map((name) => [name, getValues(name)]));
    keepDraft(key, { ...(version !== undefined && { version }), at: new Date().toISOString(), values });
  }, [key, version, isReady, isSubmitSuccessful, dirtyFields, getValues]);
  useLastMoment(keep);
  useWhileTyping(keep);
  useDropUndone(key, Object.keys(dirtyFields).length > 0);

  // After react-admin has filled the form with the record, or with a newer version of it: that would undo this.
  useEffect(() => {
    const draft = isReady && readDraft(key);
    if (!draft) return;
    const values = unsavedOf(draft, fields, defaultValues ?? {});
    for (const [name, value] of Object.entries(values)) setValue(name, value, { shouldDirty: true });
    setRestored(Object.keys(values).length > 0 ? { ...draft, values } : undefined);
  }, [isReady, defaultValues, key, fields, setValue]);

  const takeSaved = (name: string) =>
    setValue(name, defaultValues?.[name], { shouldDirty: true, shouldValidate: true });
  const discard = () => {
    dropDraft(key);
    reset();
    setRestored(undefined);
  };
  /** For leaving: nothing is kept any more, whatever happens. */
  const forget = () => {
    forgotten.current = true;
    dropDraft(key);
  };

  const isOlder = restored?.version !== undefined && saved !== undefined && restored.version < saved;
  const differing = Object.keys(restored?.values ?? {}).filter((name) => dirtyFields[name]);
  const lacksFiles = restored?.lacksFiles === true;
  return {
    restored: restored && { at: restored.at, isOlder, lacksFiles, differing },
    keep,
    takeSaved,
    discard,
    forget,
  };
}
