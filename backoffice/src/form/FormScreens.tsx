import { Link as MuiLink } from "@mui/material";
import { type ComponentType, type ReactNode, useMemo } from "react";
import { CreateBase, EditBase, type RaRecord, useEditContext, useNotify, useRedirect } from "react-admin";
import type { FieldValues } from "react-hook-form";
import type * as z from "zod/mini";
import { formatDay } from "../parts/format.ts";
import { PageSkeleton } from "../parts/PageSkeleton.tsx";
import { reach } from "../theme/palette.ts";
import { FormPage } from "./FormPage.tsx";
import type { SaveSentences } from "./useSave.ts";

type Screen = Readonly<{
  title: string;
  submitLabel: string;
  saved: string;
  schema: z.ZodMiniType<FieldValues, FieldValues>;
}>;

/**
 * What a resource says of its form. `Fields` are what the server takes, `Picture` is the name of the one that travels
 * beside them: a field that is forgotten does not compile.
 */
export type RecordForm<T extends RaRecord, Fields = Readonly<Record<string, unknown>>, Picture = string> = Readonly<{
  resource: string;
  /** What each field is called, and what it is in a new record. */
  fields: Readonly<Record<keyof Fields & string, Readonly<{ label: string; initial: unknown }>>>;
  picture: Picture;
  create: Screen;
  edit: Screen &
    Readonly<{
      /** Told on the list, to which a record leads that cannot be loaded. */
      loadFailed: string;
      /** What is known of the record besides its fields. */
      facts: (record: T) => ReactNode;
    }>;
  sentences: Omit<SaveSentences, "saved">;
  Inputs: ComponentType;
}>;

type FormProps<T extends RaRecord> = Readonly<{ form: RecordForm<T> }>;

function useFields<T extends RaRecord>({ fields, picture }: RecordForm<T>) {
  return useMemo(() => {
    const all = Object.entries(fields);
    return {
      labels: Object.fromEntries(all.map(([name, { label }]) => [name, label])),
      initial: { ...Object.fromEntries(all.map(([name, { initial }]) => [name, initial])), [picture]: null },
    };
  }, [fields, picture]);
}

/** The screen that makes a new record. */
export function CreateScreen<T extends RaRecord>({ form }: FormProps<T>) {
  const { resource, sentences, Inputs } = form;
  const { saved, ...screen } = form.create;
  const { labels, initial } = useFields(form);
  return (
    <CreateBase resource={resource} redirect={false}>
      <FormPage
        {...screen}
        draft={`${resource}:new`}
        labels={labels}
        sentences={{ ...sentences, saved }}
        defaultValues={initial}
      >
        <Inputs />
      </FormPage>
    </CreateBase>
  );
}

function EditForm<T extends RaRecord>({ form }: FormProps<T>) {
  const { record, refetch } = useEditContext<T>();
  const { resource, sentences, Inputs } = form;
  const { saved, facts, loadFailed: _, ...screen } = form.edit;
  const { labels } = useFields(form);
  if (!record) return <PageSkeleton />;
  return (
    <FormPage
      {...screen}
      draft={`${resource}:${record.id}`}
      labels={labels}
      facts={facts(record)}
      sentences={{ ...sentences, saved }}
      onReload={() => void refetch()}
    >
      <Inputs />
    </FormPage>
  );
}

// The list's row lacks fields, and an earlier visit's record may be old: either would be replaced by what is loaded,
// and with it what had been typed meanwhile. So this query shares its answer with nobody and does not keep it.
const fresh = { meta: { form: true }, gcTime: 0 };

/** The screen that changes a record. */
export function EditScreen<T extends RaRecord>({ form }: FormProps<T>) {
  const { resource, edit } = form;
  const notify = useNotify();
  const redirect = useRedirect();
  const onError = () => {
    notify(edit.loadFailed, { type: "error" });
    redirect("list", resource);
  };
  return (
    <EditBase resource={resource} mutationMode="pessimistic" queryOptions={{ ...fresh, onError }}>
      <EditForm form={form} />
    </EditBase>
  );
}

type LastSavedProps = Readonly<{
  /** When, as ISO 8601. */
  at: string;
  facts?: readonly string[];
  /** The record's page on the website, if it has one. */
  page?: Readonly<{ name: string; href: string }> | false;
}>;

/** When a record was saved, and what else there is to know. */
export const LastSaved = ({ at, facts = [], page }: LastSavedProps) => (
  <>
    {[`Last saved ${formatDay(at)}`, ...facts].join(" · ")}
    {page && (
      <>
        {" · "}
        <MuiLink href={page.href} target="_blank" rel="noopener" sx={reach}>
          {page.name}
        </MuiLink>
      </>
    )}
  </>
);
