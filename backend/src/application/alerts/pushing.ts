import type { DashboardLanguage } from "@etalase/contracts/auth";
import type { Lead } from "../../domain/leads/lead.ts";
import { type Push, type PushSubscription, wantsRings } from "../../domain/rings.ts";
import type { User } from "../../domain/user.ts";
import { createSending, type NotTaken, type Queue } from "../deliveries.ts";
import type { LeadRepository } from "../leads/leads.ts";
import { wordsIn } from "../mail/letter.ts";
import type { Clock } from "../ports.ts";
import type { UserRepository } from "../users.ts";

export interface SubscriptionRepository {
  /** The oldest first. */
  ofUsers(userIds: readonly string[]): Promise<readonly PushSubscription[]>;
  findById(id: string): Promise<PushSubscription | null>;
  insert(subscription: PushSubscription): Promise<unknown>;
  fail(id: string, isFailing: boolean): Promise<unknown>;
  remove(ids: readonly string[]): Promise<unknown>;
  /** Ends those of an ended session. */
  removeOfSession(sessionId: string): Promise<unknown>;
  /** Ends those of an account, except for one session. */
  removeOf(userId: string, except?: string): Promise<unknown>;
}

export interface PushRepository extends Queue<Push> {
  insertAll(pushes: readonly Push[]): Promise<unknown>;
  /** Removes what was not sent yet about these leads. */
  removeAbout(leadIds: readonly string[]): Promise<unknown>;
}

/** The text of an alert. It holds no more of a person than the name. */
export type PushMessage = Readonly<{
  title: string;
  /** Empty for a test. */
  lead: string;
  chat: string;
  take: string;
  unanswered: number;
}>;

/** The push services. */
export interface PushSender {
  /** The site's public key, by which browsers subscribe. */
  publicKey(): string;
  /** @throws {DomainError} "invalid" for a subscription to which no message can be sent */
  check(subscription: Pick<PushSubscription, "endpoint" | "p256dh" | "auth">): Promise<void>;
  /** Returns null for an accepted message, "gone" when the subscription has ended. */
  send(subscription: PushSubscription, message: PushMessage): Promise<NotTaken | "gone" | null>;
}

type Needs = Readonly<{
  pushes: PushRepository;
  subscriptions: SubscriptionRepository;
  sender: PushSender;
  leads: Pick<LeadRepository, "findById" | "counts">;
  users: Pick<UserRepository, "findById">;
  now: Clock;
}>;

/** Minutes until each retry: a ring that is a day late helps nobody. */
const waits = [0.25, 1, 5, 30, 120, 480];

/** Sends the alerts of the queue, and tests. */
export function createPushing({ pushes, subscriptions, sender, leads, users, now }: Needs) {
  async function messageOf(language: DashboardLanguage | null, lead: Lead | null): Promise<PushMessage> {
    const { title, test, chat, take } = wordsIn[language ?? "en"].alerts;
    const unanswered = (await leads.counts()).statuses.get("new") ?? 0;
    const shown = lead ? title(lead.name, lead.package?.name ?? "") : test;
    return { title: shown, lead: lead?.id ?? "", chat, take, unanswered };
  }

  /** Sends a message, and notes the state of the device. */
  async function ring(device: PushSubscription, message: PushMessage) {
    const answer = await sender.send(device, message);
    if (answer === "gone") await subscriptions.remove([device.id]);
    else if (!answer || answer.isPermanent) await subscriptions.fail(device.id, answer !== null);
    return answer;
  }

  const queue: Queue<Push> = {
    ...pushes,
    async giveBack(push) {
      if (push.status === "pending") return pushes.giveBack(push);
      await subscriptions.fail(push.subscriptionId, true);
      return pushes.remove(push.id);
    },
  };

  return {
    /** Rings all devices of an account. Returns the number of those that were reached. */
    async test({ id, language }: User): Promise<number> {
      const message = await messageOf(language, null);
      const devices = await subscriptions.ofUsers([id]);
      const answers = await Promise.all(devices.map((device) => ring(device, message)));
      return answers.filter((answer) => answer === null).length;
    },

    sending: createSending({
      queue,
      now,
      waits,
      // A process that was killed must not keep a ring waiting.
      claimMs: 20_000,
      atOnce: 50,
      async bring({ leadId, subscriptionId }) {
        const [device, lead] = await Promise.all([subscriptions.findById(subscriptionId), leads.findById(leadId)]);
        const user = device && (await users.findById(device.userId));
        if (!lead || !user || !wantsRings(user)) return null;
        const answer = await ring(device, await messageOf(user.language, lead));
        return answer === "gone" ? null : answer;
      },
    }),
  };
}

export type Pushing = ReturnType<typeof createPushing>;
