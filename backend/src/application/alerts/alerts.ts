import { alertLimits } from "@etalase/contracts/alerts";
import type { AlertsUpdate, SubscriptionInput } from "@etalase/contracts/alerts.schema";
import { DomainError } from "../../domain/errors.ts";
import type { PushSubscription } from "../../domain/rings.ts";
import type { Actor, User } from "../../domain/user.ts";
import { definedValues, existing, refuseEmpty } from "../content.ts";
import type { Clock, Transaction } from "../ports.ts";
import type { UserRepository } from "../users.ts";
import type { PushSender, SubscriptionRepository } from "./pushing.ts";

type Needs = Readonly<{
  subscriptions: SubscriptionRepository;
  users: Pick<UserRepository, "findById" | "chooses">;
  sender: Pick<PushSender, "publicKey" | "check">;
  outbox: Readonly<{ isSetUp: boolean }>;
  /** Another text for each endpoint, in the form of an id. */
  idOf: (endpoint: string) => string;
  exclusively: Transaction;
  now: Clock;
}>;

/** How accounts are rung: by their own choice, on their devices. */
export function createAlertsService({ subscriptions, users, sender, outbox, idOf, exclusively, now }: Needs) {
  /** Tells, too, whether any of the ways that an account chose works. */
  async function state({ id, email, alerts }: Pick<User, "id" | "email" | "alerts">) {
    const devices = await subscriptions.ofUsers([id]);
    const canMail = outbox.isSetUp && email !== "";
    const isReached = (alerts.mail && canMail) || (alerts.push && devices.some(({ isFailing }) => !isFailing));
    const isDead = (alerts.mail || alerts.push) && !isReached;
    return { ...alerts, canMail, isDead, publicKey: sender.publicKey(), devices };
  }

  return {
    state,

    /** @throws {DomainError} "invalid" for an edit that changes nothing */
    async choose(change: AlertsUpdate, { user: { id } }: Actor) {
      refuseEmpty(change);
      return exclusively(async () => {
        const user = existing(await users.findById(id));
        const alerts = { ...user.alerts, ...definedValues(change) };
        await users.chooses(id, alerts);
        return state({ ...user, alerts });
      });
    },

    /** The same device again replaces its subscription, also that of another account. */
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

export type AlertsService = ReturnType<typeof createAlertsService>;
