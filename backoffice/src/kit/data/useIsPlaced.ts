import { useState } from "react";

/**
 * Tells whether the answers that decide a screen's layout have loaded. A screen that waits for it
 * does not move under its reader; later requests change nothing.
 */
export function useIsPlaced(...answers: readonly Readonly<{ isLoading: boolean }>[]): boolean {
  const isKnown = !answers.some(({ isLoading }) => isLoading);
  const [isPlaced, setPlaced] = useState(isKnown);
  if (isKnown && !isPlaced) setPlaced(true);
  return isPlaced;
}
