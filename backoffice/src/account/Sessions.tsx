import type { Session, Sessions as SessionsAnswer } from "@etalase/contracts/accounts/users.schema";
import { Box, Chip } from "@mui/material";
import { LogOutIcon, MonitorIcon, SmartphoneIcon } from "lucide-react";
import { useRef, useState } from "react";
import { isGone } from "../kit/data/http.ts";
import { leaveSignedOut } from "../kit/data/session.ts";
import { useCall } from "../kit/data/useCall.ts";
import { SwitchRow } from "../kit/form/SwitchRow.tsx";
import { t } from "../kit/language/t.ts";
import { useAct } from "../kit/notices/useAct.ts";
import { ago } from "../kit/parts/ago.ts";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { ConfirmDialog, useAsking } from "../kit/parts/ConfirmDialog.tsx";
import { FormSection } from "../kit/parts/FormSection.tsx";
import { counted, formatSince } from "../kit/parts/format.ts";
import { Loaded } from "../kit/parts/Loaded.tsx";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { useFocusOnRemoval } from "../kit/parts/useFocusOnRemoval.ts";
import { Facts, Grow, Muted, Quiet } from "../kit/theme/Words.tsx";
import { browserName } from "./browserName.ts";

/** The query key of one's own sessions. */
export const sessionsKey = ["sessions"];

const look = { display: "flex", alignItems: "center", gap: 1.5, py: 1.25 };
const isPhone = (browser: string) => /Android|iPhone|iPad/.test(browser);

type RowProps = Readonly<{ session: Session; busy: boolean; onEnd: (onEnded: () => void) => void }>;

function Row({ session: { browser: browserInEnglish, place, current, createdAt, lastUsedAt }, busy, onEnd }: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  const browser = browserName(browserInEnglish);
  const moveFocus = useFocusOnRemoval(row);
  const values = { time: formatSince(createdAt), where: place === "here" ? t("this network") : t("another network") };
  const used = { time: ago(lastUsedAt) };
  return (
    <Box component="li" ref={row} sx={look}>
      <Muted component={isPhone(browserInEnglish) ? SmartphoneIcon : MonitorIcon} aria-hidden />
      <Grow>
        <Facts sx={{ fontWeight: 600 }}>
          {browser}
          {current && <Chip size="small" label={t("This one")} sx={{ height: 22 }} />}
        </Facts>
        <Quiet>
          {current ? t("In use now") : t("Used {time}", used)} · {t("signed in {time}, from {where}", values)}
        </Quiet>
      </Grow>
      {!current && (
        <BusyButton
          variant="outlined"
          busy={busy}
          aria-label={t("End the session of {browser}, used {time}", { browser, ...used })}
          onClick={() => onEnd(moveFocus)}
        >
          {t("End")}
        </BusyButton>
      )}
    </Box>
  );
}

const ownFirst = (one: Session, other: Session) => Number(other.current) - Number(one.current);

/** Lists the account's sessions, each with a button that ends it. */
function SessionList() {
  const answer = useCall<SessionsAnswer>("auth/sessions", sessionsKey);
  const end = useAct({
    does: (call, { id }: Session) => call(`auth/sessions/${id}`, { method: "DELETE" }),
    done: (_, { browser }) => t("The session of {browser} has ended", { browser: browserName(browser) }),
    // A session that is gone has ended.
    failed: (error) =>
      isGone(error) ? undefined : t("Failed to end the session: {reason}", { reason: error.message }),
    reloads: sessionsKey,
  });
  return (
    <Loaded answer={answer} failed={t("Your sessions could not be loaded.")} height={56}>
      {({ sessions }) => (
        <PlainList divided aria-label={t("Sessions")} sx={{ borderBottom: 1, borderColor: "divider" }}>
          {sessions.toSorted(ownFirst).map((session) => (
            <Row
              key={session.id}
              session={session}
              busy={end.isPending && end.variables.id === session.id}
              onEnd={(onEnded) => end.mutate(session, { onSuccess: onEnded })}
            />
          ))}
        </PlainList>
      )}
    </Loaded>
  );
}

/** Warns of the end of the links that the account has made for others; their number is undefined until known. */
export const linksEnd = (openLinks: number | undefined): string =>
  t("{links} of yours for reviews, testimonials or invitations will end otherwise.", {
    links: openLinks === undefined ? t("Links") : counted(openLinks, "link"),
  });

type SignOutProps = Readonly<{
  /** Undefined until known. */
  openLinks: number | undefined;
}>;

/** Signs out everywhere, after a question when links of the account would end too. */
function SignOutEverywhere({ openLinks }: SignOutProps) {
  const [keepLinks, setKeepLinks] = useState(false);
  const signOut = useAct({
    does: (call) => call("auth/logout-everywhere", { method: "POST", data: { keepLinks } }),
    failed: ({ message }) => t("Failed to sign out everywhere: {reason}", { reason: message }),
    onDone: leaveSignedOut,
  });
  const busy = signOut.isPending || signOut.isSuccess;
  const { ask, dialog } = useAsking(busy, (close) => signOut.mutate(undefined, { onSettled: close }));
  return (
    <>
      <BusyButton
        variant="outlined"
        startIcon={<LogOutIcon />}
        busy={busy}
        onClick={() => (openLinks === 0 ? signOut.mutate() : ask())}
        sx={{ alignSelf: "flex-start" }}
      >
        {t("Sign out everywhere")}
      </BusyButton>
      <ConfirmDialog
        {...dialog}
        title={t("Sign out everywhere?")}
        confirmLabel={t("Sign out everywhere")}
        choice={<SwitchRow label={t("Keep my links working")} isOn={keepLinks} onChange={setKeepLinks} />}
      >
        {linksEnd(openLinks)}
      </ConfirmDialog>
    </>
  );
}

export const Sessions = ({ openLinks }: SignOutProps) => (
  <FormSection
    title={t("Sessions")}
    text={t("Browsers signed in to this account. End any session that you do not recognise.")}
  >
    <SessionList />
    <SignOutEverywhere openLinks={openLinks} />
  </FormSection>
);
