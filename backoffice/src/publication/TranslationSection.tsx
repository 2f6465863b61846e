import type { PagedResource } from "@etalase/contracts/kinds";
import { type RaRecord, useRecordContext } from "react-admin";
import { useWatch } from "react-hook-form";
import { RecordInput } from "../form/RecordInput.tsx";
import { SegmentInput } from "../form/SegmentInput.tsx";
import { t } from "../language/t.ts";
import { FormSection } from "../parts/FormSection.tsx";
import { useSettings } from "../settings/SettingsProvider.tsx";
import { Quiet } from "../theme/Words.tsx";
import { languageNames } from "./languageNames.ts";
import { ToRecord, ToTranslation } from "./ToTranslation.tsx";

export type TranslationSectionProps = Readonly<{
  resource: PagedResource;
  /** The reason why the language of this record stays as it is. */
  fixed?: string | undefined;
}>;

const languages = [
  { id: "id", name: languageNames.id, dot: "primary.main", helper: t("On the pages in Indonesian.") },
  { id: "en", name: languageNames.en, dot: "primary.main", helper: t("Below /en, among the pages in English.") },
];

/** The language of the record, and its original. */
export function TranslationSection({ resource, fixed }: TranslationSectionProps) {
  const [language, translationOf]: unknown[] = useWatch({ name: ["language", "translationOf"] });
  const { english } = useSettings().settings;
  const { id } = useRecordContext() ?? {};
  return (
    <FormSection title={t("Languages")}>
      {fixed ? <Quiet>{fixed}</Quiet> : <SegmentInput source="language" label={t("Language")} choices={languages} />}
      {!english && <Quiet>{t("Pages in English are off in the settings, so visitors see nothing of this.")}</Quiet>}
      {language === "id" && <ToTranslation resource={resource} />}
      {language === "en" && (
        <RecordInput<RaRecord & Readonly<{ title: string }>>
          source="translationOf"
          label={t("Translation of")}
          helper={t("Visitors and search engines are led from one to the other.")}
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
