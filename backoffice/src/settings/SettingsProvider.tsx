import { messages } from "@etalase/contracts/messages";
import { defaultSettings } from "@etalase/contracts/settings";
import type { SiteSettings } from "@etalase/contracts/settings.schema";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { HttpError } from "react-admin";
import { completed, type Edition, loadSettings, type SettingsChanges, saveSettings } from "./settingsApi.ts";

/** How an update ended. `errors` holds the server's sentences by field; `stale` says that somebody else has saved. */
type SettingsOutcome =
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

const SettingsContext = createContext<SettingsState | null>(null);

/** @throws {Error} outside its provider */
export function useSettings(): SettingsState {
  const state = useContext(SettingsContext);
  if (!state) throw new Error("useSettings must be used within a SettingsProvider");
  return state;
}

/** Shows the site's icon in the browser's tab; without one, the dashboard's own stays. */
function usePageIcon(address: string): void {
  useEffect(() => {
    const link = document.querySelector('link[rel~="icon"]');
    if (!address || !link) return;
    const own = { href: link.getAttribute("href"), type: link.getAttribute("type") };
    link.setAttribute("href", address);
    // It names the format of the dashboard's own icon.
    link.removeAttribute("type");
    return () => {
      for (const [name, value] of Object.entries(own)) if (value !== null) link.setAttribute(name, value);
    };
  }, [address]);
}

const staleStatus = 412;

const refusal = (error: HttpError): SettingsOutcome => ({
  success: false,
  message: messages.settings.updateFailed,
  errors: error.body?.errors ?? {},
  stale: error.status === staleStatus,
});

/** The site's settings for the whole dashboard. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const [settings, setSettings] = useState(defaultSettings);
  const [loading, setLoading] = useState(true);
  const [error, setError] = useState<string | null>(null);
  const [version, setVersion] = useState<number>();
  usePageIcon(settings.favicon);

  const take = useCallback((edition: Edition) => {
    setVersion(edition.version);
    setSettings(edition.settings);
    return edition.settings;
  }, []);

  const underWay = useRef<Promise<void> | null>(null);
  const reload = useCallback(() => {
    const load = async () => {
      setLoading(true);
      try {
        take(await loadSettings());
        setError(null);
      } catch {
        setError(messages.settings.loadFailed);
      }
      setLoading(false);
      underWay.current = null;
    };
    underWay.current ??= load();
    return underWay.current;
  }, [take]);
  useEffect(() => void reload(), [reload]);

  const updateSettings = useCallback(
    async (changes: SettingsChanges, signal?: AbortSignal): Promise<SettingsOutcome> => {
      setSettings(completed({ ...settings, ...changes }));
      try {
        return { success: true, settings: take(await saveSettings(changes, version, signal)) };
      } catch (failure) {
        setSettings(settings);
        if (failure instanceof HttpError) return refusal(failure);
        throw failure;
      }
    },
    [settings, version, take],
  );

  const state = useMemo(
    () => ({ settings, version, loading, error, reload, updateSettings }),
    [settings, version, loading, error, reload, updateSettings],
  );
  return <SettingsContext value={state}>{children}</SettingsContext>;
}
