import { useInput } from "react-admin";
import { useFormContext } from "react-hook-form";
import { useOrderedItems } from "../order/useOrderedItems.ts";

/** The lines of a field, the ways to change them, and a sentence for screen readers about the last move. */
export function useFeatures(source: string) {
  const { field, fieldState, id } = useInput({ source, parse: (value: readonly string[]) => value });
  const { trigger } = useFormContext();
  const features: readonly string[] = field.value || [];

  const set = (changed: readonly string[]) => {
    field.onChange(changed);
    // Shows and clears the error about too many lines at once.
    void trigger(source);
  };
  return {
    ...useOrderedItems({ items: features, set, nameOf: (feature) => feature, noun: "line" }),
    id,
    features,
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
  };
}

export type FeaturesField = ReturnType<typeof useFeatures>;
