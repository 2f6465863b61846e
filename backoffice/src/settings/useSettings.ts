import type { SiteSettings } from "@etalase/contracts/settings.schema";
import { createContext, useContext } from "react";
import type { SettingsChanges } from "./settingsApi.ts";

/** How an update ended. `errors` holds the server's sentences by field; `stale` says that somebody else has saved. */
export type SettingsOutcome =
  | Readonly<{ success: true; settings: SiteSettings }>
  | Readonly<{ success: false; message: string; errors: Readonly<Record<string, string>>; stale: boolean }>;

type SettingsState = Readonly<{
  /** The defaults until they are loaded, and when that failed. */
  settings: SiteSettings;
  /** Of the settings that were loaded. */
  version: number | undefined;
  loading: boolean;
  /** Why loading failed. */
  error: string | null;
  reload: () => Promise<void>;
  /** Shows the changes at once and saves them. What a refusal leaves behind is what was there before. */
  updateSettings: (changes: SettingsChanges, signal?: AbortSignal) => Promise<SettingsOutcome>;
}>;

export const SettingsContext = createContext<SettingsState | null>(null);

/** @throws {Error} outside its provider */
export function useSettings(): SettingsState {
  const state = useContext(SettingsContext);
  if (!state) throw new Error("useSettings must be used within a SettingsProvider");
  return state;
}
