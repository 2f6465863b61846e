import type { Answered, Delivery, Webhook } from "../../domain/webhooks.ts";

export interface WebhookRepository {
  /** The oldest first. */
  all(): Promise<readonly Webhook[]>;
  find(id: string): Promise<Webhook | null>;
  insert(webhook: Webhook): Promise<unknown>;
  change(id: string, change: Partial<Webhook>): Promise<unknown>;
  remove(id: string): Promise<unknown>;
}

export interface DeliveryRepository {
  insertAll(deliveries: readonly Delivery[]): Promise<unknown>;
  /** Reserves a delivery that is due. */
  claim(at: Date, until: Date): Promise<Delivery | null>;
  /** Stores the outcome of a try, and lets the delivery go. */
  giveBack(delivery: Delivery): Promise<unknown>;
  /** Makes the waiting deliveries of a webhook wait for that time, so that a dead one is asked once for all of them. */
  postpone(webhookId: string, until: Date): Promise<unknown>;
  /** Gives the waiting deliveries of a webhook up. */
  giveUp(webhookId: string, error: NonNullable<Answered["error"]>): Promise<unknown>;
  /** Drops the waiting deliveries about records; `announced` are those for the webhooks of a later time. @returns their number */
  drop(about: readonly string[], which: "all" | "announced"): Promise<number>;
  remove(id: string): Promise<unknown>;
  /** The newest first. */
  latest(webhookId: string, limit: number): Promise<readonly Delivery[]>;
  removeOf(webhookId: string): Promise<unknown>;
  removeEnded(before: Date): Promise<unknown>;
}
