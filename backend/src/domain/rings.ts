import type { Delivery } from "./mail.ts";
import { isAtWork, type User } from "./user.ts";

/** The rings of a lead that nobody has opened yet; `id` is the lead's. */
export type Ring = Readonly<{
  id: string;
  /** The accounts that were rung, each of them once. */
  rung: readonly string[];
  nextAt: Date;
}>;

/** A device's address at a push service, and its keys. */
export type PushSubscription = Readonly<{
  id: string;
  userId: string;
  /** The session in which the device was last seen: signing out of it ends the subscription. */
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** In words. */
  browser: string;
  /** The push service has refused the last message for good. */
  isFailing: boolean;
  createdAt: Date;
}>;

/** A message to one device, about a lead. */
export type Push = Delivery & Readonly<{ leadId: string; subscriptionId: string }>;

/** Tells whether an account wants to be rung, and may be. */
export const wantsRings = (user: User): boolean => isAtWork(user) && (user.alerts.push || user.alerts.mail);

type Facts = Readonly<{
  rung: readonly string[];
  duty: readonly string[];
  users: readonly User[];
  isOpen: boolean;
}>;

/** The accounts to ring now, and what comes after them. */
type Turn = Readonly<{ users: readonly User[]; after: "next" | "opening" | "end" }>;

/**
 * The first on duty who has not been rung, else all others. Accounts that cannot be rung now are passed over at once;
 * those that chose the office hours are rung when the office opens.
 */
export function turnOf({ rung, duty, users, isOpen }: Facts): Turn {
  const left = users.filter((user) => wantsRings(user) && !rung.includes(user.id));
  const awake = left.filter(({ alerts }) => isOpen || alerts.hours === "always");
  const first = duty.map((id) => awake.find((user) => user.id === id)).find(Boolean);
  const now = first ? [first] : awake;
  if (now.length === left.length) return { users: now, after: "end" };
  return { users: now, after: first ? "next" : "opening" };
}
