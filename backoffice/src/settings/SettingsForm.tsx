import type { SiteSettings } from "@etalase/contracts/settings.schema";
import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Form } from "react-admin";
import { type FieldValues, useFormContext, useFormState } from "react-hook-form";
import { draftKey, dropDraft } from "../form/drafts.ts";
import { FormBody } from "../form/FormBody.tsx";
import { focusFirstError } from "../form/LockedFields.tsx";
import { ResultDialog } from "../form/ResultDialog.tsx";
import { SubmitButton } from "../form/SubmitButton.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { SettingsInputs } from "./SettingsInputs.tsx";
import { useSettings } from "./SettingsProvider.tsx";
import { type SettingsValues, settingsLabels, settingsSchema, valuesOf } from "./settingsValues.ts";
import { type SaveResult, useSaveSettings } from "./useSaveSettings.ts";

export const SettingsHead = ({ children }: { children?: ReactNode }) => (
  <PageHead title="Website Settings" facts="What visitors and search engines see on every page." sticky={!!children}>
    {children}
  </PageHead>
);

const submitLabel = "Save Settings";

/** This form stays after it was saved: from then on, what was saved is what it starts from. */
function StartFrom({ values }: { values: SettingsValues }) {
  const { reset } = useFormContext();
  const { isSubmitSuccessful } = useFormState();
  useEffect(() => {
    if (isSubmitSuccessful) reset(values);
  }, [isSubmitSuccessful, values, reset]);
  return null;
}

/** Where it goes on when the dialog is gone: the fields were locked when it came, so it may have nowhere to go back. */
function useFocusAfter(result: SaveResult | undefined, form: RefObject<HTMLElement | null>) {
  const last = useRef<SaveResult>(undefined);
  useEffect(() => {
    const closed = result ? undefined : last.current;
    last.current = result;
    // The notice about somebody else's changes takes the focus itself.
    if (!closed || closed.stale || focusFirstError(form.current)) return;
    form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  }, [result, form]);
}

type SettingsFormProps = Readonly<{
  settings: SiteSettings;
  /** Loads them anew, after somebody else has changed them. */
  onReload: () => void;
}>;

export function SettingsForm({ settings, onReload }: SettingsFormProps) {
  const { version } = useSettings();
  const [key] = useState(() => draftKey("settings"));
  const [stored, setStored] = useState({ values: valuesOf(settings), saves: 0 });
  const form = useRef<HTMLDivElement>(null);
  const { save, stop, result, refusals, close } = useSaveSettings((saved) => {
    dropDraft(key);
    setStored(({ saves }) => ({ values: valuesOf(saved), saves: saves + 1 }));
  });

  useFocusAfter(result, form);

  return (
    <Form
      // Its values have passed the schema, which knows their types better than react-admin.
      onSubmit={(values: FieldValues) => save(values as SettingsValues)}
      resolver={zodResolver(settingsSchema)}
      defaultValues={stored.values}
      noValidate
      disableInvalidFormNotification
      shouldFocusError={false}
    >
      <StartFrom values={stored.values} />
      <div ref={form}>
        <SettingsHead>
          <SubmitButton label={submitLabel} />
        </SettingsHead>
        <FormBody
          key={stored.saves}
          draftKey={key}
          labels={settingsLabels}
          {...{ submitLabel, version, refusals, onReload }}
          onLeave={stop}
        >
          <SettingsInputs />
        </FormBody>
      </div>
      {result && <ResultDialog success={result.success} text={result.text} onClose={close} />}
    </Form>
  );
}
