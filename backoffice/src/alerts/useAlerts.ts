import type { AlertDevice, Alerts, SubscriptionInput } from "@etalase/contracts/alerts.schema";
import { useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "../kit/data/dataProvider.ts";
import { useCall } from "../kit/data/useCall.ts";
import { knownHere } from "./device.ts";

export const alertsKey = ["alerts"];

export const hereKey = (publicKey: string) => [...alertsKey, "here", publicKey];

export const subscriptions = "alerts/subscriptions";

/** How the own account is rung. */
export const useAlerts = () => useCall<Alerts>("alerts", alertsKey);

/**
 * Tells the server of this browser's subscription, which a sign-out has ended, or another account holds. Returns its
 * device: null when the browser has none, undefined until known.
 */
export function useDeviceHere(alerts: Alerts | undefined): AlertDevice | null | undefined {
  const provider = useDataProvider<EtalaseProvider>();
  const { publicKey = "", push = false } = alerts ?? {};
  const { data } = useQuery({
    queryKey: hereKey(publicKey),
    enabled: push,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const known: SubscriptionInput | null = await knownHere(publicKey);
      if (!known) return null;
      return (await provider.call<AlertDevice>(subscriptions, { method: "POST", data: known })).data;
    },
  });
  return alerts && !push ? null : data;
}
