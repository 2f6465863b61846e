import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { changedByBoth, type Draft, digestOf, same, unsavedOf } from "./drafts.ts";

/** A draft that was put into the form. */
type Restored = Draft &
  Readonly<{
    /** Fields that another editor also changed since the draft was made; null when that is unknown. */
    conflicts: readonly string[] | null;
    isOlder: boolean;
    /** The author; absent for one's own draft. */
    by?: string;
  }>;

/** Returns the older of two versions; none for a new record. */
const olderOf = (a: number | undefined, b: number | undefined): Pick<Draft, "version"> =>
  a === undefined || b === undefined ? {} : { version: Math.min(a, b) };

type RestoredOptions = Readonly<{
  fields: readonly string[];
  /** The version that the form shows; none for a new record. */
  saved: number | undefined;
}>;

/** Puts drafts into the form, and tells how the form differs from the saved record. */
export function useRestored({ fields, saved }: RestoredOptions) {
  const { formState, getValues, getFieldState, setValue } = useFormContext();
  const { dirtyFields, defaultValues = {} } = formState;
  const [restored, setRestored] = useState<Restored>();
  // Reads the current state, which may have changed while the caller was waiting.
  const isDirty = (name: string) => getFieldState(name).isDirty;

  const draftOf = (names: readonly string[]): Draft => {
    const of = (value: (name: string) => unknown) => Object.fromEntries(names.map((name) => [name, value(name)]));
    const version = restored?.version ?? saved;
    return {
      ...(version !== undefined && { version }),
      at: new Date().toISOString(),
      values: of((name) => getValues(name)),
      base: of((name) => digestOf(restored?.base?.[name] ?? defaultValues[name] ?? null)),
    };
  };

  /** Puts a draft into the form. Fields typed in since stay, except those to be `replaced`. */
  const putBack = (draft: Draft & Pick<Restored, "by">, replaced: readonly string[] = []) => {
    const values = unsavedOf(draft, fields, defaultValues);
    for (const [name, value] of Object.entries(values))
      if (!isDirty(name) || replaced.includes(name)) setValue(name, value, { shouldDirty: true });
    if (Object.keys(values).length === 0) return setRestored(undefined);
    const isOlder = draft.version !== undefined && saved !== undefined && draft.version < saved;
    const conflicts = isOlder ? changedByBoth(draft, values, defaultValues) : [];
    // When only one side changed each field, there is no conflict to ask about: the draft now belongs to the newest
    // version.
    const isMerged = isOlder && conflicts?.length === 0 && saved !== undefined;
    const base = Object.fromEntries(Object.keys(values).map((name) => [name, defaultValues[name]]));
    setRestored({ ...draft, ...(isMerged && { version: saved, base }), values, conflicts, isOlder });
  };

  const takeSaved = (name: string) => setValue(name, defaultValues[name], { shouldDirty: true, shouldValidate: true });
  const differing = Object.keys(restored?.values ?? {}).filter((name) => dirtyFields[name]);
  const { isOlder = false, conflicts = null } = restored ?? {};
  return {
    restored: restored && {
      at: restored.at,
      by: restored.by,
      lacksFiles: restored.lacksFiles === true,
      isOlder,
      isMerged: isOlder && conflicts?.length === 0,
      conflicts: (conflicts ?? []).filter((name) => differing.includes(name)),
      differing,
    },
    putBack,
    forgetRestored: () => setRestored(undefined),
    /** Returns the changes made here, as a draft. */
    draftNow: () => draftOf(Object.keys(dirtyFields)),
    /** Returns the fields of another draft that are neither saved nor in the form. */
    lackingOf: (draft: Draft): readonly string[] =>
      Object.entries(unsavedOf(draft, fields, defaultValues))
        .filter(([name, value]) => !same(value, getValues(name)))
        .map(([name]) => name),
    isDirty,
    /** Returns another draft merged with the changes made here, except those to be `replaced`. */
    mergedWith(draft: Draft, replaced: readonly string[]): Draft {
      const { version, values, base } = draftOf(fields.filter((name) => isDirty(name) && !replaced.includes(name)));
      return {
        at: draft.at,
        ...olderOf(draft.version, version),
        values: { ...draft.values, ...values },
        ...(draft.base && { base: { ...draft.base, ...base } }),
        ...(draft.lacksFiles && { lacksFiles: true }),
      };
    },
    takeSaved,
    /** Returns the saved value of a field. */
    savedOf: (name: string): unknown => defaultValues[name],
    /** Ends the conflicts: these fields take their saved values, the rest stays on top of them. */
    answered(names: readonly string[]) {
      for (const name of names) takeSaved(name);
      setRestored((was) => was && { ...was, ...(saved !== undefined && { version: saved }), conflicts: [] });
    },
  };
}
