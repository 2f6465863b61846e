import { type EditedResource, editedKinds } from "@etalase/contracts/kinds";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { HttpError, useDataProvider, useNotify } from "react-admin";
import type { FieldValues } from "react-hook-form";
import type * as z from "zod/mini";
import { asTyped } from "../data/copies.ts";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { Desk } from "../desk/Desk.tsx";
import { DeskActions } from "../desk/DeskActions.tsx";
import { DeskStatus } from "../desk/DeskStatus.tsx";
import type { FormDraft } from "../drafts/useDraft.ts";
import { t } from "../language/t.ts";
import { WordsTabs } from "../list/ScreenTabs.tsx";
import { useDone } from "../notices/UndoButton.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { FormBody } from "./FormBody.tsx";
import { SchemaForm, StartFrom } from "./SchemaForm.tsx";
import { SubmitButton } from "./SubmitButton.tsx";

export type SingleAnswer = Readonly<{ version: number }>;

/** A kind with a single record: its form, and how the record travels. */
export type SingleKind<A extends SingleAnswer> = Readonly<{
  /** Also the path of its calls. */
  resource: EditedResource & ("texts" | "sections" | "menus");
  title: string;
  about: string;
  labelsOf: (answer: A) => Readonly<Record<string, string>>;
  valuesOf: (answer: A) => FieldValues;
  schemaOf: (answer: A) => z.ZodMiniType<FieldValues, FieldValues>;
  /** The body of a save; null when nothing has changed. */
  changesOf: (answer: A, values: FieldValues) => object | null;
  Inputs: (props: Readonly<{ answer: A }>) => ReactNode;
}>;

const staleStatus = 412;

type SingleFormProps<A extends SingleAnswer> = Readonly<{
  of: SingleKind<A>;
  answer: A;
  onSaved: (answer: A) => void;
  /** Reloads the record after another editor has changed it. */
  onReload: () => void;
}>;

/**
 * Saves the changes. A refusal names its fields, or the form as a whole; `refusals` counts how often another editor had
 * saved in between.
 */
function useSaveSingle<A extends SingleAnswer>({ of, answer, onSaved }: Omit<SingleFormProps<A>, "onReload">) {
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
    const { resource, title, changesOf } = of;
    const changes = changesOf(answer, values);
    if (!changes)
      return void notify(t("No {noun} has changed", { noun: t(editedKinds[resource].noun) }), { type: "info" });
    try {
      const { data } = await provider.call<A>(resource, { method: "PUT", data: changes, version: answer.version });
      onSaved(data);
      tell(t("{name} saved", { name: title }), data);
      return undefined;
    } catch (error) {
      return refuse(error);
    }
  };
  return { save, refusals, forgetRefusals: () => setRefusals(0) };
}

export function SingleForm<A extends SingleAnswer>({ of, answer: loaded, onSaved, onReload }: SingleFormProps<A>) {
  const { resource, title, about, Inputs } = of;
  const typed = useRef<FormDraft>(null);
  const [saves, setSaves] = useState(0);
  // The cache of answers tells of a save a moment later: until then the form would start from the former record again.
  const [saved, setSaved] = useState<A>();
  const answer = saved && saved.version > loaded.version ? saved : loaded;
  const { values, labels, schema } = useMemo(
    () => ({ values: of.valuesOf(answer), labels: of.labelsOf(answer), schema: of.schemaOf(answer) }),
    [of, answer],
  );
  const finish = (kept: A) => {
    typed.current?.saved();
    setSaves((count) => count + 1);
    setSaved(kept);
    onSaved(kept);
  };
  const { save, refusals, forgetRefusals } = useSaveSingle({ of, answer, onSaved: finish });
  const reload = () => {
    forgetRefusals();
    onReload();
  };
  const submit = (fields: FieldValues) => typed.current?.inTurn(() => save(fields));
  const submitLabel = t("Save {name}", { name: title });
  return (
    <SchemaForm schema={schema} defaultValues={values} onSubmit={submit}>
      <StartFrom values={values} />
      <Desk key={saves} form={resource} state={typed} labels={labels} version={answer.version}>
        <PageHead title={title} facts={<DeskStatus facts={about} />} sticky>
          <DeskActions />
          <SubmitButton label={submitLabel} />
        </PageHead>
        <WordsTabs />
        <FormBody {...{ submitLabel, refusals }} onReload={reload}>
          <Inputs answer={answer} />
        </FormBody>
      </Desk>
    </SchemaForm>
  );
}
