import type { SiteSettings } from "@etalase/contracts/settings.schema";
import { messages } from "@etalase/contracts/text/messages";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useNotify } from "react-admin";
import { useFormContext, useFormState } from "react-hook-form";
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
import {
  changesOf,
  fieldErrorsOf,
  type SettingsValues,
  settingsLabels,
  settingsSchema,
  valuesOf,
} from "./settingsValues.ts";

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

const about = t("What visitors and search engines see on every page.");

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
function Facts({ result }: Readonly<{ result: SaveResult | undefined }>) {
  const { isDirty } = useFormState();
  if (!result?.success || isDirty) return <DeskStatus facts={about} />;
  const facts = (
    <>
      {t(saved)}
      {result.undo && <UndoSave {...result.undo} />}
    </>
  );
  return <DeskStatus facts={facts} />;
}

export const SettingsHead = ({ facts, children }: Readonly<{ facts?: ReactNode; children?: ReactNode }>) => (
  <PageHead title={t("Website Settings")} facts={facts ?? about} sticky={!!children}>
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

type SettingsFormProps = Readonly<{
  settings: SiteSettings;
  /** Reloads the settings after another editor has changed them. */
  onReload: () => void;
}>;

export function SettingsForm({ settings, onReload }: SettingsFormProps) {
  const { version } = useSettings();
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
      <div ref={form}>
        <Desk key={stored.saves} form="settings" state={typed} labels={settingsLabels} version={version}>
          <SettingsHead facts={<Facts result={result} />}>
            <DeskActions />
            <SubmitButton label={submitLabel} />
          </SettingsHead>
          {result?.success === false && <FormNotice severity="error">{t(saveFailed)}</FormNotice>}
          <FormBody {...{ submitLabel, refusals, onReload }} onLeave={stop}>
            <SettingsInputs />
          </FormBody>
        </Desk>
      </div>
      {isTold && result && <ResultDialog success={result.success} text={result.text} onClose={close} />}
    </SchemaForm>
  );
}
