import { useRef } from "react";
import { useFormContext } from "react-hook-form";
import type { Values } from "../data/copies.ts";
import type { DraftState, Shown } from "./draftState.ts";
import { type Draft, digestOf, same, unsavedOf } from "./drafts.ts";

type InputOptions = Pick<Shown, "fields" | "version"> & Readonly<{ now: () => DraftState }>;

/** Reads a form's input as a draft, and puts values into the form. */
export function useInput({ fields, version, now }: InputOptions) {
  const { formState, getValues, getFieldState, setValue } = useFormContext();
  const { dirtyFields, defaultValues: saved = {} } = formState;
  // Reads the current state, which may have changed while the caller was waiting.
  const isDirty = (name: string) => getFieldState(name).isDirty;
  const latest: Shown = { fields, values: saved, version };
  // A newer version comes into the form by steps. Input that is kept meanwhile still belongs to the former one.
  const shown = useRef(latest);
  return {
    shown: () => shown.current,
    /** Makes a version the one that the input belongs to. */
    show(one = latest) {
      shown.current = one;
    },
    /** Tells whether a draft of the shown version is in the form already. */
    holds: ({ version, values }: Draft) =>
      version === shown.current.version &&
      Object.entries(values).every(([name, value]) => same(value, getValues(name))),
    /** Returns the input of the changed fields as a draft. */
    draft(): Draft {
      const names = Object.keys(dirtyFields);
      const of = (value: (name: string) => unknown) => Object.fromEntries(names.map((name) => [name, value(name)]));
      const { restored } = now();
      const { values: saved, version } = shown.current;
      const basis = restored?.version ?? version;
      return {
        ...(basis !== undefined && { version: basis }),
        at: new Date().toISOString(),
        values: of((name) => getValues(name)),
        base: of((name) => digestOf(restored?.base?.[name] ?? saved[name] ?? null)),
      };
    },
    /** Returns the fields that this form and another draft changed differently. */
    conflictsWith: (draft: Draft): readonly string[] =>
      Object.entries(unsavedOf(draft, fields, saved))
        .filter(([name, value]) => isDirty(name) && !same(value, getValues(name)))
        .map(([name]) => name),
    /** Puts values into the form. Fields typed in since stay, except those to be `replaced`. */
    put(values: Values, replaced: readonly string[] = []) {
      for (const [name, value] of Object.entries(values))
        if (!isDirty(name) || replaced.includes(name)) setValue(name, value, { shouldDirty: true });
    },
  };
}

export type Input = ReturnType<typeof useInput>;
