import { messages } from "@etalase/contracts/messages";
import { defaultSettings } from "@etalase/contracts/settings";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { HttpError } from "react-admin";
import { completed, type Edition, loadSettings, type SettingsChanges, saveSettings } from "./settingsApi.ts";
import { usePageIcon } from "./usePageIcon.ts";
import { SettingsContext, type SettingsOutcome } from "./useSettings.ts";

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
