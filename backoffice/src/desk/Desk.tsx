import { isNewKey, workingCopyHeader } from "@etalase/contracts/desk/desk";
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useState } from "react";
import { useRegisterMutationMiddleware } from "react-admin";
import { useFormState } from "react-hook-form";
import type { DeskPlace } from "../data/copies.ts";
import { draftKey } from "../drafts/drafts.ts";
import { addressedKey, copyParam, placeOf } from "../drafts/place.ts";
import { type DraftState, useDraft } from "../drafts/useDraft.ts";
import { DeskContext, type DeskState, useDesk } from "./deskContext.ts";
import { BesidePreview } from "./PreviewButton.tsx";

type Params = Readonly<{ meta?: object }>;
type Send = (resource: string, params: Params) => Promise<unknown>;

/** Saves a new record from its working copy, which goes with that. */
export function SavedFrom() {
  const { key } = useDesk().place;
  const name = useCallback(
    (resource: string, params: Params, next: Send) =>
      next(
        resource,
        isNewKey(key) ? { ...params, meta: { ...params.meta, headers: { [workingCopyHeader]: key } } } : params,
      ),
    [key],
  );
  useRegisterMutationMiddleware(name);
  return null;
}

/** So that what is typed is found again when the tab is loaded anew, or after signing in again. */
function useKeyInAddress({ key }: DeskPlace): void {
  const { isDirty } = useFormState();
  useEffect(() => {
    if (!isDirty || !isNewKey(key) || addressedKey() === key) return;
    const { pathname, search } = location;
    const query = new URLSearchParams(search);
    query.set(copyParam, key);
    history.replaceState(history.state, "", `${pathname}?${query}`);
  }, [key, isDirty]);
}

type DeskProps = Readonly<{
  /** Name of the form's draft. */
  form: string;
  labels: DeskState["labels"];
  version: number | undefined;
  /** For what happens outside: set to what is typed here. */
  state?: RefObject<DraftState | null>;
  children: ReactNode;
}>;

/** Holds what is typed in the form inside: its draft, kept on the server, and what it will look like. */
export function Desk({ form, labels, version, state: outside, children }: DeskProps) {
  // Kept from the start: when the session ends, nobody knows any more whose draft it is.
  const [place] = useState(() => placeOf(form));
  // Each new record has one of its own, so that a blank form leaves what was begun before as it is.
  const [storageKey] = useState(() => draftKey(isNewKey(place.key) ? `${place.resource}:${place.key}` : form));
  const [preview, setPreview] = useState<DeskState["preview"]>(null);
  const fields = useMemo(() => Object.keys(labels), [labels]);
  const draft = useDraft({ storageKey, place, fields, saved: version });
  useKeyInAddress(place);
  useEffect(() => {
    if (outside) outside.current = draft;
  });
  const state = { place, draft, labels, preview, setPreview };
  return (
    <DeskContext value={state}>
      <BesidePreview>{children}</BesidePreview>
    </DeskContext>
  );
}
