import { createContext, useContext } from "react";
import type { DeskPlace } from "../data/copies.ts";
import type { DraftState } from "../drafts/useDraft.ts";

export type DeskState = Readonly<{
  place: DeskPlace;
  draft: DraftState;
  /** What the fields are called, by name. */
  labels: Readonly<Record<string, string>>;
  /** The preview stands beside the form, full screen, or nowhere. */
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

/** Whether a preview takes half of the form's room, or lies over it. */
export const useIsBeside = (): boolean => (useContext(DeskContext)?.preview ?? null) !== null;
