import type { PagedResource } from "@etalase/contracts/kinds";
import type { SiteLanguage } from "@etalase/contracts/site/paths";
import { Button } from "@mui/material";
import { LanguagesIcon } from "lucide-react";
import { type Identifier, type RaRecord, useGetList, useRecordContext } from "react-admin";
import { useWatch } from "react-hook-form";
import { Link, useNavigate } from "react-router-dom";
import { keepCopy, ownId, readCopy } from "../kit/data/copies.ts";
import { isGone } from "../kit/data/http.ts";
import { fromLibrary } from "../kit/data/libraryPicture.ts";
import { mediaApi } from "../kit/data/mediaApi.ts";
import { useSettings } from "../kit/data/SettingsProvider.tsx";
import { copyParam, newKey } from "../kit/drafts/place.ts";
import type { BegunState } from "../kit/form/DraftNotice.tsx";
import { RecordInput } from "../kit/form/RecordInput.tsx";
import { SegmentInput } from "../kit/form/SegmentInput.tsx";
import { t } from "../kit/language/t.ts";
import { useAct } from "../kit/notices/useAct.ts";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { useEditPath } from "../kit/parts/EditLink.tsx";
import { FormSection } from "../kit/parts/FormSection.tsx";
import { Quiet } from "../kit/theme/Words.tsx";
import { languageNames } from "./languageNames.ts";

type Original = RaRecord<string> &
  Readonly<{ language: SiteLanguage; featuredImage?: string; images?: readonly string[] }>;
type OriginalProps = Readonly<{ resource: PagedResource; original: Original }>;

const look = { variant: "outlined", startIcon: <LanguagesIcon /> } as const;

type ToRecordProps = Readonly<{ resource: PagedResource; id: Identifier; label: string }>;

/** Leads to the form of a record. */
const ToRecord = ({ resource, id, label }: ToRecordProps) => (
  <Button {...look} component={Link} to={useEditPath(id, resource)}>
    {label}
  </Button>
);

/** The fields that are neither words nor pictures, and with which a translation begins. */
const alike = [
  "authorId",
  "client",
  "technologies",
  "websiteUrl",
  "completionDate",
  "projectStatus",
  "isFeatured",
  "menu",
];

/** Finds the library's pictures at these addresses, and leaves out those that are gone. */
async function picturesAt(urls: readonly string[]) {
  const pictures = await Promise.all(urls.map((url) => mediaApi.byUrl(url)));
  return pictures.flatMap((media) => (media ? [fromLibrary(media)] : []));
}

/** The values of a new translation, which starts as a draft. */
async function begunFrom({ featuredImage, images, ...original }: Original) {
  const [[picture], gallery] = await Promise.all([
    picturesAt(featuredImage ? [featuredImage] : []),
    picturesAt(images ?? []),
  ]);
  return {
    language: "en",
    translationOf: original.id,
    status: "draft",
    ...Object.fromEntries(alike.flatMap((name) => (original[name] ? [[name, original[name]]] : []))),
    ...(picture ? { featuredImage: picture } : {}),
    ...(gallery.length ? { images: gallery } : {}),
  };
}

/** Begins a translation as unfinished work in a form of its own: each account has one for each original. */
function Begin({ resource, original }: OriginalProps) {
  const navigate = useNavigate();
  const { mutate, isPending } = useAct({
    async does() {
      const place = { resource, key: newKey(original.id.padEnd(32, "0")) };
      const copy = await readCopy(place, ownId()).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
      if (!copy) await keepCopy(place, { values: await begunFrom(original) });
      const state: BegunState = copy ? null : { isBegun: true };
      return { path: `/dashboard/${resource}/create?${new URLSearchParams({ [copyParam]: place.key })}`, state };
    },
    onDone: ({ path, state }) => void navigate(path, { state }),
  });
  return (
    <BusyButton {...look} busy={isPending} onClick={() => mutate()}>
      {t("Write in English")}
    </BusyButton>
  );
}

/** Leads from a saved original to its translation, published or not, or begins one. */
function ToTranslation({ resource }: Pick<OriginalProps, "resource">) {
  const original = useRecordContext<Original>();
  const isOriginal = original?.id !== undefined && original.language === "id";
  const { data: [translation] = [], isPending } = useGetList<RaRecord>(
    resource,
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: "title", order: "ASC" },
      filter: { language: "en", translationOf: original?.id },
    },
    { enabled: isOriginal },
  );
  if (!isOriginal || isPending) return null;
  return translation ? (
    <ToRecord resource={resource} id={translation.id} label={t("Open the English version")} />
  ) : (
    <Begin resource={resource} original={original} />
  );
}

export type TranslationSectionProps = Readonly<{
  resource: PagedResource;
  /** The reason why the language of this record stays as it is. */
  fixed?: string | undefined;
}>;

const languages = [
  { id: "id", name: languageNames.id, dot: "primary.main", helper: t("On the pages in Indonesian.") },
  { id: "en", name: languageNames.en, dot: "primary.main", helper: t("Under /en, with the pages in English.") },
];

/** The language of the record, and its original. */
export function TranslationSection({ resource, fixed }: TranslationSectionProps) {
  const [language, translationOf]: unknown[] = useWatch({ name: ["language", "translationOf"] });
  const { english } = useSettings().settings;
  const { id } = useRecordContext() ?? {};
  return (
    <FormSection title={t("Languages")}>
      {fixed ? <Quiet>{fixed}</Quiet> : <SegmentInput source="language" label={t("Language")} choices={languages} />}
      {!english && <Quiet>{t("Pages in English are off in the settings, so visitors cannot see this.")}</Quiet>}
      {language === "id" && <ToTranslation resource={resource} />}
      {language === "en" && (
        <RecordInput<RaRecord & Readonly<{ title: string }>>
          source="translationOf"
          label={t("Translation of")}
          helper={t("Each leads visitors and search engines to the other.")}
          resource={resource}
          name="title"
          filter={{ language: "id" }}
          except={id}
        />
      )}
      {language === "en" && typeof translationOf === "string" && translationOf !== "" && (
        <ToRecord resource={resource} id={translationOf} label={t("Open the original")} />
      )}
    </FormSection>
  );
}
