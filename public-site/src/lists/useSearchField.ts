import { useLayoutEffect, useRef } from "react";

/**
 * A search field. Its text stays as it was typed, spaces and all, as long as it says the same as `search`, which is
 * what the list was asked for.
 */
export function useSearchField(search: string, apply: () => void) {
  const input = useRef<HTMLInputElement>(null);
  const isOld = useRef(false);
  const typed = () => input.current?.value.trim() ?? "";
  // Before the next key is pressed: an effect after painting would take away what was typed since.
  useLayoutEffect(() => {
    if (typed() !== search) {
      // What was typed before the scripts came counts; later the filters were changed elsewhere.
      if (!isOld.current) apply();
      else if (input.current) input.current.value = search;
    }
    isOld.current = true;
  }, [search]);
  return { input, typed };
}
