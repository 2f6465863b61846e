import type { SiteLanguage } from "@etalase/contracts/site/paths";
import { t } from "../kit/language/t.ts";

export const languageNames: Readonly<Record<SiteLanguage, string>> = { id: t("Indonesian"), en: t("English") };
