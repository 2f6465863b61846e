import { isOpenAt, nextOpening } from "@etalase/contracts/site/office-hours";
import type { Lead } from "../../domain/leads/lead.ts";
import { type Ring, turnOf } from "../../domain/rings.ts";
import type { Settings } from "../../domain/settings.ts";
import type { User } from "../../domain/user.ts";
import type { LeadRepository } from "../leads/leads.ts";
import type { LeadNotices } from "../mail/new-leads.ts";
import type { Clock, NewId, Transaction } from "../ports.ts";
import type { UserRepository } from "../users.ts";
import type { PushRepository, SubscriptionRepository } from "./pushing.ts";

export interface RingRepository {
  due(at: Date): Promise<Ring | null>;
  save(ring: Ring): Promise<unknown>;
  remove(ids: readonly string[]): Promise<unknown>;
}

type Needs = Readonly<{
  rings: RingRepository;
  pushes: Pick<PushRepository, "insertAll" | "removeAbout">;
  subscriptions: Pick<SubscriptionRepository, "ofUsers">;
  leads: Pick<LeadRepository, "findById">;
  users: Pick<UserRepository, "staff">;
  letters: Pick<LeadNotices, "ring">;
  settings: () => Promise<Settings>;
  exclusively: Transaction;
  now: Clock;
  newId: NewId;
}>;

/** Rings the people who answer new leads, one after the other, until one of them opens the lead. */
export function createRinging(needs: Needs) {
  const { rings, pushes, subscriptions, leads, users, letters, settings, exclusively, now, newId } = needs;

  async function ring(lead: Lead, rung: readonly User[]) {
    const byPush = rung.filter(({ alerts }) => alerts.push).map(({ id }) => id);
    const devices = await subscriptions.ofUsers(byPush);
    const waiting = { leadId: lead.id, status: "pending", tries: 0, lastError: null, nextTryAt: now() } as const;
    await pushes.insertAll(devices.map(({ id: subscriptionId }) => ({ ...waiting, id: newId(), subscriptionId })));
    for (const user of rung) if (user.alerts.mail) await letters.ring(user, lead);
  }

  async function ringNext({ id, rung }: Ring) {
    const lead = await leads.findById(id);
    if (!lead) return rings.remove([id]);
    const { alerts, ...office } = await settings();
    const isOpen = isOpenAt(office, now());
    const turn = turnOf({ rung, duty: alerts.duty, users: await users.staff(), isOpen });
    await ring(lead, turn.users);
    const later = new Date(now().getTime() + alerts.nextAfterMinutes * 60_000);
    const nextAt = { next: later, opening: nextOpening(office, now()), end: null }[turn.after];
    if (!nextAt) return rings.remove([id]);
    return rings.save({ id, rung: [...rung, ...turn.users.map((user) => user.id)], nextAt });
  }

  return {
    /** Call it in the transaction that stores the lead. */
    begin: (lead: Lead) => rings.save({ id: lead.id, rung: [], nextAt: now() }),

    /** Somebody looks after these leads: nobody else is rung about them. */
    async end(leadIds: readonly string[]): Promise<void> {
      await rings.remove(leadIds);
      await pushes.removeAbout(leadIds);
    },

    /** Puts all rings that are due into the queues. */
    async run(): Promise<void> {
      while (await rings.due(now()))
        // The lock of the site's state makes other instances wait: each ring is rung once.
        await exclusively(async () => {
          const due = await rings.due(now());
          if (due) await ringNext(due);
        });
    },
  };
}

export type Ringing = ReturnType<typeof createRinging>;
