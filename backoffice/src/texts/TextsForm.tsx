import type { TextsAnswer } from "@etalase/contracts/operating/texts.schema";
import { useEffect, useMemo, useRef, useState } from "react";
import { HttpError, useDataProvider, useNotify } from "react-admin";
import { type FieldValues, useFormContext, useFormState } from "react-hook-form";
import { asTyped } from "../data/copies.ts";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { Desk } from "../desk/Desk.tsx";
import { DeskActions } from "../desk/DeskActions.tsx";
import { DeskStatus } from "../desk/DeskStatus.tsx";
import type { DraftState } from "../drafts/useDraft.ts";
import { FormBody } from "../form/FormBody.tsx";
import { SchemaForm } from "../form/SchemaForm.tsx";
import { SubmitButton } from "../form/SubmitButton.tsx";
import { useDone } from "../notices/UndoButton.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { TextsList } from "./TextsList.tsx";
import { changesOf, labelsOf, schemaOf, valuesOf } from "./textFields.ts";

export const about = "Every sentence of the website, in your own words.";

const staleStatus = 412;
const submitLabel = "Save Texts";

type TextsFormProps = Readonly<{
  answer: TextsAnswer;
  onSaved: (answer: TextsAnswer) => void;
  /** Reloads the texts after another editor has changed them. */
  onReload: () => void;
}>;

/**
 * Saves the changed texts. A refusal names its fields, or the form as a whole; `refusals` counts how often another
 * editor had saved in between.
 */
function useSaveTexts({ texts, version }: TextsAnswer, onSaved: TextsFormProps["onSaved"]) {
  const provider = useDataProvider<EtalaseProvider>();
  const notify = useNotify();
  const tell = useDone();
  const [refusals, setRefusals] = useState(0);

  const refuse = (error: unknown) => {
    if (!(error instanceof HttpError)) throw error;
    if (error.status !== staleStatus)
      throw new HttpError(error.message, error.status, {
        ...error.body,
        ...(error.body?.errors && { errors: asTyped(error.body.errors) }),
      });
    setRefusals((count) => count + 1);
    return { "root.server": error.message };
  };

  const save = async (values: FieldValues) => {
    const changes = changesOf(texts, values);
    if (Object.keys(changes).length === 0) return void notify("No text has changed", { type: "info" });
    try {
      const call = { method: "PUT", data: { values: changes }, version };
      const { data } = await provider.call<TextsAnswer>("texts", call);
      onSaved(data);
      tell("Texts saved", data);
      return undefined;
    } catch (error) {
      return refuse(error);
    }
  };
  return { save, refusals, forgetRefusals: () => setRefusals(0) };
}

/** Starts the form again from the saved texts, since it stays open after a save. */
function StartFrom({ values }: Readonly<{ values: FieldValues }>) {
  const { reset } = useFormContext();
  const { isSubmitSuccessful } = useFormState();
  useEffect(() => {
    if (isSubmitSuccessful) reset(values);
  }, [isSubmitSuccessful, values, reset]);
  return null;
}

export function TextsForm({ answer, onSaved, onReload }: TextsFormProps) {
  const { texts, version } = answer;
  const typed = useRef<DraftState>(null);
  const [saves, setSaves] = useState(0);
  const values = useMemo(() => valuesOf(texts), [texts]);
  const labels = useMemo(() => labelsOf(texts), [texts]);
  const schema = useMemo(() => schemaOf(texts), [texts]);
  const { save, refusals, forgetRefusals } = useSaveTexts(answer, (saved) => {
    typed.current?.saved();
    setSaves((count) => count + 1);
    onSaved(saved);
  });
  const reload = () => {
    forgetRefusals();
    onReload();
  };
  const submit = async (given: FieldValues) => {
    await typed.current?.settle();
    return save(given);
  };
  return (
    <SchemaForm schema={schema} defaultValues={values} onSubmit={submit}>
      <StartFrom values={values} />
      <Desk key={saves} form="texts" state={typed} {...{ labels, version }}>
        <PageHead title="Texts" facts={<DeskStatus facts={about} />} sticky>
          <DeskActions />
          <SubmitButton label={submitLabel} />
        </PageHead>
        <FormBody {...{ submitLabel, refusals }} onReload={reload}>
          <TextsList texts={texts} />
        </FormBody>
      </Desk>
    </SchemaForm>
  );
}
