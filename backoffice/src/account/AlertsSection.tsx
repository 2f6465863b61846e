import type { AlertHours } from "@etalase/contracts/alerts";
import type { AlertDevice, Alerts, AlertsUpdate, AlertTest } from "@etalase/contracts/alerts.schema";
import { Alert, Box, Link as MuiLink } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { BellRingIcon } from "lucide-react";
import { useRef, useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { permissionHere, subscribeHere, unsubscribeHere } from "../alerts/device.ts";
import { alertsKey, hereKey, subscriptions, useAlerts, useDeviceHere } from "../alerts/useAlerts.ts";
import { isSuperadmin } from "../kit/data/session.ts";
import { SwitchRow } from "../kit/form/SwitchRow.tsx";
import { t } from "../kit/language/t.ts";
import { useAct } from "../kit/notices/useAct.ts";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { FormSection } from "../kit/parts/FormSection.tsx";
import { formatDay } from "../kit/parts/format.ts";
import { Loaded } from "../kit/parts/Loaded.tsx";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { SelectField } from "../kit/parts/SelectField.tsx";
import { focusTitle, useFocusOnRemoval } from "../kit/parts/useFocusOnRemoval.ts";
import { reach } from "../kit/theme/palette.ts";
import { Facts, Grow, Quiet, Row } from "../kit/theme/Words.tsx";
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

/** Turns alerts off on a device, or on in this browser when none is named. */
function useTurning({ publicKey, devices }: Alerts, here: AlertDevice | undefined) {
  const queries = useQueryClient();
  return useAct({
    ...acting,
    async does(call, device: AlertDevice | undefined) {
      const set = (push: boolean) => call("alerts", { method: "PUT", data: { push } });
      if (device) {
        // Who removes the last device wants no alerts there, and no warning that none arrives.
        if (!devices.some(({ id, isFailing }) => id !== device.id && !isFailing)) await set(false);
        await call(`${subscriptions}/${device.id}`, { method: "DELETE" });
        if (device.id === here?.id) await unsubscribeHere();
        return;
      }
      const data = await subscribeHere(publicKey);
      if (!data) return;
      queries.setQueryData(hereKey(publicKey), await call<AlertDevice>(subscriptions, { method: "POST", data }));
      await set(true);
    },
  });
}

type Turn = ReturnType<typeof useTurning>;
type HereProps = Readonly<{ isKnown: boolean; here: AlertDevice | undefined; turn: Turn }>;

/** Makes this browser ring, or not. */
function Here({ isKnown, here, turn }: HereProps) {
  const permission = useSyncExternalStore(onReturn, permissionHere);
  if (permission !== "open")
    return (
      <Alert severity="info" role="note">
        {permission === "missing" ? missing : denied}
      </Alert>
    );
  return (
    <SwitchRow
      label={t("Ring on this device")}
      isOn={here !== undefined || (turn.isPending && !turn.variables)}
      disabled={!isKnown}
      onChange={() => turn.isPending || turn.mutate(here)}
    />
  );
}

function TestButton() {
  const test = useAct({
    ...acting,
    does: (call) => call<AlertTest>("alerts/test", { method: "POST" }),
    done: ({ reached }) => (reached === 0 ? t("No device could be reached") : t("Sent: it rings within a few seconds")),
  });
  return (
    <BusyButton variant="outlined" startIcon={<BellRingIcon />} busy={test.isPending} onClick={() => test.mutate()}>
      {t("Ring as a test")}
    </BusyButton>
  );
}

type DeviceProps = Readonly<{ device: AlertDevice; isHere: boolean; turn: Turn }>;

function Device({ device, isHere, turn }: DeviceProps) {
  const row = useRef<HTMLLIElement>(null);
  const moveFocus = useFocusOnRemoval(row);
  const browser = browserName(device.browser);
  const turnOff = () => {
    if (turn.isPending) return;
    moveFocus();
    turn.mutate(device);
  };
  return (
    <Row component="li" ref={row} sx={{ py: 1 }}>
      <Grow>
        <Facts sx={{ fontWeight: 600 }}>{isHere ? t("{browser} (this device)", { browser }) : browser}</Facts>
        <Quiet>
          {device.isFailing
            ? t("Cannot be reached: turn alerts on there again")
            : t("since {day}", { day: formatDay(device.createdAt) })}
        </Quiet>
      </Grow>
      <BusyButton
        variant="outlined"
        busy={turn.isPending && turn.variables?.id === device.id}
        aria-label={t("Turn off alerts on {browser}", { browser })}
        onClick={turnOff}
      >
        {t("Turn off")}
      </BusyButton>
    </Row>
  );
}

const hours = [
  { id: "always", name: t("At any time") },
  { id: "office", name: t("In office hours, or as they begin") },
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

function Choices({ alerts: { push, mail, weekly, canMail, devices, ...alerts } }: Readonly<{ alerts: Alerts }>) {
  const { mutate } = useAct({
    ...acting,
    does: (call, data: AlertsUpdate) => call("alerts", { method: "PUT", data }),
  });
  const helper = canMail ? undefined : needsMail();
  return (
    <>
      {push && devices.length === 0 && (
        // A browser that cannot ring can end the warning, too, that no device does.
        <SwitchRow
          label={t("Ring on my devices")}
          isOn
          onChange={() => mutate({ push: false }, { onSuccess: focusTitle })}
        />
      )}
      <SwitchRow
        label={t("New orders by e-mail, too")}
        helper={helper}
        isOn={mail}
        disabled={!canMail && !mail}
        onChange={(next) => mutate({ mail: next })}
      />
      {(push || mail) && (
        <SelectField
          label={t("Alert me")}
          value={alerts.hours}
          choices={hours}
          onChoose={(id) => mutate({ hours: id === "office" ? id : "always" })}
        />
      )}
      <SwitchRow
        label={t("Weekly summary by e-mail, on Mondays")}
        helper={helper}
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
  const known = useDeviceHere(alerts);
  const here = devices.find(({ id }) => id === known?.id);
  const turn = useTurning(alerts, here);
  return (
    <>
      {/* The section's words stay in view above it. */}
      <Box ref={arrive} sx={{ scrollMarginTop: 180 }}>
        <Here isKnown={known !== undefined} {...{ here, turn }} />
      </Box>
      {devices.length > 0 && (
        <>
          <TestButton />
          <PlainList divided aria-label={t("Devices that ring")}>
            {devices.map((device) => (
              <Device key={device.id} isHere={device === here} {...{ device, turn }} />
            ))}
          </PlainList>
        </>
      )}
      <Choices alerts={alerts} />
    </>
  );
}

/** How the own account is rung about new orders. */
export const AlertsSection = () => (
  <FormSection
    title={t("Alerts")}
    text={t("A new order rings here within seconds. Once somebody opens it, the alerts stop.")}
  >
    <Loaded answer={useAlerts()} failed={t("Your alerts could not be loaded.")} height={44}>
      {(alerts) => <Body alerts={alerts} />}
    </Loaded>
  </FormSection>
);
