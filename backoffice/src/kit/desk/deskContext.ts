import { createContext, useContext } from "react";
import type { DeskPlace } from "../data/copies.ts";
import type { FormDraft } from "../drafts/useDraft.ts";

export type DeskState = Readonly<{
  place: DeskPlace;
  draft: FormDraft;
  /** Labels of the fields, by name. */
  labels: Readonly<Record<string, string>>;
  /** The place of the preview: beside the form, full screen, or hidden. */
  preview: "beside" | "full" | null;
  setPreview: (preview: DeskState["preview"]) => void;
}>;

export const DeskContext = createContext<DeskState | null>(null);

/** @throws {Error} outside its provider */
export function useDesk(): DeskState {
  const state = useContext(DeskContext);
  if (!state) throw new Error("useDesk must be used within a Desk");
  return state;
}

/** Tells whether another tab holds the form's record; see drafts/useOneTab. */
export const useIsElsewhere = (): boolean => useContext(DeskContext)?.draft.isElsewhere ?? false;

/** Tells whether a preview takes half of the form's room, or covers the form. */
export const useIsBeside = (): boolean => (useContext(DeskContext)?.preview ?? null) !== null;
