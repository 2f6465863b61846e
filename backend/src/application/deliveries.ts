import { afterFailure, type Delivery, errorMax, inOneLine } from "../domain/mail.ts";
import type { Clock } from "./ports.ts";
import { createRuns, type Runs } from "./runs.ts";

/** The reason why a delivery was not accepted. */
export type NotTaken = Readonly<{
  /** In the words of the other server, or the key of the site's own reason. */
  message: string;
  /** The server will never accept this delivery. */
  isPermanent: boolean;
  /** The seconds for which the server asks to be left alone. */
  retryAfter?: number;
}>;

/** The deliveries that wait. Several instances may send them: one of them claims each. */
export interface Queue<Item extends Delivery> {
  /** Takes a delivery that is due, and reserves it until then. */
  claim(at: Date, until: Date): Promise<Item | null>;
  /** Returns a delivery that was not accepted. */
  giveBack(item: Item): Promise<unknown>;
  remove(id: string): Promise<unknown>;
}

type Needs<Item extends Delivery> = Readonly<{
  queue: Queue<Item>;
  /** Returns null for an accepted delivery. */
  bring: (item: Item) => Promise<NotTaken | null>;
  /** Called when nothing is left to send for now. */
  rest?: () => void;
  /** Longer than any delivery takes: only the one of a dead process is claimed again. */
  claimMs: number;
  /** Minutes until each retry. */
  waits?: readonly number[];
  /** A server that hangs holds one of so many up. */
  atOnce?: number;
  notTaken?: ((item: Pick<Item, "id" | "tries" | "status">) => void) | undefined;
  now: Clock;
}>;

/** Sends one delivery, and removes it, or puts it back for another try. */
function createDelivery<Item extends Delivery>({ queue, bring, waits, now, notTaken = () => {} }: Needs<Item>) {
  /** Deliveries that the other server has accepted while the database was away. */
  const taken = new Set<string>();

  return async (item: Item): Promise<void> => {
    const refusal = taken.has(item.id) ? null : await bring(item);
    if (!refusal) {
      taken.add(item.id);
      await queue.remove(item.id);
      taken.delete(item.id);
      return;
    }
    const tries = item.tries + 1;
    const after = afterFailure(tries, refusal.isPermanent, now(), waits);
    const notBefore = now().getTime() + (refusal.retryAfter ?? 0) * 1000;
    const nextTryAt = after.nextTryAt && new Date(Math.max(after.nextTryAt.getTime(), notBefore));
    await queue.giveBack({ ...item, ...after, nextTryAt, tries, lastError: inOneLine(refusal.message, errorMax) });
    notTaken({ id: item.id, tries, status: after.status });
  };
}

/** Sends what is due, as a rule one after the other. */
export function createSending<Item extends Delivery>(needs: Needs<Item>): Runs {
  const { queue, rest, claimMs, atOnce, now } = needs;
  const next = () => queue.claim(now(), new Date(now().getTime() + claimMs));
  return createRuns({ next, work: createDelivery(needs), rest, atOnce });
}
