import type { SubscriptionInput } from "@etalase/contracts/alerts.schema";
import { paths, servedPaths } from "@etalase/contracts/site/paths";

/** Whether this browser can ring, and may. */
export type Permission = "missing" | "denied" | "open";

export function permissionHere(): Permission {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "missing";
  return Notification.permission === "denied" ? "denied" : "open";
}

/** The key of the site that made the subscription, in base64url. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

const inputOf = (subscription: PushSubscription) =>
  // The type of the browser's form leaves out that a subscription always has its address and keys.
  subscription.toJSON() as SubscriptionInput;

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(paths.dashboard);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Returns this browser's subscription to the site with that key; null when the browser has none. */
export async function knownHere(publicKey: string): Promise<SubscriptionInput | null> {
  if (permissionHere() !== "open" || Notification.permission !== "granted") return null;
  const subscription = await subscriptionHere();
  if (!subscription) return null;
  // A site that was restored has another key.
  return keyOf(subscription) === publicKey ? inputOf(subscription) : subscribeHere(publicKey);
}

/** Asks for the permission to ring, and subscribes. Returns null when the person refuses. */
export async function subscribeHere(publicKey: string): Promise<SubscriptionInput | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(servedPaths.alertsWorker, { scope: paths.dashboard });
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && keyOf(before) !== publicKey) await before.unsubscribe();
  return inputOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
}

export async function unsubscribeHere(): Promise<void> {
  await (await subscriptionHere())?.unsubscribe();
}
