import { useSyncExternalStore } from "react";

let lacking = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Remembers whether this account lacks the required second factor. */
export function setLacking(next: boolean): void {
  if (next === lacking) return;
  lacking = next;
  for (const listener of listeners) listener();
}

export const useLacking = (): boolean => useSyncExternalStore(subscribe, () => lacking);
