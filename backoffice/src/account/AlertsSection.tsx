import type { AlertHours } from "@etalase/contracts/alerts";
import type { AlertDevice, Alerts, AlertsUpdate, AlertTest } from "@etalase/contracts/alerts.schema";
import { Alert, Box, Link as MuiLink } from "@mui/material";
import { BellRingIcon } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { permissionHere, subscribeHere, unsubscribeHere } from "../alerts/device.ts";
import { alertsKey, subscriptions, useAlerts, useDeviceHere } from "../alerts/useAlerts.ts";
import { isSuperadmin } from "../kit/data/session.ts";
import { SwitchRow } from "../kit/form/SwitchRow.tsx";
import { t } from "../kit/language/t.ts";
import { useAct } from "../kit/notices/useAct.ts";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { FormSection } from "../kit/parts/FormSection.tsx";
import { Loaded } from "../kit/parts/Loaded.tsx";
import { SelectField } from "../kit/parts/SelectField.tsx";
import { reach } from "../kit/theme/palette.ts";
import { Quiet } from "../kit/theme/Words.tsx";
import { browserName } from "./browserName.ts";

/** People change the permission in the browser's own settings, and come back. */
function onReturn(look: () => void) {
  addEventListener("focus", look);
  return () => removeEventListener("focus", look);
}

const missing = t(
  "This browser cannot ring. On an iPhone, first add the dashboard to the home screen and open it from there.",
);
const denied = t(
  "This browser blocks notifications of this site. Press the icon beside the address, allow notifications, and come back to this page.",
);

const acting = {
  failed: ({ message }: Error) => t("Alerts could not be changed: {reason}", { reason: message }),
  reloads: alertsKey,
};

type HereProps = Readonly<{ alerts: Alerts; here: AlertDevice | undefined }>;

/** Makes this browser ring, or not, and rings as a test. */
function Here({ alerts: { publicKey, devices }, here }: HereProps) {
  const permission = useSyncExternalStore(onReturn, permissionHere);
  const turn = useAct({
    ...acting,
    async does(call, isOn: boolean) {
      if (!isOn) await unsubscribeHere();
      const data = isOn && (await subscribeHere(publicKey));
      if (data) await call(subscriptions, { method: "POST", data });
      // Who removes the last device wants no alerts there, and no warning that none arrives.
      if (data || (!isOn && devices.length === 1)) await call("alerts", { method: "PUT", data: { push: isOn } });
      if (here && !isOn) await call(`${subscriptions}/${here.id}`, { method: "DELETE" });
    },
  });
  const test = useAct({
    ...acting,
    does: (call) => call<AlertTest>("alerts/test", { method: "POST" }),
    done: ({ reached }) => (reached === 0 ? t("No device could be reached") : t("Sent: it rings within a few seconds")),
  });
  if (permission !== "open")
    return (
      <Alert severity="info" role="note">
        {permission === "missing" ? missing : denied}
      </Alert>
    );
  return (
    <>
      <SwitchRow
        label={t("Ring on this device")}
        isOn={turn.isPending ? turn.variables : here !== undefined}
        onChange={(next) => turn.isPending || turn.mutate(next)}
      />
      {devices.length > 0 && (
        <BusyButton variant="outlined" startIcon={<BellRingIcon />} busy={test.isPending} onClick={() => test.mutate()}>
          {t("Ring as a test")}
        </BusyButton>
      )}
    </>
  );
}

const deviceName = ({ browser, isFailing }: AlertDevice): string =>
  isFailing ? t("{browser} (cannot be reached)", { browser: browserName(browser) }) : browserName(browser);

const hours = [
  { id: "always", name: t("At any time") },
  { id: "office", name: t("In office hours; at other times when they begin") },
] satisfies readonly Readonly<{ id: AlertHours; name: string }>[];

const needsMail = () => (
  <>
    {t("Needs mail to be set up, and an e-mail address of yours.")}{" "}
    {isSuperadmin() && (
      <MuiLink component={Link} to="/dashboard/mail" color="inherit" sx={reach}>
        {t("Set up mail")}
      </MuiLink>
    )}
  </>
);

function Choices({ alerts: { push, mail, weekly, canMail, ...alerts } }: Readonly<{ alerts: Alerts }>) {
  const { mutate } = useAct({
    ...acting,
    does: (call, data: AlertsUpdate) => call("alerts", { method: "PUT", data }),
  });
  return (
    <>
      <SwitchRow
        label={t("New orders by e-mail, too")}
        helper={canMail ? undefined : needsMail()}
        isOn={mail}
        disabled={!canMail && !mail}
        onChange={(next) => mutate({ mail: next })}
      />
      {(push || mail) && (
        <SelectField
          label={t("Ring me")}
          value={alerts.hours}
          choices={hours}
          onChoose={(id) => mutate({ hours: id === "office" ? id : "always" })}
        />
      )}
      <SwitchRow
        label={t("The week in one letter, on Mondays")}
        isOn={weekly}
        disabled={!canMail && !weekly}
        onChange={(next) => mutate({ weekly: next })}
      />
    </>
  );
}

/** Scrolls to the section when the address names it. */
function arrive(place: HTMLElement | null) {
  if (location.hash === "#alerts") place?.scrollIntoView({ block: "start" });
}

function Body({ alerts }: Readonly<{ alerts: Alerts }>) {
  const { devices } = alerts;
  const here = useDeviceHere(alerts);
  return (
    <>
      {/* The section's words stay in view above it. */}
      <Box ref={arrive} sx={{ scrollMarginTop: 180 }}>
        <Here alerts={alerts} here={devices.find(({ id }) => id === here?.id)} />
      </Box>
      {devices.length > 0 && <Quiet>{t("Rings on: {devices}", { devices: devices.map(deviceName).join(", ") })}</Quiet>}
      <Choices alerts={alerts} />
    </>
  );
}

/** How the own account is rung about new orders. */
export const AlertsSection = () => (
  <FormSection
    title={t("Alerts")}
    text={t("A new order rings here within seconds. Once somebody opens it, nobody else is rung.")}
  >
    <Loaded answer={useAlerts()} failed={t("Your alerts could not be loaded.")} height={44}>
      {(alerts) => <Body alerts={alerts} />}
    </Loaded>
  </FormSection>
);
