import { refusal } from "./refusals/refusal.ts";

/** The events that other programs can be told of. */
export const webhookEvents = ["lead.created", "lead.changed", "record.published"] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const deliveryStatuses = ["pending", "delivered", "failed"] as const;

export const webhookLimits = { max: 10, urlMax: 500, deliveries: 50 } as const;

export const webhookMessages = {
  noEvents: refusal("Choose at least one event"),
  tooMany: refusal("There are already {max} webhooks; delete one first", { max: webhookLimits.max }),
  turnedOff: refusal("the webhook was turned off"),
  unreadable: refusal("its secret cannot be read: the secret of the site was another one when it was made"),
} as const;
