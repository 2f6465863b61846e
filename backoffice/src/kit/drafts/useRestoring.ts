import { useEffect, useEffectEvent, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { type Draft, readDraft } from "./drafts.ts";
import type { Input } from "./useInput.ts";

type RestoringOptions = Readonly<{
  storageKey: string;
  input: Input;
  /** Reads the server's copy; null for none. */
  readCopy: (signal: AbortSignal) => Promise<Draft | null>;
  restore: (draft: Draft) => void;
  /** Called when the server has no copy of the draft any longer. */
  onGone: () => void;
}>;

/**
 * Restores the draft when the form opens, or shows a newer version. A draft that the server had a copy of waits for the
 * server's answer.
 */
export function useRestoring({ storageKey, input, readCopy, restore, onGone }: RestoringOptions): void {
  const { isReady, defaultValues } = useFormContext().formState;
  /** The draft that waits for the answer; null once that is there. */
  const waiting = useRef<Draft | null>(undefined);

  // Runs after react-admin has filled the form with the record or a newer version, which would undo the restore.
  const restoreStored = useEffectEvent(() => {
    input.show();
    const draft = readDraft(storageKey);
    if (!draft) return;
    if (draft.kept !== undefined && waiting.current !== null) waiting.current = draft;
    else if (!input.holds(draft)) restore(draft);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the record
  useEffect(() => {
    if (isReady) restoreStored();
  }, [isReady, defaultValues]);

  /** @param copy undefined when the server could not be reached */
  const restoreCopy = useEffectEvent((copy: Draft | null | undefined) => {
    const draft = copy ?? waiting.current;
    waiting.current = null;
    // Without a copy, the record was saved or discarded on another device.
    if (draft && copy === null) onGone();
    else if (draft) restore(draft);
  });
  const open = useEffectEvent(async (signal: AbortSignal) => {
    const copy = await readCopy(signal).catch(() => undefined);
    if (!signal.aborted) restoreCopy(copy);
  });
  useEffect(() => {
    const form = new AbortController();
    void open(form.signal);
    return () => form.abort();
  }, []);
}
