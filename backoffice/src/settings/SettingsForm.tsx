import type { SiteSettings } from "@etalase/contracts/settings.schema";
import { messages } from "@etalase/contracts/text/messages";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFormState } from "react-hook-form";
import { useLocation, useNavigate } from "react-router-dom";
import { useSettings } from "../kit/data/SettingsProvider.tsx";
import { isSuperadmin } from "../kit/data/session.ts";
import { Desk } from "../kit/desk/Desk.tsx";
import { DeskActions } from "../kit/desk/DeskActions.tsx";
import { DeskStatus } from "../kit/desk/DeskStatus.tsx";
import type { FormDraft } from "../kit/drafts/useDraft.ts";
import { FormBody } from "../kit/form/FormBody.tsx";
import { FormNotice } from "../kit/form/FormNotice.tsx";
import { focusFirstError } from "../kit/form/LockedFields.tsx";
import { SchemaForm, StartFrom } from "../kit/form/SchemaForm.tsx";
import { SubmitButton } from "../kit/form/SubmitButton.tsx";
import { t } from "../kit/language/t.ts";
import { ScreenTabs } from "../kit/list/ScreenTabs.tsx";
import { useDone } from "../kit/notices/UndoButton.tsx";
import { PageHead } from "../kit/parts/PageHead.tsx";
import { ResultDialog } from "./ResultDialog.tsx";
import {
  changesOf,
  fieldErrorsOf,
  type SettingsValues,
  settingsLabels,
  settingsSchema,
  valuesOf,
} from "./settingsValues.ts";
import { type SettingsView, settingsViews, viewAt, viewWith } from "./settingsViews.tsx";

/** The last save. `stale` means that another editor has saved in between, `isTold` that the dialog is open. */
type SaveResult = Readonly<{ success: boolean; text: string; stale?: boolean; isTold: boolean }>;

const { failedDialog, savedDialog, saveFailed, saved } = messages.settings;

// Without an error of its own, the form would count as saved and no longer be guarded.
const refused = { "root.server": t(saveFailed) };

const thrownDialog = (error: unknown) =>
  t("An error occurred while saving settings: {reason}", {
    reason: (error instanceof Error && error.message) || t("Unknown error"),
  });

/**
 * Saves the form's values and reports the result: `save` resolves to the refused fields, if any. `refusals` counts how
 * often another editor had saved in between, `stop` aborts a running save.
 */
function useSaveSettings(onSaved: (settings: SiteSettings) => void) {
  const { updateSettings } = useSettings();
  const done = useDone();
  const [result, setResult] = useState<SaveResult>();
  const [refusals, setRefusals] = useState(0);
  const underWay = useRef<AbortController>(undefined);

  const tell = (next: Omit<SaveResult, "isTold">) => setResult({ ...next, isTold: true });

  const save = async (values: SettingsValues) => {
    underWay.current = new AbortController();
    const { signal } = underWay.current;
    setResult(undefined);
    try {
      const outcome = await updateSettings(await changesOf(values, isSuperadmin()), signal);
      if (!outcome.success) {
        tell({ success: false, text: t(failedDialog), stale: outcome.stale });
        return { ...refused, ...fieldErrorsOf(outcome.errors) };
      }
      onSaved(outcome.settings);
      tell({ success: true, text: t(savedDialog) });
      done(t(saved), outcome.answer, {
        undone: t("Undone: {what}", { what: t("Changed the {what}", { what: t("website settings") }) }),
      });
      return undefined;
    } catch (error) {
      // The user stopped the save by leaving, so there is nothing to report.
      if (!signal.aborted) tell({ success: false, text: thrownDialog(error) });
      return refused;
    }
  };

  const close = () => {
    setResult(result && { ...result, isTold: false });
    if (result?.stale) setRefusals((count) => count + 1);
  };

  return { save, stop: () => underWay.current?.abort(), result, refusals, close };
}

type SettingsHeadProps = Readonly<{ view: SettingsView; facts?: ReactNode; children?: ReactNode }>;

export const SettingsHead = ({ view: { label, about }, facts = about, children }: SettingsHeadProps) => (
  <PageHead title={t(label === "Site" ? "Website Settings" : label)} facts={facts} sticky={!!children}>
    {children}
  </PageHead>
);

/** Links the screens, and marks the others with unsaved changes, which are saved together. */
function SettingsTabs({ view }: Readonly<{ view: SettingsView }>) {
  const { dirtyFields } = useFormState();
  const unsaved = Object.keys(dirtyFields).map(viewWith);
  const tabs = settingsViews.map((one) => ({ ...one, isUnsaved: one !== view && unsaved.includes(one) }));
  return <ScreenTabs label="Website Settings" tabs={tabs} shown={view.label} />;
}

const submitLabel = t("Save Settings");

type AfterSaveProps = Readonly<{
  view: SettingsView;
  result: SaveResult | undefined;
  form: RefObject<HTMLElement | null>;
}>;

/**
 * Leads to the first refused field, on whatever screen it is, once no dialog covers it. Otherwise the focus moves to the
 * save button: the fields were locked when the dialog opened, so it may have no element to return to.
 */
function AfterSave({ view, result, form }: AfterSaveProps) {
  const { errors, submitCount } = useFormState();
  const navigate = useNavigate();
  const lead = useEffectEvent(() => {
    const refused = Object.keys(errors).filter((name) => Object.hasOwn(settingsLabels, name));
    if (refused.length > 0 && !refused.some((name) => viewWith(name) === view))
      void navigate({ hash: `#${refused[0]}` });
    else if (!focusFirstError(form.current) && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save may be refused for the same field
  useEffect(() => {
    if (!result?.isTold && (submitCount > 0 || result)) lead();
  }, [submitCount, result?.isTold]);
  return null;
}

type SettingsFormProps = Readonly<{
  settings: SiteSettings;
  /** Reloads the settings after another editor has changed them. */
  onReload: () => void;
}>;

export function SettingsForm({ settings, onReload }: SettingsFormProps) {
  const { version } = useSettings();
  const view = viewAt(useLocation());
  const [stored, setStored] = useState({ values: valuesOf(settings), saves: 0 });
  const form = useRef<HTMLDivElement>(null);
  const typed = useRef<FormDraft>(null);
  const { save, stop, result, refusals, close } = useSaveSettings((saved) => {
    typed.current?.saved();
    setStored(({ saves }) => ({ values: valuesOf(saved), saves: saves + 1 }));
  });

  return (
    <SchemaForm
      schema={settingsSchema}
      defaultValues={stored.values}
      // The server's rules make every field optional, while the form always has all of them: hence the cast.
      onSubmit={(values) => typed.current?.inTurn(() => save(values as SettingsValues))}
    >
      <StartFrom values={stored.values} />
      <AfterSave {...{ view, result, form }} />
      <div ref={form}>
        <Desk key={stored.saves} form="settings" state={typed} labels={settingsLabels} version={version}>
          <SettingsHead view={view} facts={<DeskStatus facts={view.about} />}>
            <DeskActions />
            <SubmitButton label={submitLabel} />
          </SettingsHead>
          <SettingsTabs view={view} />
          {result?.success === false && <FormNotice severity="error">{t(saveFailed)}</FormNotice>}
          <FormBody {...{ submitLabel, refusals, onReload }} onLeave={stop}>
            <view.Inputs />
          </FormBody>
        </Desk>
      </div>
      {result?.isTold && <ResultDialog success={result.success} text={result.text} onClose={close} />}
    </SchemaForm>
  );
}
