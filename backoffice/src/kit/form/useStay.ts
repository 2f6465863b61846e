import { useEffect, useEffectEvent, useRef } from "react";
import { useRecordContext } from "react-admin";
import { type FieldValues, useFormContext } from "react-hook-form";
import type * as z from "zod/mini";
import type { Values } from "../data/copies.ts";
import { useDesk } from "../desk/deskContext.ts";
import { hasFile } from "../drafts/drafts.ts";
import { useAfterTyping } from "../drafts/moments.ts";
import { resolverOf } from "../language/resolverOf.ts";
import { stayEvent } from "./unfinished.ts";
import type { useSave } from "./useSave.tsx";

export type StayOptions = Pick<ReturnType<typeof useSave>, "send" | "refuse"> &
  Readonly<{
    schema: z.ZodMiniType<FieldValues, FieldValues>;
    /** Receives the saved record. */
    onStay: (saved: never) => void;
  }>;

/** Milliseconds after which typed input is looked at. */
const pauseMs = 300;

/** Puts input back into the form that came while a new record was saved: its id makes the form start anew. */
function useLaterInput(dirtyNames: () => readonly string[]): void {
  const { formState, getValues, setValue } = useFormContext();
  const later = useRef<Values>({});
  const id = useRecordContext()?.id;
  const remember = useEffectEvent(() => {
    later.current = Object.fromEntries(dirtyNames().map((name) => [name, getValues(name)]));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs before the form starts anew
  useEffect(() => remember(), [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the form has started anew
  useEffect(() => {
    // Default values change before that, too.
    const lost = Object.entries(later.current).filter(([name, value]) => getValues(name) !== value);
    if (lost.length > 0) later.current = {};
    for (const [name, value] of lost) setValue(name, value, { shouldDirty: true });
  }, [formState.defaultValues]);
}

/**
 * Saves the form and leaves it as it is, with its caret, scroll position and undo history. Nothing is locked: input
 * during the save is unsaved after it. An incomplete form is kept as unfinished work instead.
 * @returns the ref of an element within the form
 */
export function useStay({ schema, send, refuse, onStay }: StayOptions) {
  const { draft, labels } = useDesk();
  const { getValues, getFieldState, resetField, setError } = useFormContext();
  const dirtyNames = () => Object.keys(labels).filter((name) => getFieldState(name).isDirty);
  useLaterInput(dirtyNames);
  const marker = useRef<HTMLSpanElement>(null);
  const isOpen = useRef(true);
  const isAskedAgain = useRef(false);

  /** Returns the input that would be saved, or the fields that are missing. */
  const complete = async () => {
    const resolve = resolverOf(schema);
    const { values, errors } = await resolve(getValues(), undefined, { fields: {}, shouldUseNativeValidation: false });
    return { values, lacking: Object.keys(errors) };
  };
  const saveOnce = async () => {
    const { values, lacking } = await complete();
    draft.lacks(lacking);
    if (lacking.length > 0) return void (await draft.keep());
    const sent = dirtyNames().map((name) => [name, getValues(name), JSON.stringify(getValues(name))] as const);
    draft.saving(true);
    try {
      const saved = await draft.inTurn(() => send(values));
      for (const [name, value, text] of sent) {
        const now = getValues(name);
        const isAsSent = hasFile(now) ? now === value : JSON.stringify(now) === text;
        if (isAsSent) resetField(name, { defaultValue: saved[name] });
      }
      draft.savedHere(saved);
      if (isOpen.current) onStay(saved as never); // of the form's own kind
    } catch (error) {
      for (const [name, message] of Object.entries(refuse(error))) if (name in labels) setError(name, { message });
      void draft.keep();
    } finally {
      draft.saving(false);
    }
  };
  const { isSaving = false, lacking } = draft;
  const save = useEffectEvent(() => {
    if (isSaving) isAskedAgain.current = true;
    else if (dirtyNames().length > 0) void saveOnce();
  });
  useEffect(() => {
    if (isSaving || !isAskedAgain.current) return;
    isAskedAgain.current = false;
    save();
  }, [isSaving]);
  // Fields that were missing are filled in.
  const look = async () => draft.lacks((await complete()).lacking);
  useAfterTyping(() => {
    if (lacking?.length) void look();
  }, pauseMs);
  useEffect(() => {
    isOpen.current = true;
    const form = marker.current?.closest("form");
    const ask = (event: Event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      save();
    };
    form?.addEventListener(stayEvent, ask);
    return () => {
      isOpen.current = false;
      form?.removeEventListener(stayEvent, ask);
    };
  }, []);
  return marker;
}
