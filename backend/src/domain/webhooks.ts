import type { Refusal } from "@etalase/contracts/refusals/refusal";
import type { deliveryStatuses, WebhookEvent } from "@etalase/contracts/webhooks";

/** Another program that the site tells of events. */
export type Webhook = Readonly<{
  id: string;
  url: string;
  events: readonly WebhookEvent[];
  isActive: boolean;
  /** The key of its signatures, sealed. */
  secret: string;
  /** Null when the last request got no answer. */
  lastStatus: number | null;
  lastAt: Date | null;
  gaveUpAt: Date | null;
  createdAt: Date;
}>;

/** The outcome of one request; without a status there was no answer. */
export type Answered = Readonly<{ status: number | null; ms: number; error: Refusal | null }>;

/** An event on its way to one webhook; its id stays the same however often it is sent. */
export type Delivery = Readonly<{
  id: string;
  /** Null for an event that lies in the future, which goes to the webhooks of then. */
  webhookId: string | null;
  event: WebhookEvent | typeof testEvent;
  /** The id of the record that the event is about. */
  about: string;
  /** JSON; empty once it is delivered, or given up. */
  body: string;
  state: (typeof deliveryStatuses)[number];
  tries: number;
  status: number | null;
  ms: number | null;
  error: Refusal | null;
  nextTryAt: Date | null;
  createdAt: Date;
}>;

export const testEvent = "webhook.test";

/** Minutes until the retry after the first, second, … failed try: a day in all. */
export const webhookWaits = [1, 5, 30, 2 * 60, 6 * 60, 924] as const;

export const isTaken = ({ status }: Pick<Answered, "status">): boolean =>
  status !== null && status >= 200 && status < 300;

/** The receiver wants nothing more, as Standard Webhooks has it. */
export const isUnwanted = ({ status }: Pick<Answered, "status">): boolean => status === 410;
