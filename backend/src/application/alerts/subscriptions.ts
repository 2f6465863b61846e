import { alertLimits } from "@etalase/contracts/alerts";
import type { Alerts, SubscriptionInput } from "@etalase/contracts/alerts.schema";
import { DomainError } from "../../domain/errors.ts";
import type { PushSubscription } from "../../domain/rings.ts";
import type { Actor, User } from "../../domain/user.ts";
import type { Clock, Transaction } from "../ports.ts";
import type { PushSender, SubscriptionRepository } from "./pushing.ts";

type Needs = Readonly<{
  subscriptions: SubscriptionRepository;
  sender: Pick<PushSender, "publicKey" | "check">;
  outbox: Readonly<{ isSetUp: boolean }>;
  /** Another text for each endpoint, in the form of an id. */
  idOf: (endpoint: string) => string;
  exclusively: Transaction;
  now: Clock;
}>;

/** The devices on which accounts are rung. */
export function createAlertDevices(needs: Needs) {
  const { subscriptions, sender, outbox, idOf, exclusively, now } = needs;

  return {
    /** How an account is rung, and whether any of these ways works. */
    async state({
      id,
      email,
      alerts,
    }: User): Promise<Omit<Alerts, "devices"> & Readonly<{ devices: readonly PushSubscription[] }>> {
      const devices = await subscriptions.ofUsers([id]);
      const canMail = outbox.isSetUp && email !== "";
      const isReached = (alerts.mail && canMail) || (alerts.push && devices.some(({ isFailing }) => !isFailing));
      const isDead = (alerts.mail || alerts.push) && !isReached;
      return { ...alerts, canMail, isDead, publicKey: sender.publicKey(), devices };
    },

    /** The same device again replaces its subscription, also that of another account. Returns its id. */
    async subscribe({ endpoint, keys }: SubscriptionInput, by: Actor, browser: string): Promise<PushSubscription> {
      await sender.check({ endpoint, ...keys });
      const own = { userId: by.user.id, sessionId: by.sessionId ?? "", browser, isFailing: false, createdAt: now() };
      const subscription = { id: idOf(endpoint), endpoint, ...keys, ...own };
      await exclusively(async () => {
        await subscriptions.remove([subscription.id]);
        const others = await subscriptions.ofUsers([by.user.id]);
        // The devices of a person change: the oldest one is the likeliest to be gone.
        const surplus = others.slice(0, Math.max(0, others.length - alertLimits.devices + 1));
        await subscriptions.remove(surplus.map(({ id }) => id));
        await subscriptions.insert(subscription);
      });
      return subscription;
    },

    /** @throws {DomainError} "notFound" for a device of another account */
    async unsubscribe(id: string, { user }: Actor): Promise<void> {
      const device = await subscriptions.findById(id);
      if (device?.userId !== user.id) throw new DomainError("notFound");
      await subscriptions.remove([id]);
    },
  };
}

export type AlertDevices = ReturnType<typeof createAlertDevices>;
