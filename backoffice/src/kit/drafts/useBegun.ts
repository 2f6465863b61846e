import { isNewKey } from "@etalase/contracts/desk/desk";
import { type EditedResource, titleOf } from "@etalase/contracts/kinds";
import { useEffect, useEffectEvent, useState } from "react";
import { type DeskPlace, dropCopy, listCopies, ownId } from "../data/copies.ts";
import { draftKey, dropDraft, readDraft } from "./drafts.ts";
import { addressedKey } from "./place.ts";

/** A new record that the signed-in account began and did not save; `at` is ISO 8601. */
export type Begun = Readonly<{ key: string; title: string; at: string }>;

/** Returns the local storage key for the draft of a new record. */
const storedAs = (resource: string, key: string) => draftKey(`${resource}:${key}`);

/** Returns the keys of the new records whose drafts this browser keeps. */
function storedKeys(resource: string): readonly string[] {
  const [before = "", after = ""] = storedAs(resource, "|").split("|");
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(before) && name.endsWith(after))
    .map((name) => name.slice(before.length, name.length - after.length))
    .filter(isNewKey);
}

function storedHere(resource: EditedResource, key: string): (Begun & Readonly<{ isKept: boolean }>) | undefined {
  const draft = readDraft(storedAs(resource, key));
  if (!draft) return undefined;
  return { key, title: titleOf(resource, draft.values), at: draft.at, isKept: draft.kept !== undefined };
}

/**
 * Lists begun records, newest first: those on the server, and those that never reached it. Offline, all that are in
 * this browser.
 */
async function allBegun(resource: DeskPlace["resource"], signal: AbortSignal): Promise<readonly Begun[]> {
  const listed = await listCopies({ resource }, signal).catch(() => null);
  const me = ownId();
  const own = (listed?.copies ?? []).filter(({ id, by }) => by.id === me && isNewKey(id));
  const there = own.map(({ id, title, updatedAt }) => ({ key: id, title, at: updatedAt }));
  const here = storedKeys(resource)
    .filter((key) => !there.some((one) => one.key === key))
    .flatMap((key) => storedHere(resource, key) ?? [])
    // Saved or discarded on another device, if the server had a copy.
    .filter(({ isKept }) => !isKept || !listed);
  return [...there, ...here].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** Offers the newest begun record in place of a blank form; none when the form already shows one. */
export function useBegun({ resource, key }: DeskPlace) {
  const [isBlank] = useState(() => isNewKey(key) && addressedKey() !== key);
  const [begun, setBegun] = useState<readonly Begun[]>([]);
  const find = useEffectEvent(async (signal: AbortSignal) => {
    const found = await allBegun(resource, signal);
    if (!signal.aborted) setBegun(found);
  });
  useEffect(() => {
    if (!isBlank) return;
    const controller = new AbortController();
    void find(controller.signal);
    return () => controller.abort();
  }, [isBlank]);
  return {
    begun: begun.find((one) => one.key !== key),
    async discard({ key: gone }: Begun) {
      await dropCopy({ resource, key: gone }, ownId());
      dropDraft(storedAs(resource, gone));
      setBegun([]);
    },
  };
}
