import { localPath } from "@etalase/contracts/site/paths";
import { useWatch } from "react-hook-form";
import { useSettings } from "../kit/data/SettingsProvider.tsx";
import { lateSection } from "../kit/form/lateSection.tsx";
import type { TranslationSectionProps } from "./TranslationSection.tsx";

const Section = lateSection<TranslationSectionProps>(
  "TranslationSection",
  async () => (await import("./TranslationSection.tsx")).TranslationSection,
);

/** The language of the form's record, once the site has pages in English. */
export function LanguageSection(props: TranslationSectionProps) {
  const { english } = useSettings().settings;
  const language: unknown = useWatch({ name: "language" });
  return english || language === "en" ? <Section {...props} /> : null;
}

/** The part of the addresses of records before their slugs, in the language of the form's record. */
export const useBase = (path: string): string => localPath(useWatch({ name: "language" }), path);
