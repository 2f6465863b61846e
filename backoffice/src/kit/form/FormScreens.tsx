import type { Refusal } from "@etalase/contracts/refusals/refusal";
import { type Field, initialOf } from "@etalase/contracts/rules/description";
import { rule } from "@etalase/contracts/rules/fields";
import { capitalised } from "@etalase/contracts/text/text";
import { Link as MuiLink } from "@mui/material";
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { type RaRecord, RecordContextProvider, useCreatePath, useGetOne, useNotify, useRedirect } from "react-admin";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import * as z from "zod/mini";
import { isGone } from "../data/http.ts";
import type { SentFields } from "../data/requests.ts";
import { addressedKey, type FormState } from "../drafts/place.ts";
import { type Noun, type Plain, t } from "../language/t.ts";
import { picture } from "../media/picture.ts";
import type { SitePage } from "../notices/NoticeLink.tsx";
import { formatDay } from "../parts/format.ts";
import { titleOf } from "../parts/kindNames.ts";
import { specPath } from "../parts/specRouter.tsx";
import { reach } from "../theme/palette.ts";
import { FormPage } from "./FormPage.tsx";
import { OpeningForm } from "./OpeningForm.tsx";
import type { SaveSentences } from "./useSave.tsx";

/** The picture in an edit, where none means that the stored one stays. */
const optionalPicture = z.nullish(picture);

/** The picture of a new record; `missing` is the error without one. */
const requiredPicture = (missing: Refusal) => z.nullish(picture).check(rule((value) => (value ? undefined : missing)));

type Words = Readonly<{ title: string; submitLabel: string; saved: SaveSentences["saved"] }>;

/** The texts on a resource's form screens. */
type ScreenWords = Readonly<{
  create: Words;
  /** `loadFailed` is shown on the list, where the user lands when a record cannot be loaded. */
  edit: Words & Readonly<{ loadFailed: string }>;
  sentences: Omit<SaveSentences, "saved">;
}>;

/** Returns the default texts, for a resource that needs none of its own. */
export function screenWords(noun: Noun): ScreenWords {
  const name = titleOf(noun);
  const saved = capitalised(t(noun));
  return {
    create: {
      title: t("Add New {name}", { name }),
      submitLabel: t("Save {name}", { name }),
      saved: t("{name} created", { name: saved }),
    },
    edit: {
      title: t("Edit {name}", { name }),
      submitLabel: t("Update {name}", { name }),
      saved: t("{name} updated", { name: saved }),
      loadFailed: t("The {noun} could not be loaded", { noun: t(noun) }),
    },
    sentences: {
      failed: (reason) => t("Failed to save {noun}: {reason}", { noun: t(noun), reason: reason || t("Unknown error") }),
      noResponse: t("No response from server"),
    },
  };
}

type Rules = z.ZodMiniObject;

/** A field's label, its value in a new record, and when an edit sends it. */
type FormField = Readonly<{ label: Plain }> & (Field | (Readonly<{ initial: unknown }> & SentFields[string]));

/**
 * The description of a resource's form. `Fields` are the fields that the server takes, `Picture` is the name of the
 * picture that travels beside them: a forgotten field does not compile.
 */
export type RecordForm<
  T extends RaRecord,
  Fields = Readonly<Record<string, unknown>>,
  Picture extends string = string,
> = ScreenWords &
  Readonly<{
    resource: string;
    fields: Readonly<Record<keyof Fields & string, FormField>>;
    /** Absent when records have no picture. `missing` is the error for a new record without one, if it needs one. */
    picture?: Readonly<{ field: Picture; label: string; missing?: Refusal }>;
    /** The server's rules for the record, without the picture. */
    rules: Readonly<{ input: Rules; update: Rules }>;
    /** Shows the record's facts beyond its fields. */
    facts: (record: T) => ReactNode;
    /**
     * Returns the record's page on the website, if it has one. (A method, because its parameter must be bivariant: the
     * same screens show forms of any record.)
     */
    pageOf?(record: T): SitePage | undefined;
    Inputs: ComponentType;
    /** Replaces the usual save button. */
    Save?: ComponentType<{ label: string }>;
  }>;

type FormProps<T extends RaRecord> = Readonly<{ form: RecordForm<T> }>;

function useFields<T extends RaRecord>({ fields, picture, rules }: RecordForm<T>) {
  return useMemo(() => {
    const all = [...Object.entries(fields), ...(picture ? [[picture.field, { initial: null }] as const] : [])];
    const names = {
      fields: Object.fromEntries(all) as SentFields,
      labels: {
        ...Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, t(label)])),
        ...(picture && { [picture.field]: picture.label }),
      },
      initial: Object.fromEntries(all.map(([name, field]) => [name, initialOf(field)])),
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

// The list's row lacks fields, and a cached record may be old: the loaded record would replace either, together with
// any input until then. So this query does not share or cache its answer, and asks again only when told to.
const meta = { form: true };
const fresh = { gcTime: 0, retry: false, refetchOnReconnect: false, refetchOnWindowFocus: false };

type Versioned = RaRecord & Readonly<{ version?: number }>;

const newerOf = <T extends Versioned>(saved: T | undefined, loaded: T | undefined): T | undefined =>
  saved && (saved.version ?? 0) > (loaded?.version ?? -1) ? saved : loaded;

/** Loads the record of an edit. One that cannot be loaded leads to the list. */
function useLoaded<T extends RaRecord>({ resource, edit }: RecordForm<T>, id: string | undefined) {
  const notify = useNotify();
  const redirect = useRedirect();
  const isShown = useRef(false);
  const onError = (error: Error) => {
    // An open form may hold input: it stays, and shows that its record is gone.
    if (isShown.current && isGone(error)) return;
    notify(edit.loadFailed, { type: "error" });
    if (!isShown.current) redirect("list", resource);
  };
  const { data, error, refetch } = useGetOne<T>(
    resource,
    { id: id ?? "", meta },
    { ...fresh, enabled: id !== undefined, onError },
  );
  return { data, isShown, isGone: isGone(error), onReload: () => void refetch() };
}

type PageProps<T extends RaRecord> = FormProps<T> & Readonly<{ id: string | undefined; formKey: string }>;

function RecordPage<T extends RaRecord>({ form, id, formKey }: PageProps<T>) {
  const { resource, create, edit, sentences, facts, pageOf, Inputs, Save } = form;
  const [saved, setSaved] = useState<T>();
  const { data, isShown, ...loaded } = useLoaded(form, id);
  const { fields, labels, initial, input, update } = useFields(form);
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const { state } = useLocation();
  const record = newerOf(saved, data);
  useEffect(() => {
    isShown.current = Boolean(record);
  });
  if (id !== undefined && !record) {
    return <OpeningForm {...{ resource, id, facts }} title={edit.title} picture={form.picture?.field} />;
  }

  const onStay = (kept: T) => {
    setSaved(kept);
    const path = specPath(createPath({ resource, type: "edit", id: kept.id }));
    if (id === undefined) void navigate(path, { replace: true, state: { ...state, formKey } });
  };
  const { saved: savedWords, title, submitLabel } = record ? edit : create;
  return (
    <RecordContextProvider value={record}>
      <FormPage
        {...{ title, submitLabel, fields, labels, Save, onStay, ...loaded }}
        draft={`${resource}:${record?.id ?? "new"}`}
        schema={record ? update : input}
        sentences={{ ...sentences, saved: savedWords }}
        {...(record ? { facts: facts(record) } : { defaultValues: initial })}
        {...(pageOf && { pageOf })}
      >
        <Inputs />
      </FormPage>
    </RecordContextProvider>
  );
}

/** The screen that creates and edits records. A new record's form stays as it is when the record gets its address. */
export function RecordScreen<T extends RaRecord>({ form }: FormProps<T>) {
  const { id } = useParams();
  const { state, search, key } = useLocation();
  const { formKey = id ?? (addressedKey(search) || key) }: NonNullable<FormState> = state ?? {};
  return <RecordPage key={formKey} {...{ form, id, formKey }} />;
}

type LastSavedProps = Readonly<{
  /** The time of the save, as ISO 8601. */
  at: string;
  facts?: readonly string[];
  /** The record's page on the website, if it has one. */
  page?: SitePage | undefined;
}>;

/** Shows when a record was saved, with further facts. */
export const LastSaved = ({ at, facts = [], page }: LastSavedProps) => (
  <>
    {page && (
      <>
        <MuiLink href={page.href} target="_blank" rel="noopener" sx={{ ...reach, whiteSpace: "nowrap" }}>
          {page.name}
        </MuiLink>
        {" · "}
      </>
    )}
    {[t("Last saved {day}", { day: formatDay(at) }), ...facts].join(" · ")}
  </>
);

/** Shows the facts of a record that editors put in order. */
export const orderedFacts = ({ updatedAt, order }: Readonly<{ updatedAt: string; order: number }>) => (
  <LastSaved at={updatedAt} facts={[t("display order {order}", { order: order + 1 })]} />
);
