import { siteLanguages } from "@etalase/contracts/site/languages";
import { t } from "../language/t.ts";
import { FilterSelect } from "../list/FilterSelect.tsx";
import { useSettings } from "../settings/SettingsProvider.tsx";
import { languageNames } from "./languageNames.ts";

const choices = siteLanguages.map((id) => ({ id, name: languageNames[id] }));

/** Filters a list by language; sites in one language need no such filter. */
export const LanguageFilter = () =>
  useSettings().settings.english ? (
    <FilterSelect source="language" label={t("Language")} allLabel={t("Any language")} choices={choices} />
  ) : null;
