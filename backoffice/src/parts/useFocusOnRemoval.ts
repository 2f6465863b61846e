import { type RefObject, useEffect, useRef } from "react";

/** Where the reader goes on when the row around an element is gone: the next row, else the one before, else the title. */
function neighbourOf(element: HTMLElement | null | undefined): HTMLElement | null {
  const row = element?.closest("tr, li");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbour?.querySelector<HTMLElement>("a[href], button:not(:disabled)") ?? null;
}

function focusTitle(): void {
  document.querySelector<HTMLElement>("h1")?.focus();
}

/**
 * To be called when the component is about to go, with the focus in it: gives the focus a place when that has lost it.
 * `element` is where it stands in a row.
 */
export function useFocusOnRemoval(element?: RefObject<HTMLElement | null>): () => void {
  const next = useRef<HTMLElement | null>(undefined);
  useEffect(
    () => () => {
      if (next.current === undefined) return;
      const target = next.current;
      // After the dialog, which goes with the row, has given back the focus it held.
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
