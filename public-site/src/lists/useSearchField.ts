import { useLayoutEffect, useRef } from "react";

/**
 * A search field. It keeps the typed text, spaces included, while its trimmed text equals `search`, the list's current
 * search.
 */
export function useSearchField(search: string, apply: () => void) {
  const input = useRef<HTMLInputElement>(null);
  const isOld = useRef(false);
  const typed = () => input.current?.value.trim() ?? "";
  // Runs before the next key press: an effect after painting would discard input typed since.
  useLayoutEffect(() => {
    if (typed() !== search) {
      // Text typed before the scripts loaded is applied; later changes come from other filters.
      if (!isOld.current) apply();
      else if (input.current) input.current.value = search;
    }
    isOld.current = true;
  }, [search]);
  return { input, typed };
}
