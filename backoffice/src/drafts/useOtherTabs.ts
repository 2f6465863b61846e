import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { DeskPlace, Values } from "../data/copies.ts";
import { type Draft, dropDraft, keepDraft, readDraft, same } from "./drafts.ts";
import { randomHex } from "./place.ts";

/** What another tab has typed, and where this browser keeps it. */
export type Aside = Readonly<{ key: string; draft: Draft }>;

type OtherTabsOptions = Readonly<{
  /** Of the draft that all tabs of an account share: it is the one that was typed last. */
  storageKey: string;
  place: DeskPlace;
  /** What is typed here; nothing when that is nothing, or must not be kept. */
  typed: () => Draft | null | undefined;
  /** Called when another tab has saved or discarded the shared draft, while something is typed here. */
  onDropped: () => void;
}>;

/** Those that other tabs have set aside; a tab that has crashed cannot do that any more, but had done it before. */
function asidesOf(prefix: string, own: string): readonly Aside[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix) && key !== own);
  return keys.flatMap((key) => {
    const draft = readDraft(key);
    return draft ? [{ key, draft }] : [];
  });
}

/** Keeps what is typed in each of several tabs with one form: what another tab writes over is set aside. */
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
    // Without a key everything was cleared.
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
