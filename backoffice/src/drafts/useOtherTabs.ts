import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { DeskPlace, Values } from "../data/copies.ts";
import { type Draft, dropDraft, keepDraft, readDraft, same } from "./drafts.ts";
import { randomHex } from "./place.ts";

/** Another tab's draft, and its key in local storage. */
export type Aside = Readonly<{ key: string; draft: Draft }>;

type OtherTabsOptions = Readonly<{
  /** The key of the draft that all tabs of an account share: the latest one typed. */
  storageKey: string;
  place: DeskPlace;
  /** The input of this tab; nothing when there is none, or it must not be kept. */
  typed: () => Draft | null | undefined;
  /** Called when another tab saved or discarded the shared draft while this tab has input. */
  onDropped: () => void;
}>;

/** Returns the drafts that other tabs have set aside, including tabs that crashed afterwards. */
function asidesOf(prefix: string, own: string): readonly Aside[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix) && key !== own);
  return keys.flatMap((key) => {
    const draft = readDraft(key);
    return draft ? [{ key, draft }] : [];
  });
}

/** Keeps the input of each of several tabs with the same form: a draft that another tab overwrites is set aside. */
export function useOtherTabs({ storageKey, place, typed, onDropped }: OtherTabsOptions) {
  const prefix = `${storageKey}:${place.key}:`;
  const [own] = useState(() => prefix + randomHex(8));
  const [asides, setAsides] = useState(() => asidesOf(prefix, own));
  const setAside = useRef<Values>(undefined);
  const look = () => setAsides(asidesOf(prefix, own));
  const dropOwn = () => {
    setAside.current = undefined;
    dropDraft(own);
  };

  const onShared = () => {
    const draft = typed();
    if (!draft) return;
    const shared = readDraft(storageKey);
    if (!shared) return onDropped();
    if (Object.entries(draft.values).every(([name, value]) => same(value, shared.values[name]))) return dropOwn();
    setAside.current = draft.values;
    keepDraft(own, draft);
  };
  const onStored = useEffectEvent(({ key }: StorageEvent) => {
    // No key means that the whole storage was cleared.
    if (key === storageKey || key === null) onShared();
    else if (key.startsWith(prefix)) look();
  });
  useEffect(() => {
    const listener = (event: StorageEvent) => onStored(event);
    window.addEventListener("storage", listener);
    return () => window.removeEventListener("storage", listener);
  }, []);

  return {
    asides,
    /** Whether another tab has typed since, so that these values are no longer the newest. */
    isAside: (values: Values) => setAside.current !== undefined && same(values, setAside.current),
    dropOwn,
    dropAside(key: string) {
      dropDraft(key);
      look();
    },
  };
}
