import { useCallback, useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { sessionEndsEvent } from "../session.ts";
import { dropDraft, keepDraft, readDraft } from "./drafts.ts";

/**
 * Keeps what was changed when the session ends under an open form, and puts it back when the form opens again. Only
 * changed fields are kept, so that they also fit on a newer version of the record.
 */
export function useDraft(key: string) {
  const { formState, getValues, setValue, reset } = useFormContext();
  const { dirtyFields, isReady, defaultValues } = formState;
  const [restored, setRestored] = useState(false);

  const keep = useCallback(
    () => keepDraft(key, Object.fromEntries(Object.keys(dirtyFields).map((name) => [name, getValues(name)]))),
    [key, dirtyFields, getValues],
  );

  useEffect(() => {
    window.addEventListener(sessionEndsEvent, keep);
    return () => window.removeEventListener(sessionEndsEvent, keep);
  }, [keep]);

  // After react-admin has filled the form with the record, or with a newer version of it: that would undo this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new default values are the sign of that
  useEffect(() => {
    const draft = isReady && readDraft(key);
    if (!draft) return;
    for (const [name, value] of Object.entries(draft)) setValue(name, value, { shouldDirty: true });
    setRestored(true);
  }, [isReady, defaultValues, key, setValue]);

  const discard = () => {
    dropDraft(key);
    reset();
    setRestored(false);
  };

  return { restored, keep, discard };
}
