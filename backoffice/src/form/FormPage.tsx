import { messages } from "@etalase/contracts/messages";
import { zodResolver } from "@hookform/resolvers/zod";
import { Button } from "@mui/material";
import { type ReactNode, useRef, useState } from "react";
import { Form } from "react-admin";
import { type FieldValues, useFormState } from "react-hook-form";
import { Link } from "react-router-dom";
import type * as z from "zod/mini";
import { PageHead } from "../layout/PageHead.tsx";
import { draftKey, dropDraft } from "./drafts.ts";
import { FormNotice } from "./FormNotice.tsx";
import { useDraft } from "./useDraft.ts";
import { useFocusFirstError } from "./useFocusFirstError.ts";
import { type SaveSentences, useSave } from "./useSave.ts";

type HeadProps = Readonly<{
  title: string;
  facts?: ReactNode;
  /** Address that Back, Cancel and a successful save lead to. */
  list: string;
  submitLabel: string;
}>;

type FormPageProps = HeadProps &
  Readonly<{
    /** Name of the form's draft. */
    draft: string;
    sentences: SaveSentences;
    schema: z.ZodMiniType<FieldValues, FieldValues>;
    defaultValues?: FieldValues;
    /** Loads the record anew, after somebody else has changed it. */
    onReload?: () => void;
    children: ReactNode;
  }>;

function FormHead({ title, facts, list, submitLabel }: HeadProps) {
  const { isSubmitting } = useFormState();
  return (
    <PageHead title={title} facts={facts} back={list} sticky>
      <Button component={Link} to={list} variant="outlined">
        Cancel
      </Button>
      <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
        {isSubmitting ? "Saving..." : submitLabel}
      </Button>
    </PageHead>
  );
}

type FormBodyProps = Readonly<{
  draftKey: string;
  stale: boolean;
  onReload: () => void;
  children: ReactNode;
}>;

/** The inputs under what there is to know about the whole form. */
function FormBody({ draftKey: key, stale, onReload, children }: FormBodyProps) {
  const inputs = useRef<HTMLDivElement>(null);
  const { restored, keep, discard } = useDraft(key);
  useFocusFirstError(inputs);
  // What was changed here comes back as a draft, on top of the version that is loaded.
  const reload = () => {
    keep();
    onReload();
  };
  return (
    <>
      {stale && <FormNotice severity="warning" text={messages.staleVersion} action="Reload" onAction={reload} />}
      {restored && (
        <FormNotice
          severity="info"
          text="Your unsaved changes were restored. A chosen file has to be chosen again."
          action="Discard draft"
          onAction={discard}
        />
      )}
      <div ref={inputs}>{children}</div>
    </>
  );
}

/** A create or edit screen: head with actions, drafts, validation, saving and its refusals. The inputs are its children. */
export function FormPage({ draft, sentences, schema, defaultValues, onReload, children, ...head }: FormPageProps) {
  // Kept from the start: when the session ends, nobody knows any more whose draft it is.
  const [key] = useState(() => draftKey(draft));
  const [stale, setStale] = useState(false);
  const save = useSave({ sentences, onSaved: () => dropDraft(key), onStale: () => setStale(true) });
  const reload = () => {
    setStale(false);
    onReload?.();
  };
  return (
    <Form
      onSubmit={save}
      resolver={zodResolver(schema)}
      defaultValues={defaultValues}
      noValidate
      warnWhenUnsavedChanges
      disableInvalidFormNotification
      shouldFocusError={false}
    >
      <FormHead {...head} />
      <FormBody draftKey={key} stale={stale} onReload={reload}>
        {children}
      </FormBody>
    </Form>
  );
}
