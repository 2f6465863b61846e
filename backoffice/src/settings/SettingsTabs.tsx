import { useFormState } from "react-hook-form";
import { ScreenTabs } from "../kit/list/ScreenTabs.tsx";
import { type SettingsView, settingsLabel, settingsViews, viewWith } from "./settingsViews.ts";

/** Links the screens of the settings, and marks the others with unsaved changes, which are saved together. */
export function SettingsTabs({ view }: Readonly<{ view: SettingsView }>) {
  const { dirtyFields } = useFormState();
  const unsaved = Object.keys(dirtyFields).map(viewWith);
  const tabs = settingsViews.map((one) => ({ ...one, isUnsaved: one !== view && unsaved.includes(one) }));
  return <ScreenTabs label={settingsLabel} tabs={tabs} shown={view.label} />;
}
