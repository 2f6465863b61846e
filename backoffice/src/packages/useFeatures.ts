import { useLayoutEffect, useRef, useState } from "react";
import { useInput } from "react-admin";
import { useFormContext } from "react-hook-form";
import type { Control } from "./FeatureRow.tsx";

/**
 * After a move, focuses the same control of the row that the line moved to: the rows stay where they are and their texts
 * move.
 */
function useFocusAfterMove() {
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<Readonly<{ place: number; by: Control }>>(undefined);
  useLayoutEffect(() => {
    const { place, by } = next.current ?? {};
    next.current = undefined;
    if (place !== undefined)
      list.current?.children[place]?.querySelector<HTMLElement>(`[data-control="${by}"]`)?.focus();
  });
  return { list, next };
}

/** The lines of a field, the ways to change them, and a sentence for screen readers about the last move. */
export function useFeatures(source: string) {
  const { field, fieldState, id } = useInput({ source, parse: (value: readonly string[]) => value });
  const { trigger } = useFormContext();
  const { list, next } = useFocusAfterMove();
  const [said, setSaid] = useState("");
  const features: readonly string[] = field.value || [];

  const set = (changed: readonly string[]) => {
    field.onChange(changed);
    // Shows and clears the error about too many lines at once.
    void trigger(source);
  };
  return {
    id,
    list,
    features,
    said,
    inputRef: field.ref,
    onBlur: field.onBlur,
    invalid: fieldState.invalid,
    error: fieldState.error?.message,
    change: (place: number, text: string) => set(features.with(place, text)),
    remove: (place: number) => set(features.toSpliced(place, 1)),
    addAll: (lines: readonly string[]) => {
      const added = [...new Set(lines.filter((line) => line && !features.includes(line)))];
      if (added.length > 0) set([...features, ...added]);
    },
    move: (from: number, wanted: number, by: Control) => {
      const to = Math.max(0, Math.min(wanted, features.length - 1));
      const feature = features[from];
      if (feature === undefined || to === from) return;
      next.current = { place: to, by };
      set(features.toSpliced(from, 1).toSpliced(to, 0, feature));
      setSaid(`${feature} is now line ${to + 1} of ${features.length}`);
    },
  };
}

export type FeaturesField = ReturnType<typeof useFeatures>;
