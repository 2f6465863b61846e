import { rule } from "@etalase/contracts/rules/fields";
import { Link as MuiLink } from "@mui/material";
import { type ComponentType, type ReactNode, useMemo } from "react";
import { CreateBase, EditBase, type RaRecord, useEditContext, useNotify, useRedirect } from "react-admin";
import { useLocation } from "react-router-dom";
import * as z from "zod/mini";
import { addressedKey } from "../drafts/place.ts";
import { picture } from "../media/picture.ts";
import type { SitePage } from "../notices/NoticeLink.tsx";
import { capitalised, formatDay } from "../parts/format.ts";
import { PageSkeleton } from "../parts/PageSkeleton.tsx";
import { reach } from "../theme/palette.ts";
import { FormPage } from "./FormPage.tsx";
import type { SaveSentences } from "./useSave.tsx";

/** The picture of an edit, where the stored one stays. */
const optionalPicture = z.nullish(picture);

/** The picture of a new record; `missing` is told without one. */
const requiredPicture = (missing: string) => z.nullish(picture).check(rule((value) => (value ? undefined : missing)));

type Words = Readonly<{ title: string; submitLabel: string; saved: string }>;

/** What the screens of a form say. */
type ScreenWords = Readonly<{
  create: Words;
  /** `loadFailed` is told on the list, to which a record leads that cannot be loaded. */
  edit: Words & Readonly<{ loadFailed: string }>;
  sentences: Omit<SaveSentences, "saved">;
}>;

/** The same for a resource that needs no words of its own. */
export function screenWords(noun: string): ScreenWords {
  const name = capitalised(noun);
  return {
    create: { title: `Add New ${name}`, submitLabel: `Save ${name}`, saved: `${name} created` },
    edit: {
      title: `Edit ${name}`,
      submitLabel: `Update ${name}`,
      saved: `${name} updated`,
      loadFailed: `The ${noun} could not be loaded`,
    },
    sentences: {
      failed: (reason) => `Failed to save ${noun}: ${reason || "Unknown error"}`,
      noResponse: "No response from server",
    },
  };
}

type Rules = z.ZodMiniObject;

/**
 * What a resource says of its form. `Fields` are what the server takes, `Picture` is the name of the one that travels
 * beside them: a field that is forgotten does not compile.
 */
export type RecordForm<
  T extends RaRecord,
  Fields = Readonly<Record<string, unknown>>,
  Picture extends string = string,
> = ScreenWords &
  Readonly<{
    resource: string;
    /** What each field is called, and what it is in a new record. */
    fields: Readonly<Record<keyof Fields & string, Readonly<{ label: string; initial: unknown }>>>;
    /** Absent where a record has none. `missing` is told of a new record without one, where it needs one. */
    picture?: Readonly<{ field: Picture; label: string; missing?: string }>;
    /** The server's rules for what is sent, without the picture. */
    rules: Readonly<{ input: Rules; update: Rules }>;
    /** What is known of the record besides its fields. */
    facts: (record: T) => ReactNode;
    /** Where visitors see the record, if they do. (A method, since forms of any record are shown by the same screens.) */
    pageOf?(record: T): SitePage | undefined;
    Inputs: ComponentType;
    /** The button that saves, in place of the usual one. */
    Save?: ComponentType<{ label: string }>;
  }>;

type FormProps<T extends RaRecord> = Readonly<{ form: RecordForm<T> }>;

function useFields<T extends RaRecord>({ fields, picture, rules }: RecordForm<T>) {
  return useMemo(() => {
    const labelled = picture ? [[picture.field, { label: picture.label, initial: null }] as const] : [];
    const all = [...Object.entries(fields), ...labelled];
    const names = {
      labels: Object.fromEntries(all.map(([name, { label }]) => [name, label])),
      initial: Object.fromEntries(all.map(([name, { initial }]) => [name, initial])),
    };
    if (!picture) return { ...names, ...rules };
    const needed = picture.missing === undefined ? optionalPicture : requiredPicture(picture.missing);
    return {
      ...names,
      input: z.extend(rules.input, { [picture.field]: needed }),
      update: z.extend(rules.update, { [picture.field]: optionalPicture }),
    };
  }, [fields, picture, rules]);
}

/** The screen that makes a new record. */
export function CreateScreen<T extends RaRecord>({ form }: FormProps<T>) {
  const { resource, sentences, pageOf, Inputs, Save } = form;
  const { saved, ...screen } = form.create;
  const { labels, initial, input } = useFields(form);
  // What was begun before opens in a form of its own.
  const copy = addressedKey(useLocation().search);
  return (
    <CreateBase key={copy} resource={resource} redirect={false}>
      <FormPage
        {...screen}
        Save={Save}
        draft={`${resource}:new`}
        labels={labels}
        schema={input}
        sentences={{ ...sentences, saved }}
        defaultValues={initial}
        {...(pageOf && { pageOf })}
      >
        <Inputs />
      </FormPage>
    </CreateBase>
  );
}

function EditForm<T extends RaRecord>({ form }: FormProps<T>) {
  const { record, refetch } = useEditContext<T>();
  const { resource, sentences, facts, pageOf, Inputs, Save } = form;
  const { saved, loadFailed: _, ...screen } = form.edit;
  const { labels, update } = useFields(form);
  if (!record) return <PageSkeleton />;
  return (
    <FormPage
      {...screen}
      Save={Save}
      draft={`${resource}:${record.id}`}
      labels={labels}
      schema={update}
      facts={facts(record)}
      sentences={{ ...sentences, saved }}
      {...(pageOf && { pageOf })}
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
  page?: SitePage | undefined;
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

/** What is known of a record that the editors put in order. */
export const orderedFacts = ({ updatedAt, order }: Readonly<{ updatedAt: string; order: number }>) => (
  <LastSaved at={updatedAt} facts={[`display order ${order + 1}`]} />
);
