import { dashboardLanguages, isLanguage, languageNames } from "@etalase/contracts/auth";
import { ToggleButton, ToggleButtonGroup } from "@mui/material";
import { language } from "../language/language.ts";
import { t } from "../language/t.ts";
import { useLanguageSwitch } from "../layout/LanguageSwitch.tsx";
import { AccountSection } from "./AccountSection.tsx";

/** The choice of the dashboard's language. */
export function LanguageChoice() {
  const switchLanguage = useLanguageSwitch();
  return (
    <AccountSection title={t("Language of the dashboard")} text={t("For you, in every browser where you sign in.")}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        aria-label={t("Language of the dashboard")}
        value={language}
        // Pressing the language of the browser saves it with the account, so that mails follow.
        onChange={(_, next: unknown) => switchLanguage(isLanguage(next) ? next : language)}
      >
        {dashboardLanguages.map((one) => (
          <ToggleButton key={one} value={one} lang={one}>
            {languageNames[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </AccountSection>
  );
}
