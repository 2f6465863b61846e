import { messages } from "@etalase/contracts/messages";
import type { SiteSettings } from "@etalase/contracts/settings.schema";
import { useRef, useState } from "react";
import { useNotify } from "react-admin";
import { isSuperadmin } from "../data/session.ts";
import { useSettings } from "./SettingsProvider.tsx";
import { changesOf, fieldErrorsOf, type SettingsValues, settingsLabels } from "./settingsValues.ts";

/** `stale`: somebody else has saved in between. */
export type SaveResult = Readonly<{ success: boolean; text: string; stale?: boolean }>;

const { failedDialog, thrownDialog, savedDialog, saveFailed, saved } = messages.settings;

// Without an error of its own, the form would be taken for saved and no longer be guarded.
const refused = { "root.server": saveFailed };

/** What the server refused that is no field of the form. */
const strayOf = (errors: Readonly<Record<string, string>>) =>
  Object.entries(errors).flatMap(([name, sentence]) => (Object.hasOwn(settingsLabels, name) ? [] : [sentence]));

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : undefined);

/**
 * Saves the form's values and tells how that ended: `save` resolves to the refused fields, if any. `refusals` counts
 * how often somebody else had saved in between, `stop` gives a save that is under way up.
 */
export function useSaveSettings(onSaved: (settings: SiteSettings) => void) {
  const { updateSettings } = useSettings();
  const notify = useNotify();
  const [result, setResult] = useState<SaveResult>();
  const [refusals, setRefusals] = useState(0);
  const underWay = useRef<AbortController>(undefined);

  const fail = (text: string, stale = false) => {
    setResult({ success: false, text, stale });
    notify(saveFailed, { type: "error" });
  };

  const save = async (values: SettingsValues) => {
    const controller = new AbortController();
    underWay.current = controller;
    try {
      const outcome = await updateSettings(await changesOf(values, isSuperadmin()), controller.signal);
      if (!outcome.success) {
        const errors = fieldErrorsOf(outcome.errors);
        fail([failedDialog, ...strayOf(errors)].join(" "), outcome.stale);
        return { ...refused, ...errors };
      }
      onSaved(outcome.settings);
      setResult({ success: true, text: savedDialog });
      notify(saved, { type: "success" });
      return undefined;
    } catch (error) {
      // Whoever stopped it has left, and knows.
      if (!controller.signal.aborted) fail(thrownDialog(reasonOf(error)));
      return refused;
    }
  };

  const close = () => {
    setResult(undefined);
    if (result?.stale) setRefusals((count) => count + 1);
  };

  return { save, stop: () => underWay.current?.abort(), result, refusals, close };
}
