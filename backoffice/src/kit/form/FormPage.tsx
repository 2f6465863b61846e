import { Button, type Theme, useMediaQuery } from "@mui/material";
import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { type RaRecord, useRecordContext } from "react-admin";
import { type FieldErrors, type FieldValues, useFormState } from "react-hook-form";
import { Link } from "react-router-dom";
import type * as z from "zod/mini";
import type { SentFields } from "../data/requests.ts";
import { Desk } from "../desk/Desk.tsx";
import { DeskActions } from "../desk/DeskActions.tsx";
import { DeskStatus } from "../desk/DeskStatus.tsx";
import { useIsBeside, useIsElsewhere } from "../desk/deskContext.ts";
import { useIncomplete } from "../desk/useIncomplete.ts";
import type { FormDraft } from "../drafts/useDraft.ts";
import { t } from "../language/t.ts";
import type { SitePage } from "../notices/NoticeLink.tsx";
import { useBack } from "../notices/useBack.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { FormBody } from "./FormBody.tsx";
import { FormNotice } from "./FormNotice.tsx";
import { SchemaForm } from "./SchemaForm.tsx";
import { SubmitButton } from "./SubmitButton.tsx";
import { UploadProgress, useUpload } from "./UploadProgress.tsx";
import { type SaveSentences, useSave } from "./useSave.tsx";
import { type StayOptions, useStay } from "./useStay.ts";

type Sentences = Readonly<{ stray: readonly string[]; shown: number }>;

/** Splits a form's errors: `stray` ones belong to no input. The form-wide error counts as neither. */
function sentencesOf({ root: _root, ...errors }: FieldErrors): Sentences {
  const all = Object.values(errors).filter((error) => typeof error?.message === "string");
  const stray = all.filter((error) => !(error && "ref" in error && error.ref));
  return { stray: stray.map((error) => String(error?.message)), shown: all.length - stray.length };
}

/** Shows errors of the server for fields without an input here, which would otherwise stay invisible. */
function StrayErrors({ failed }: Readonly<{ failed: (reason: string) => string }>) {
  const { errors } = useFormState();
  const { stray, shown } = sentencesOf(errors);
  if (stray.length === 0) return null;
  return (
    <FormNotice severity="warning" focused={shown === 0}>
      {failed(stray.join(" "))}
    </FormNotice>
  );
}

type HeadProps = Readonly<{
  title: string;
  facts?: ReactNode;
  submitLabel: string;
  /** Replaces the usual save button. */
  Save?: ComponentType<{ label: string }> | undefined;
}>;

type FormHeadProps = HeadProps & Pick<SaveSentences, "failed">;

type FormPageProps = HeadProps &
  Readonly<{
    /** Name of the form's draft. */
    draft: string;
    /** The fields that the form sends, and their labels, by name. */
    fields: SentFields;
    labels: Readonly<Record<string, string>>;
    sentences: SaveSentences;
    schema: z.ZodMiniType<FieldValues, FieldValues>;
    defaultValues?: FieldValues;
    /** Returns the saved record's page on the website, if it has one. */
    pageOf?(saved: RaRecord): SitePage | undefined;
    /** Receives the record after a save that leaves the form open. */
    onStay: (saved: never) => void;
    /** Whether the record was deleted under the form. */
    isGone?: boolean;
    /** Reloads the record after another editor has changed it. */
    onReload?: () => void;
    children: ReactNode;
  }>;

function FormHead({ title, facts, submitLabel, Save = SubmitButton, failed }: FormHeadProps) {
  const back = useBack();
  const isBeside = useIsBeside();
  const isElsewhere = useIsElsewhere();
  // Beside Back, where the title has more need of the room.
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"), { noSsr: true }) || isBeside;
  const cancel = (
    <Button component={Link} to={back} {...(isNarrow ? { size: "small" } : { variant: "outlined" })}>
      {t("Cancel")}
    </Button>
  );
  return (
    <>
      <PageHead title={title} facts={<DeskStatus facts={facts} />} back={back} cancel={isNarrow && cancel} sticky>
        {!isElsewhere && (
          <>
            <DeskActions />
            {!isNarrow && cancel}
            <Save label={submitLabel} />
          </>
        )}
      </PageHead>
      <StrayErrors failed={failed} />
    </>
  );
}

/** Saves by the keys for it, and tells of what keeps a save from being made. */
function Saving(props: StayOptions) {
  const marker = useStay(props);
  useIncomplete();
  return <span ref={marker} hidden />;
}

/**
 * A create or edit screen: head with actions, drafts, validation, saving and its errors. Its children are the inputs.
 */
export function FormPage(props: FormPageProps) {
  const {
    draft,
    fields,
    labels,
    sentences,
    schema,
    defaultValues,
    pageOf,
    onStay,
    isGone,
    onReload,
    children,
    ...rest
  } = props;
  const version: number | undefined = useRecordContext()?.version;
  const head = { ...rest, failed: sentences.failed };
  const [refusals, setRefusals] = useState(0);
  const isOver = useRef(false);
  const typed = useRef<FormDraft>(null);
  const upload = useUpload(fields);
  const { saveAndLeave, ...saving } = useSave({
    sentences,
    isOver,
    pageOf,
    upload,
    typed,
    onStale: () => setRefusals((count) => count + 1),
    onGone: () => onReload?.(),
  });
  const reload = () => {
    setRefusals(0);
    onReload?.();
  };
  const leave = () => {
    isOver.current = true;
    upload.cancel();
  };
  return (
    <SchemaForm schema={schema} defaultValues={defaultValues} onSubmit={saveAndLeave}>
      <Desk form={draft} state={typed} {...{ labels, version }}>
        <Saving {...saving} {...{ schema, onStay }} />
        <FormHead {...head} />
        <FormBody submitLabel={head.submitLabel} {...{ isGone, refusals, isOver }} onReload={reload} onLeave={leave}>
          {children}
        </FormBody>
        <UploadProgress {...upload} />
      </Desk>
    </SchemaForm>
  );
}
