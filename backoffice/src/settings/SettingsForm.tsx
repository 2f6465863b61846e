import type { SiteSettings } from "@etalase/contracts/settings.schema";
import { messages } from "@etalase/contracts/text/messages";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useNotify } from "react-admin";
import { useFormContext, useFormState } from "react-hook-form";
import { useLocation, useNavigate } from "react-router-dom";
import { useSettings } from "../kit/data/SettingsProvider.tsx";
import { isSuperadmin } from "../kit/data/session.ts";
import { lostSentenceOf, type WayBack, wayBackOf } from "../kit/data/undo.ts";
import { Desk } from "../kit/desk/Desk.tsx";
import { DeskActions } from "../kit/desk/DeskActions.tsx";
import { DeskStatus } from "../kit/desk/DeskStatus.tsx";
import type { FormDraft } from "../kit/drafts/useDraft.ts";
import { FormBody } from "../kit/form/FormBody.tsx";
import { FormNotice } from "../kit/form/FormNotice.tsx";
import { focusFirstError } from "../kit/form/LockedFields.tsx";
import { SchemaForm } from "../kit/form/SchemaForm.tsx";
import { SubmitButton } from "../kit/form/SubmitButton.tsx";
import { t } from "../kit/language/t.ts";
import { UndoPress } from "../kit/notices/UndoButton.tsx";
import { useUndo } from "../kit/notices/useUndo.ts";
import { PageHead } from "../kit/parts/PageHead.tsx";
import { useFocusOnRemoval } from "../kit/parts/useFocusOnRemoval.ts";
import { ResultDialog } from "./ResultDialog.tsx";
import { SettingsInputs } from "./SettingsInputs.tsx";
import { SettingsTabs } from "./SettingsTabs.tsx";
import {
  changesOf,
  fieldErrorsOf,
  type SettingsValues,
  settingsLabels,
  settingsSchema,
  valuesOf,
} from "./settingsValues.ts";
import { addressOf, type SettingsView, viewAt, viewWith } from "./settingsViews.ts";

/** The last save, and how it is undone. `stale` means that another editor has saved in between. */
type SaveResult = Readonly<{ success: boolean; text: string; stale?: boolean; undo?: WayBack | undefined }>;

const { failedDialog, savedDialog, saveFailed, saved } = messages.settings;

// Without an error of its own, the form would count as saved and no longer be guarded.
const refused = { "root.server": t(saveFailed) };

/** Returns the messages about fields that the form does not have. */
const strayOf = (errors: Readonly<Record<string, string>>) =>
  Object.entries(errors).flatMap(([name, sentence]) =>
    Object.hasOwn(settingsLabels, name.replace(/\..*/, "")) ? [] : [sentence],
  );

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
  const [result, setResult] = useState<SaveResult>();
  /** Whether the dialog tells of the result. */
  const [isTold, setTold] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const underWay = useRef<AbortController>(undefined);

  const tell = (next: SaveResult) => {
    setResult(next);
    setTold(true);
  };

  const save = async (values: SettingsValues) => {
    const controller = new AbortController();
    underWay.current = controller;
    setResult(undefined);
    try {
      const outcome = await updateSettings(await changesOf(values, isSuperadmin()), controller.signal);
      if (!outcome.success) {
        const errors = fieldErrorsOf(outcome.errors);
        const text = [t(failedDialog), ...strayOf(errors)].join(" ");
        tell({ success: false, text, stale: outcome.stale });
        return { ...refused, ...errors };
      }
      onSaved(outcome.settings);
      const text = [t(savedDialog), lostSentenceOf(outcome.answer)].filter(Boolean).join(" ");
      tell({ success: true, text, undo: wayBackOf(outcome.answer) });
      return undefined;
    } catch (error) {
      // The user stopped the save by leaving, so there is nothing to report.
      if (!controller.signal.aborted) tell({ success: false, text: thrownDialog(error) });
      return refused;
    }
  };

  const close = () => {
    setTold(false);
    if (result?.stale) setRefusals((count) => count + 1);
  };

  return { save, stop: () => underWay.current?.abort(), result, isTold, refusals, close };
}

function UndoSave({ token, deed }: WayBack) {
  const notify = useNotify();
  const moveFocus = useFocusOnRemoval();
  const { mutate, isPending } = useUndo(token, {
    onDone: () =>
      notify(t("Undone: {what}", { what: t("Changed the {what}", { what: t("website settings") }) }), { type: "info" }),
    onSettled: moveFocus,
  });
  return <UndoPress {...{ deed, mutate, isPending }} sx={{ ml: 0.5, my: -0.75 }} />;
}

/** The last save can be undone until the form is changed. */
function Facts({ result, view }: Readonly<{ result: SaveResult | undefined; view: SettingsView }>) {
  const { isDirty } = useFormState();
  if (!result?.success || isDirty) return <DeskStatus facts={view.about} />;
  const facts = (
    <>
      {t(saved)}
      {result.undo && <UndoSave {...result.undo} />}
    </>
  );
  return <DeskStatus facts={facts} />;
}

type SettingsHeadProps = Readonly<{ view: SettingsView; facts?: ReactNode; children?: ReactNode }>;

export const SettingsHead = ({ view: { title, about }, facts = about, children }: SettingsHeadProps) => (
  <PageHead title={title} facts={facts} sticky={!!children}>
    {children}
  </PageHead>
);

const submitLabel = t("Save Settings");

/** Resets the form to the saved values, since it stays open after a save. */
function StartFrom({ values }: { values: SettingsValues }) {
  const { reset } = useFormContext();
  const { isSubmitSuccessful } = useFormState();
  useEffect(() => {
    if (isSubmitSuccessful) reset(values);
  }, [isSubmitSuccessful, values, reset]);
  return null;
}

/**
 * Moves the focus after the dialog closes: the fields were locked when it opened, so it may have no element to return
 * to.
 */
function useFocusAfter(result: SaveResult | undefined, form: RefObject<HTMLElement | null>) {
  const last = useRef<SaveResult>(undefined);
  useEffect(() => {
    const closed = result ? undefined : last.current;
    last.current = result;
    // The notice about another editor's changes takes the focus itself.
    if (!closed || closed.stale || focusFirstError(form.current)) return;
    form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  }, [result, form]);
}

/** Leads to the first refused field when none of them is on this screen, once no dialog covers it. */
function ToRefused({ view, isTold }: Readonly<{ view: SettingsView; isTold: boolean }>) {
  const { errors, submitCount } = useFormState();
  const navigate = useNavigate();
  const lead = useEffectEvent(() => {
    const [first, ...others] = Object.keys(errors).filter((name) => Object.hasOwn(settingsLabels, name));
    if (first && ![first, ...others].some((name) => viewWith(name) === view)) void navigate(addressOf(first));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save may be refused for the same field
  useEffect(() => {
    if (!isTold) lead();
  }, [submitCount, isTold]);
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
  const { save, stop, result, isTold, refusals, close } = useSaveSettings((saved) => {
    typed.current?.saved();
    setStored(({ saves }) => ({ values: valuesOf(saved), saves: saves + 1 }));
  });

  useFocusAfter(isTold ? result : undefined, form);

  return (
    <SchemaForm
      schema={settingsSchema}
      defaultValues={stored.values}
      // The server's rules make every field optional, while the form always has all of them: hence the cast.
      onSubmit={(values) => typed.current?.inTurn(() => save(values as SettingsValues))}
    >
      <StartFrom values={stored.values} />
      <ToRefused view={view} isTold={isTold} />
      <div ref={form}>
        <Desk key={stored.saves} form="settings" state={typed} labels={settingsLabels} version={version}>
          <SettingsHead view={view} facts={<Facts result={result} view={view} />}>
            <DeskActions />
            <SubmitButton label={submitLabel} />
          </SettingsHead>
          <SettingsTabs view={view} />
          {result?.success === false && <FormNotice severity="error">{t(saveFailed)}</FormNotice>}
          <FormBody {...{ submitLabel, refusals, onReload }} onLeave={stop}>
            <SettingsInputs view={view} />
          </FormBody>
        </Desk>
      </div>
      {isTold && result && <ResultDialog success={result.success} text={result.text} onClose={close} />}
    </SchemaForm>
  );
}
