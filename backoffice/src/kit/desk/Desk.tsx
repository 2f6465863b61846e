import { isNewKey } from "@etalase/contracts/desk/desk";
import { type ReactNode, type RefObject, useEffect, useMemo, useState } from "react";
import { useFormState } from "react-hook-form";
import type { DeskPlace } from "../data/copies.ts";
import { workOn } from "../data/undo.ts";
import { draftKey } from "../drafts/drafts.ts";
import { addressedKey, copyParam, placeOf } from "../drafts/place.ts";
import type { FormDraft } from "../drafts/useDraft.ts";
import { useDraft } from "../drafts/useDraft.ts";
import { DeskContext, type DeskState } from "./deskContext.ts";
import { BesidePreview } from "./PreviewButton.tsx";

/** Puts the key into the address, so that the input is found again after a reload or a new sign-in. */
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

/**
 * Ends the messages about former writes of the record: when its form opens, and when something is typed. The form of a
 * single record stays open after a save, whose message is to be seen.
 */
function useWorkOn({ resource, key }: DeskPlace): void {
  const { isDirty } = useFormState();
  const isWork = isDirty || key !== resource;
  useEffect(() => {
    if (isWork) workOn(key);
  }, [key, isWork]);
}

type DeskProps = Readonly<{
  /** Name of the form's draft. */
  form: string;
  labels: DeskState["labels"];
  version: number | undefined;
  /** Receives the draft's state, for code outside of the desk. */
  state?: RefObject<FormDraft | null>;
  children: ReactNode;
}>;

/** Provides a form's working state: its draft, kept on the server, and its preview. */
export function Desk({ form, labels, version, state: outside, children }: DeskProps) {
  // Fixed until a new record gets its id, since after the session's end the draft's owner is unknown.
  const { place, storageKey } = useMemo(() => {
    const place = placeOf(form);
    // Each new record has a key of its own, so that a blank form leaves earlier drafts untouched.
    return { place, storageKey: draftKey(isNewKey(place.key) ? `${place.resource}:${place.key}` : form) };
  }, [form]);
  const [preview, setPreview] = useState<DeskState["preview"]>(null);
  const fields = useMemo(() => Object.keys(labels), [labels]);
  const draft = useDraft({ storageKey, place, fields, version });
  useKeyInAddress(place);
  useWorkOn(place);
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
