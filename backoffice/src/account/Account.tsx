import type { OwnAccount, User } from "@etalase/contracts/accounts/users.schema";
import { dashboardLanguages, isLanguage, languageNames } from "@etalase/contracts/auth";
import { Alert, Box, ToggleButton, ToggleButtonGroup } from "@mui/material";
import { useState } from "react";
import { useLacking } from "../kit/data/lacking.ts";
import { useCall } from "../kit/data/useCall.ts";
import { language } from "../kit/language/language.ts";
import { t } from "../kit/language/t.ts";
import { FormSection, Panel } from "../kit/parts/FormSection.tsx";
import { formatDay, formatMoment } from "../kit/parts/format.ts";
import { Loaded } from "../kit/parts/Loaded.tsx";
import { PageHead } from "../kit/parts/PageHead.tsx";
import { columnsFrom } from "../kit/theme/looks.ts";
import { useLanguageSwitch } from "../layout/LanguageSwitch.tsx";
import { RoleChip } from "../users/UserChips.tsx";
import { AlertsSection } from "./AlertsSection.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { accountKey, ProfileForm } from "./ProfileForm.tsx";
import { Sessions } from "./Sessions.tsx";
import { Shortcuts } from "./Shortcuts.tsx";
import { TwoFactor } from "./TwoFactor.tsx";
import { UnsavedGuard } from "./unsaved.tsx";

/** The choice of the dashboard's language. */
function LanguageChoice() {
  const switchLanguage = useLanguageSwitch();
  return (
    <FormSection title={t("Language of the dashboard")} text={t("Applies in every browser where you sign in.")}>
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
    </FormSection>
  );
}

/** Explains why no other screen of the dashboard opens. */
const TwoFactorLacking = () => (
  <Alert severity="warning" sx={{ mb: 2.5 }}>
    {t("This site requires two-factor sign-in. Set it up here to open the rest of the dashboard.")}
  </Alert>
);

const facts = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: 4,
  rowGap: 1.5,
  m: 0,
  "& dt": { color: "text.secondary", fontSize: ".8125rem" },
  "& dd": { m: 0, mt: 0.25, fontWeight: 600, overflowWrap: "anywhere" },
};

/** The facts of the account that its owner cannot change. */
function Facts({ user }: { user: User }) {
  const all = [
    [t("Username"), user.username],
    [t("Role [of an account]"), <RoleChip key="role" role={user.role} />],
    [t("Member since"), formatDay(user.createdAt)],
    [t("Last sign-in"), user.lastSignInAt && formatMoment(user.lastSignInAt)],
  ] as const;
  return (
    <Panel>
      <Box component="dl" sx={facts}>
        {all.map(
          ([name, fact]) =>
            fact && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </Box>
    </Panel>
  );
}

const columns = columnsFrom(2.5, { lg: "minmax(0, 1fr) minmax(0, 1fr)" });
const column = { display: "flex", flexDirection: "column", gap: 2.5 };

/** The signed-in account: profile, password, second factor and sessions. */
export function Account() {
  const account = useCall<OwnAccount>("auth/me", accountKey, { refetchOnWindowFocus: false });
  const user = account.data;
  const lacking = useLacking();
  // The setup stays at the top once begun: its last step, the recovery codes, comes when nothing is lacking any more.
  const [isTwoFactorFirst, setTwoFactorFirst] = useState(lacking);
  if (lacking && !isTwoFactorFirst) setTwoFactorFirst(true);
  const isThere = Boolean(user) || (account.isError && !account.isFetching);
  const twoFactor = user && <TwoFactor user={user} />;
  return (
    <UnsavedGuard>
      <PageHead title={t("Account")} facts={t("Your profile, password, two-factor sign-in and sessions.")} />
      {lacking && <TwoFactorLacking />}
      <Box sx={{ ...column, mb: 2.5, "&:empty": { display: "none" } }}>
        {isTwoFactorFirst && twoFactor}
        {user && <Facts user={user} />}
      </Box>
      <Box sx={columns}>
        <Box sx={column}>
          <Loaded answer={account} failed={t("Your account could not be loaded.")} height={356}>
            {(own) => <ProfileForm user={own} />}
          </Loaded>
          {isThere && !lacking && <AlertsSection />}
          {isThere && <PasswordForm username={user?.username ?? ""} openLinks={user?.openLinks} />}
        </Box>
        {/* Their places are known once the profile has its height: they stand below where there is one column. */}
        {isThere && (
          <Box sx={column}>
            {!isTwoFactorFirst && twoFactor}
            <LanguageChoice />
            <Sessions openLinks={user?.openLinks} />
            <Shortcuts />
          </Box>
        )}
      </Box>
    </UnsavedGuard>
  );
}
