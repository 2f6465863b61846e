import { defaultSettings } from "@etalase/contracts/settings";
import type { SettingsAnswer, SiteSettings } from "@etalase/contracts/settings.schema";
import { messages } from "@etalase/contracts/text/messages";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { HttpError, useDataProvider } from "react-admin";
import { t } from "../language/t.ts";
import type { EtalaseProvider } from "./dataProvider.ts";
import { reload as reloadPage } from "./session.ts";
import { useCall } from "./useCall.ts";
import { keepZone } from "./zone.ts";

/** Changed settings; pictures are data URLs, the URLs of stored ones, or "" for none. */
export type SettingsChanges = Partial<SiteSettings>;

/**
 * The result of an update. `errors` holds the server's messages by field; `stale` means that another editor has saved.
 */
type SettingsOutcome =
  /** `answer` identifies the write for an undo. */
  | Readonly<{ success: true; settings: SiteSettings; answer: object }>
  | Readonly<{ success: false; message: string; errors: Readonly<Record<string, string>>; stale: boolean }>;

type SettingsState = Readonly<{
  /** The defaults until the settings are loaded, and after a failure. */
  settings: SiteSettings;
  /** The version of the loaded settings. */
  version: number | undefined;
  loading: boolean;
  /** The message when loading failed. */
  error: string | null;
  reload: () => Promise<void>;
  /** Shows the changes at once and saves them. A refused change is reverted. */
  updateSettings: (changes: SettingsChanges, signal: AbortSignal) => Promise<SettingsOutcome>;
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
    // The type is that of the dashboard's own icon.
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

const isUsableIcon = (favicon: string) => favicon === "" || favicon.startsWith("data:") || favicon.startsWith("/");

/** Completes the settings: all networks are present, and the icon's address is usable in the page. */
function completed({
  version: _,
  answerMinutes: _measured,
  favicon = "",
  socialMedia,
  ...rest
}: Partial<SettingsAnswer>): SiteSettings {
  return {
    ...defaultSettings,
    ...rest,
    favicon: isUsableIcon(favicon) ? favicon : `/${favicon}`,
    socialMedia: { ...defaultSettings.socialMedia, ...socialMedia },
  };
}

const queryKey = ["settings"];
const none: Partial<SettingsAnswer> = {};

/** Loads the settings as they are stored. */
const useStored = () =>
  // A refetch would replace the values beneath an open form.
  useCall<Partial<SettingsAnswer>>("settings", queryKey, { refetchOnWindowFocus: false });

/** Provides the site's settings to the whole dashboard. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const provider = useDataProvider<EtalaseProvider>();
  const client = useQueryClient();
  const { data: stored = none, isFetching, isError, refetch } = useStored();
  const [changes, setChanges] = useState<SettingsChanges>(none);
  const settings = useMemo(() => completed({ ...stored, ...changes }), [stored, changes]);
  usePageIcon(settings.favicon);
  useEffect(() => {
    if (stored.timeZone && keepZone(stored.timeZone)) reloadPage();
  }, [stored.timeZone]);

  // Set by hand: the query reports its start so late that a quick answer would leave a form with the old values.
  const [reloading, setReloading] = useState(false);
  const reload = useCallback(async () => {
    setReloading(true);
    await refetch({ cancelRefetch: false });
    setReloading(false);
  }, [refetch]);

  const updateSettings = useCallback(
    async (data: SettingsChanges, signal: AbortSignal): Promise<SettingsOutcome> => {
      setChanges(data);
      try {
        const { version } = client.getQueryData<Partial<SettingsAnswer>>(queryKey) ?? none;
        const answer = await provider.call<SettingsAnswer>("settings", { method: "PUT", data, version, signal });
        client.setQueryData(queryKey, answer.data);
        return { success: true, settings: completed(answer.data), answer: answer.data };
      } catch (failure) {
        if (failure instanceof HttpError) return refusal(failure);
        throw failure;
      } finally {
        setChanges(none);
      }
    },
    [client, provider],
  );

  const loading = isFetching || reloading;
  const error = isError ? t(messages.settings.loadFailed) : null;
  const { version } = stored;
  const state = useMemo(
    () => ({ settings, version, loading, error, reload, updateSettings }),
    [settings, version, loading, error, reload, updateSettings],
  );
  return <SettingsContext value={state}>{children}</SettingsContext>;
}
