import { defaultSettings } from "@etalase/contracts/settings";
import type { SettingsAnswer, SiteSettings } from "@etalase/contracts/settings.schema";
import { messages } from "@etalase/contracts/text/messages";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { HttpError, useDataProvider } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";

/** Holds pictures as data URLs, as the URL they are stored under, or "" to go without. */
export type SettingsChanges = Partial<SiteSettings>;

/** Tells how an update ended. `errors` holds the server's sentences by field; `stale` says that somebody else has saved. */
type SettingsOutcome =
  /** `answer` is what can be taken back. */
  | Readonly<{ success: true; settings: SiteSettings; answer: object }>
  | Readonly<{ success: false; message: string; errors: Readonly<Record<string, string>>; stale: boolean }>;

type SettingsState = Readonly<{
  /** The defaults until they are loaded, and when that failed. */
  settings: SiteSettings;
  /** Of the settings that were loaded. */
  version: number | undefined;
  loading: boolean;
  /** The sentence when loading failed. */
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

const isUsableIcon = (favicon: string) => favicon === "" || favicon.startsWith("data:") || favicon.startsWith("/");

/** The settings as they are used: all networks are there, and the icon's address can stand in the page. */
function completed({ version: _, favicon = "", socialMedia, ...rest }: Partial<SettingsAnswer>): SiteSettings {
  return {
    ...defaultSettings,
    ...rest,
    favicon: isUsableIcon(favicon) ? favicon : `/${favicon}`,
    socialMedia: { ...defaultSettings.socialMedia, ...socialMedia },
  };
}

const queryKey = ["settings"];
const none: Partial<SettingsAnswer> = {};

/** The site's settings for the whole dashboard. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const provider = useDataProvider<EtalaseProvider>();
  const client = useQueryClient();
  const {
    data: stored = none,
    isFetching,
    isError,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: async () => (await provider.call<Partial<SettingsAnswer>>("settings")).data,
    retry: false,
    // A form stands on what was loaded.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [changes, setChanges] = useState<SettingsChanges>(none);
  const settings = useMemo(() => completed({ ...stored, ...changes }), [stored, changes]);
  usePageIcon(settings.favicon);

  // Said by the caller: the query tells of its start so late that a quick answer would leave a form with the old values.
  const [reloading, setReloading] = useState(false);
  const reload = useCallback(async () => {
    setReloading(true);
    await refetch({ cancelRefetch: false });
    setReloading(false);
  }, [refetch]);

  const updateSettings = useCallback(
    async (data: SettingsChanges, signal?: AbortSignal): Promise<SettingsOutcome> => {
      setChanges(data);
      try {
        const { version } = client.getQueryData<Partial<SettingsAnswer>>(queryKey) ?? none;
        const call = { method: "PUT", data, version, ...(signal && { signal }) };
        const answer = await provider.call<SettingsAnswer>("settings", call);
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
  const error = isError ? messages.settings.loadFailed : null;
  const { version } = stored;
  const state = useMemo(
    () => ({ settings, version, loading, error, reload, updateSettings }),
    [settings, version, loading, error, reload, updateSettings],
  );
  return <SettingsContext value={state}>{children}</SettingsContext>;
}
