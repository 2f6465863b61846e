import { type RefObject, useEffect, useRef } from "react";

/** Returns the element for the focus after a row is gone: the next row, else the one before, else the title. */
function neighbourOf(element: HTMLElement | null | undefined): HTMLElement | null {
  const row = element?.closest("tr, li");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbour?.querySelector<HTMLElement>("a[href], button:not(:disabled)") ?? null;
}

export function focusTitle(): void {
  document.querySelector<HTMLElement>("h1")?.focus();
}

/**
 * Called when the component that has the focus is about to be unmounted: restores a lost focus nearby. `element` is the
 * component's place in a row.
 */
export function useFocusOnRemoval(element?: RefObject<HTMLElement | null>): () => void {
  const next = useRef<HTMLElement | null>(undefined);
  useEffect(
    () => () => {
      if (next.current === undefined) return;
      const target = next.current;
      // Runs after the dialog, unmounted with the row, has returned the focus it held.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        if (target?.isConnected) target.focus();
        else focusTitle();
      });
    },
    [],
  );
  return () => {
    next.current = neighbourOf(element?.current);
  };
}
