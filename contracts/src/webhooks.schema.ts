import * as z from "zod/mini";
import { issue } from "./refusals/refusal.ts";
import { count, list, record, time } from "./rules/answers.schema.ts";
import { flag, oneOf, rule, text } from "./rules/fields.ts";
import { deliveryStatuses, webhookEvents, webhookLimits, webhookMessages } from "./webhooks.ts";

const events = z
  .array(oneOf("events", webhookEvents), issue(webhookMessages.noEvents))
  .check(rule((chosen) => (chosen.length === 0 ? webhookMessages.noEvents : undefined)));

export const webhookInput = z.object({
  url: text({ field: "Address", min: 1, max: webhookLimits.urlMax }),
  events: z.pipe(
    events,
    z.transform((chosen) => webhookEvents.filter((event) => chosen.includes(event))),
  ),
  isActive: z._default(flag("isActive"), true),
});
// A default would turn a webhook on with each edit.
export const webhookUpdate = z.partial(z.extend(webhookInput, { isActive: flag("isActive") }));

/** An answer without a status is one that did not come. */
const answer = z.nullable(count);

export const webhook = z.strictObject({
  ...record,
  url: z.string(),
  events: list(z.enum(webhookEvents)),
  isActive: z.boolean(),
  /** The answer to the last request; null when none came, or before the first. */
  lastStatus: answer,
  lastAt: z.nullable(time),
  /** The time at which the site turned the webhook off, after a day of failures. */
  gaveUpAt: z.nullable(time),
  createdAt: time,
});

/** The secret is never shown again. */
export const newWebhook = z.extend(webhook, { secret: z.string() });
export const webhooksAnswer = z.strictObject({ webhooks: list(webhook) });

/** An event on its way to a webhook, without its contents. */
export const delivery = z.strictObject({
  ...record,
  event: z.string(),
  state: z.enum(deliveryStatuses),
  tries: count,
  status: answer,
  ms: z.nullable(count),
  error: z.nullable(z.string()),
  at: time,
  nextTryAt: z.nullable(time),
});
export const deliveriesAnswer = z.strictObject({ deliveries: list(delivery) });

export type WebhookInput = z.output<typeof webhookInput>;
export type WebhookUpdate = z.output<typeof webhookUpdate>;
export type Webhook = Readonly<z.output<typeof webhook>>;
export type NewWebhook = Readonly<z.output<typeof newWebhook>>;
export type Delivery = Readonly<z.output<typeof delivery>>;
