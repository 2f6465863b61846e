import { siteLanguages } from "@etalase/contracts/site/paths";
import { useListContext } from "react-admin";
import { useSettings } from "../kit/data/SettingsProvider.tsx";
import { t } from "../kit/language/t.ts";
import { FilterSelect } from "../kit/list/FilterSelect.tsx";
import { languageNames } from "./languageNames.ts";

const choices = siteLanguages.map((id) => ({ id, name: languageNames[id] }));

/** Filters a list by language. Sites in one language need no such filter, except to take off one that is set. */
export function LanguageFilter() {
  const { english } = useSettings().settings;
  const { language } = useListContext().filterValues;
  return english || language ? (
    <FilterSelect source="language" label={t("Language")} allLabel={t("Any language")} choices={choices} />
  ) : null;
}
