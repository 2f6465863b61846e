import type { OwnAccount, User } from "@etalase/contracts/accounts/users.schema";
import { dashboardLanguages, isLanguage, languageNames } from "@etalase/contracts/auth";
import { Alert, Box, Card, Skeleton, ToggleButton, ToggleButtonGroup } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "../kit/data/dataProvider.ts";
import { useLacking } from "../kit/data/lacking.ts";
import { language } from "../kit/language/language.ts";
import { t } from "../kit/language/t.ts";
import { FailureNotice } from "../kit/parts/FailureNotice.tsx";
import { Panel } from "../kit/parts/FormSection.tsx";
import { formatDay, formatMoment } from "../kit/parts/format.ts";
import { PageHead } from "../kit/parts/PageHead.tsx";
import { columnsFrom } from "../kit/theme/looks.ts";
import { useLanguageSwitch } from "../layout/LanguageSwitch.tsx";
import { RoleChip } from "../users/UserChips.tsx";
import { AccountSection } from "./AccountSection.tsx";
import { accountKey } from "./accountKey.ts";
import { PasswordForm } from "./PasswordForm.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { Sessions } from "./Sessions.tsx";
import { Shortcuts } from "./Shortcuts.tsx";
import { TwoFactor } from "./TwoFactor.tsx";
import { UnsavedGuard } from "./unsaved.tsx";

/** The choice of the dashboard's language. */
function LanguageChoice() {
  const switchLanguage = useLanguageSwitch();
  return (
    <AccountSection title={t("Language of the dashboard")} text={t("Applies in every browser where you sign in.")}>
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

/** Explains why no other screen of the dashboard opens. */
const TwoFactorLacking = () => (
  <Alert severity="warning" sx={{ mb: 2.5 }}>
    {t("This site requires two-factor sign-in. Set it up here to open the rest of the dashboard.")}
  </Alert>
);

/** Reads the signed-in account from the server. */
function useAccount() {
  const provider = useDataProvider<EtalaseProvider>();
  return useQuery({
    queryKey: accountKey,
    queryFn: async ({ signal }) => (await provider.call<OwnAccount>("auth/me", { signal })).data,
    retry: false,
    refetchOnWindowFocus: false,
  });
}

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
const Facts = ({ user }: { user: User }) => (
  <Panel>
    <Box component="dl" sx={facts}>
      <div>
        <dt>{t("Username")}</dt>
        <dd>{user.username}</dd>
      </div>
      <div>
        <dt>{t("Role [of an account]")}</dt>
        <dd>
          <RoleChip role={user.role} />
        </dd>
      </div>
      <div>
        <dt>{t("Member since")}</dt>
        <dd>{formatDay(user.createdAt)}</dd>
      </div>
      {user.lastSignInAt && (
        <div>
          <dt>{t("Last sign-in")}</dt>
          <dd>{formatMoment(user.lastSignInAt)}</dd>
        </div>
      )}
    </Box>
  </Panel>
);

const columns = { ...columnsFrom(2.5, { lg: "minmax(0, 1fr) minmax(0, 1fr)" }), alignItems: "start" };

const column = { display: "flex", flexDirection: "column", gap: 2.5 };

const ProfileSkeleton = () => (
  <Card role="status" aria-label={t("Loading")} sx={{ p: 3, height: { xs: 420, sm: 356 } }}>
    {["40%", "70%", "62%", "74%", "50%", "58%"].map((width) => (
      <Skeleton key={width} width={width} sx={{ mb: 1.75 }} />
    ))}
  </Card>
);

/** The signed-in account: profile, password, second factor and sessions. */
export function Account() {
  const { data: user, isError, isFetching, refetch } = useAccount();
  const failed = isError && !isFetching;
  const lacking = useLacking();
  // The setup stays at the top once begun: its last step, the recovery codes, comes when nothing is lacking any more.
  const [isTwoFactorFirst, setTwoFactorFirst] = useState(lacking);
  if (lacking && !isTwoFactorFirst) setTwoFactorFirst(true);
  const twoFactor = user && <TwoFactor user={user} />;
  return (
    <UnsavedGuard>
      <PageHead title={t("Account")} facts={t("Your profile, password, two-factor sign-in and sessions.")} />
      {lacking && <TwoFactorLacking />}
      <Box sx={columns}>
        <Box sx={column}>
          {isTwoFactorFirst && twoFactor}
          {failed && <FailureNotice text={t("Your account could not be loaded.")} onRetry={() => void refetch()} />}
          {!failed && !user && <ProfileSkeleton />}
          {!failed && user && (
            <>
              <Facts user={user} />
              <ProfileForm user={user} />
            </>
          )}
          {!isTwoFactorFirst && twoFactor}
          {(user || failed) && <LanguageChoice />}
          {(user || failed) && <Shortcuts />}
        </Box>
        {/* Its place is known once the profile has its height: it stands below where there is one column. */}
        <Box sx={user || failed ? column : { display: "none" }}>
          <PasswordForm username={user?.username ?? ""} openLinks={user?.openLinks} />
          <Sessions openLinks={user?.openLinks} />
        </Box>
      </Box>
    </UnsavedGuard>
  );
}
