import { isNewKey } from "@etalase/contracts/desk/desk";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { takenBackEvent } from "../data/undo.ts";
import { useDesk } from "../desk/deskContext.ts";

export type Reloading = Readonly<{
  /** How often a save was refused because another editor had saved; 0 while the loaded record may be the latest. */
  refusals: number;
  onReload: () => void;
  /** True from the moment the form has been saved. */
  isOver?: RefObject<boolean> | undefined;
}>;

/**
 * Loads the latest version of the record when the form's own is outdated. The changes made here return as a draft, merged
 * with that version.
 */
export function useReloading({ refusals, onReload, isOver }: Reloading): boolean {
  const { draft, place } = useDesk();
  const [reloaded, setReloaded] = useState(false);
  const reload = useEffectEvent(() => {
    void draft.keep();
    setReloaded(true);
    onReload();
  });
  useEffect(() => {
    if (refusals > 0) reload();
  }, [refusals]);
  // The shown record has a newer version now; a new record has none.
  const reloadShown = useEffectEvent(() => {
    if (isOver?.current || isNewKey(place.key)) return;
    void draft.keep();
    onReload();
  });
  useEffect(() => {
    window.addEventListener(takenBackEvent, reloadShown);
    return () => window.removeEventListener(takenBackEvent, reloadShown);
  }, []);
  return reloaded;
}
