import type { SiteSettings } from "@etalase/contracts/settings";
import { zodResolver } from "@hookform/resolvers/zod";
import { Box, Button } from "@mui/material";
import { type Ref, useEffect, useRef, useState } from "react";
import { Form } from "react-admin";
import { type FieldValues, useFormContext, useFormState } from "react-hook-form";
import { draftKey, dropDraft } from "../form/drafts.ts";
import { FormBody } from "../form/FormBody.tsx";
import { ResultDialog } from "../form/ResultDialog.tsx";
import { focusFirstError } from "../form/useFocusFirstError.ts";
import { PageHead } from "../layout/PageHead.tsx";
import { SettingsInputs } from "./SettingsInputs.tsx";
import { type SettingsValues, settingsLabels, settingsSchema, valuesOf } from "./settingsValues.ts";
import { useSaveSettings } from "./useSaveSettings.ts";

const submitLabel = "Save Settings";

function Head({ locked, saveButton }: { locked: boolean; saveButton: Ref<HTMLButtonElement> }) {
  const { isSubmitting } = useFormState();
  return (
    <PageHead title="Website Settings" facts="What visitors and search engines see on every page." sticky>
      <Button
        ref={saveButton}
        type="submit"
        variant="contained"
        disabled={locked}
        loading={isSubmitting}
        loadingPosition="start"
      >
        {isSubmitting ? "Saving..." : submitLabel}
      </Button>
    </PageHead>
  );
}

/** This form stays after it was saved: from then on, what was saved is what it starts from. */
function StartFrom({ values }: { values: SettingsValues }) {
  const { reset } = useFormContext();
  const { isSubmitSuccessful } = useFormState();
  useEffect(() => {
    if (isSubmitSuccessful) reset(values);
  }, [isSubmitSuccessful, values, reset]);
  return null;
}

const greyed = { border: 0, m: 0, p: 0, minWidth: 0, "&:disabled": { opacity: 0.6 } };

type SettingsFormProps = Readonly<{
  settings: SiteSettings;
  /** Shows what would be the defaults, and saves nothing. */
  locked: boolean;
  /** Loads them anew, after somebody else has changed them. */
  onReload: () => void;
}>;

export function SettingsForm({ settings, locked, onReload }: SettingsFormProps) {
  const [key] = useState(() => draftKey("settings"));
  const [stored, setStored] = useState({ values: valuesOf(settings), saves: 0 });
  const inputs = useRef<HTMLFieldSetElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const { save, result, refusals, close } = useSaveSettings((saved) => {
    dropDraft(key);
    setStored(({ saves }) => ({ values: valuesOf(saved), saves: saves + 1 }));
  });

  // The button that had the focus was off while it saved, so the dialog cannot give the focus back.
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && !result && !focusFirstError(inputs.current)) saveButton.current?.focus();
    wasShown.current = Boolean(result);
  }, [result]);

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
      <Head locked={locked} saveButton={saveButton} />
      <Box component="fieldset" disabled={locked} ref={inputs} sx={greyed}>
        <FormBody
          key={stored.saves}
          draftKey={key}
          labels={settingsLabels}
          submitLabel={submitLabel}
          refusals={refusals}
          onReload={onReload}
        >
          <SettingsInputs />
        </FormBody>
      </Box>
      {result && <ResultDialog {...result} onClose={close} />}
    </Form>
  );
}
