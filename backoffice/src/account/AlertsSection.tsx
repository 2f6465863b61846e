import type { AlertHours } from "@etalase/contracts/alerts";
import type { AlertDevice, Alerts, AlertsUpdate, AlertTest } from "@etalase/contracts/alerts.schema";
import { Alert, Box, Link as MuiLink, Skeleton, Switch, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { BellIcon, BellRingIcon } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { permissionHere, subscribeHere, unsubscribeHere } from "../alerts/device.ts";
import { alertsKey, subscriptions, useAlerts, useDeviceHere } from "../alerts/useAlerts.ts";
import { isSuperadmin } from "../kit/data/session.ts";
import { t } from "../kit/language/t.ts";
import { useAct } from "../kit/notices/useAct.ts";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { FailureNotice } from "../kit/parts/FailureNotice.tsx";
import { formatDay } from "../kit/parts/format.ts";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { SelectField } from "../kit/parts/SelectField.tsx";
import { reach } from "../kit/theme/palette.ts";
import { Facts, Grow, Quiet, Row } from "../kit/theme/Words.tsx";
import { AccountSection } from "./AccountSection.tsx";
import { browserName } from "./browserName.ts";

/** Returns the permission of this browser, which people change in the browser's own settings. */
function usePermission() {
  const [permission, setPermission] = useState(permissionHere);
  const [look] = useState(() => () => setPermission(permissionHere()));
  useEffect(() => {
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, [look]);
  return [permission, look] as const;
}

const missing = t(
  "This browser cannot ring. On an iPhone, first add the dashboard to the home screen and open it from there.",
);
const denied = t(
  "This browser blocks notifications of this site. Press the icon beside the address, allow notifications, and come back to this page.",
);

const failed = ({ message }: Error) => t("Alerts could not be changed: {reason}", { reason: message });

/** The acts on alerts, after each of which their state is loaded anew. */
function useAlertActs({ publicKey, devices }: Alerts) {
  const queries = useQueryClient();
  const onEnd = () => queries.invalidateQueries({ queryKey: alertsKey });
  const turnOn = useAct({
    failed,
    onEnd,
    does: async (call) => {
      const data = await subscribeHere(publicKey);
      if (!data) return;
      await call(subscriptions, { method: "POST", data });
      await call("alerts", { method: "PUT", data: { push: true } });
    },
  });
  const change = useAct({
    failed,
    onEnd,
    does: (call, data: AlertsUpdate) => call("alerts", { method: "PUT", data }),
  });
  const remove = useAct({
    failed,
    onEnd,
    does: async (call, { id, isHere }: Readonly<{ id: string; isHere: boolean }>) => {
      if (isHere) await unsubscribeHere();
      // Who removes the last device wants no alerts there, and no warning that none arrives.
      if (devices.length === 1) await call("alerts", { method: "PUT", data: { push: false } });
      await call(`${subscriptions}/${id}`, { method: "DELETE" });
    },
  });
  const test = useAct({
    failed,
    onEnd,
    does: (call) => call<AlertTest>("alerts/test", { method: "POST" }),
    done: ({ reached }) => (reached === 0 ? t("No device could be reached") : t("Sent: it rings within a few seconds")),
  });
  return { turnOn, change, remove, test };
}

type Acts = ReturnType<typeof useAlertActs>;

function Device({ device, isHere, remove }: Readonly<{ device: AlertDevice; isHere: boolean }> & Pick<Acts, "remove">) {
  const browser = browserName(device.browser);
  const since = t("since {day}", { day: formatDay(device.createdAt) });
  return (
    <Row component="li" sx={{ py: 1 }}>
      <Grow>
        <Facts sx={{ fontWeight: 600 }}>{isHere ? t("{browser} (this device)", { browser }) : browser}</Facts>
        <Quiet>{device.isFailing ? t("Cannot be reached: turn alerts on there again") : since}</Quiet>
      </Grow>
      <BusyButton
        size="small"
        variant="outlined"
        busy={remove.isPending && remove.variables.id === device.id}
        aria-label={t("Turn off alerts on {browser}", { browser })}
        onClick={() => remove.mutate({ id: device.id, isHere })}
        sx={{ minHeight: { xs: 44, sm: 36 } }}
      >
        {t("Turn off")}
      </BusyButton>
    </Row>
  );
}

type ToggleProps = Readonly<{
  label: string;
  helpId: string | undefined;
  isOn: boolean;
  disabled: boolean;
  onChange: (isOn: boolean) => void;
}>;

function Toggle({ label, helpId, isOn, disabled, onChange }: ToggleProps) {
  const id = useId();
  return (
    <Row>
      <Grow>
        <Typography component="label" htmlFor={id} variant="subtitle2">
          {label}
        </Typography>
      </Grow>
      <Switch
        checked={isOn}
        disabled={disabled && !isOn}
        onChange={(_, next) => onChange(next)}
        slotProps={{ input: { id, role: "switch", "aria-describedby": helpId } }}
      />
    </Row>
  );
}

const hours = [
  { id: "always", name: t("At any time") },
  { id: "office", name: t("In office hours; at other times when they begin") },
] satisfies readonly Readonly<{ id: AlertHours; name: string }>[];

function Choices({ alerts, change }: Readonly<{ alerts: Alerts }> & Pick<Acts, "change">) {
  const { mail, weekly, canMail, push } = alerts;
  const id = useId();
  const helpId = canMail ? undefined : id;
  const set = (data: AlertsUpdate) => change.mutate(data);
  return (
    <>
      <Toggle
        label={t("New orders by e-mail, too")}
        helpId={helpId}
        isOn={mail}
        disabled={!canMail}
        onChange={(next) => set({ mail: next })}
      />
      {(push || mail) && (
        <SelectField
          label={t("Ring me")}
          value={alerts.hours}
          choices={hours}
          onChoose={(id) => set({ hours: id === "office" ? id : "always" })}
        />
      )}
      <Toggle
        label={t("The week in one letter, on Mondays")}
        helpId={helpId}
        isOn={weekly}
        disabled={!canMail}
        onChange={(next) => set({ weekly: next })}
      />
      {!canMail && (
        <Typography id={id} variant="caption" component="div">
          {t("Needs mail to be set up, and an e-mail address of yours.")}{" "}
          {isSuperadmin() && (
            <MuiLink component={Link} to="/dashboard/mail" color="inherit" sx={reach}>
              {t("Set up mail")}
            </MuiLink>
          )}
        </Typography>
      )}
    </>
  );
}

/** The state of this browser, and the button that turns its alerts on. */
function Here({ isOn, alerts, acts }: Readonly<{ isOn: boolean; alerts: Alerts; acts: Acts }>) {
  const [permission, look] = usePermission();
  const { turnOn, test } = acts;
  if (permission !== "open")
    return (
      <Alert severity="info" role="note">
        {permission === "missing" ? missing : denied}
      </Alert>
    );
  const rings = alerts.devices.length > 0;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
      {!isOn && (
        <BusyButton
          variant="contained"
          startIcon={<BellIcon />}
          busy={turnOn.isPending}
          onClick={() => turnOn.mutate(undefined, { onSettled: look })}
        >
          {t("Turn on alerts on this device")}
        </BusyButton>
      )}
      {rings && (
        <BusyButton variant="outlined" startIcon={<BellRingIcon />} busy={test.isPending} onClick={() => test.mutate()}>
          {t("Ring as a test")}
        </BusyButton>
      )}
    </Box>
  );
}

function Body({ alerts }: Readonly<{ alerts: Alerts }>) {
  const acts = useAlertActs(alerts);
  const here = useDeviceHere(alerts);
  return (
    <>
      <Here isOn={alerts.devices.some(({ id }) => id === here?.id)} alerts={alerts} acts={acts} />
      {alerts.devices.length > 0 && (
        <PlainList divided aria-label={t("Devices that ring")}>
          {alerts.devices.map((device) => (
            <Device key={device.id} device={device} isHere={device.id === here?.id} remove={acts.remove} />
          ))}
        </PlainList>
      )}
      <Choices alerts={alerts} change={acts.change} />
    </>
  );
}

/** Scrolls to the section when the address names it, once its height is known. */
function useArrival(isThere: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash === "#alerts") place.current?.scrollIntoView({ block: "start" });
  }, [isThere, hash]);
  return place;
}

/** How the own account is rung about new orders. */
export function AlertsSection() {
  const { data, isError, isFetching, refetch } = useAlerts();
  const place = useArrival(Boolean(data));
  let content: ReactNode = <Skeleton variant="rounded" height={44} />;
  if (data) content = <Body alerts={data} />;
  else if (isError && !isFetching)
    content = <FailureNotice text={t("Your alerts could not be loaded.")} onRetry={() => void refetch()} />;
  return (
    <Box ref={place} sx={{ scrollMarginTop: 80 }}>
      <AccountSection
        title={t("Alerts")}
        text={t("A new order rings here within seconds. Once somebody opens it, nobody else is rung.")}
      >
        {content}
      </AccountSection>
    </Box>
  );
}
