import * as z from "zod/mini";
import { alertHours, alertLimits } from "./alerts.ts";
import { issue, refusal } from "./refusals/refusal.ts";
import { count, id, list, time } from "./rules/answers.schema.ts";
import { flag, oneOf, text } from "./rules/fields.ts";
import { whole } from "./rules/numbers.ts";

/** An edit of one's own choices: absent ones stay. */
export const alertsUpdate = z.object({
  push: z.optional(flag("push")),
  mail: z.optional(flag("mail")),
  hours: z.optional(oneOf("hours", alertHours)),
  weekly: z.optional(flag("weekly")),
});

const badKeys = refusal("The keys are not those of a browser");

/** The bytes of a key in base64url, as browsers write them. */
const key = (bytes: number) =>
  z.string(issue(badKeys)).check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`), issue(badKeys)));

/** A subscription in the form of `PushSubscription.toJSON()`. */
export const subscriptionInput = z.object({
  endpoint: text({ field: "Address", min: 1, max: 2000 }),
  keys: z.object({ p256dh: key(65), auth: key(16) }, issue(badKeys)),
});

/** A device on which the account is rung. `isFailing`: its push service has refused the last alert. */
export const subscription = z.strictObject({ id, browser: z.string(), isFailing: z.boolean(), createdAt: time });

/** How the caller's own account is rung. */
export const alerts = z.strictObject({
  push: z.boolean(),
  mail: z.boolean(),
  hours: z.enum(alertHours),
  weekly: z.boolean(),
  /** Whether the site can mail to this account. */
  canMail: z.boolean(),
  /** The account wants to be rung, but no way works. */
  isDead: z.boolean(),
  /** The key by which a browser subscribes. */
  publicKey: z.string(),
  devices: list(subscription),
});

/** The devices that a test has reached. */
export const alertTest = z.strictObject({ reached: count });

const badDuty = refusal("On duty must be a list of accounts");

/** The part of the settings about alerts. Accounts that repeat are dropped. */
export const siteAlerts = z.partial(
  z.object(
    {
      duty: z.array(z.string(issue(badDuty)).check(z.regex(/^[0-9a-f]{24}$/, issue(badDuty))), issue(badDuty)).check(
        z.overwrite((ids) => [...new Set(ids)]),
        z.maxLength(
          alertLimits.duty,
          issue(refusal("At most {max} accounts can be on duty", { max: alertLimits.duty })),
        ),
      ),
      nextAfterMinutes: whole("Minutes", 1, alertLimits.nextAfterMinutesMax),
    },
    issue(badDuty),
  ),
);

export type SubscriptionInput = z.output<typeof subscriptionInput>;
export type AlertsUpdate = z.output<typeof alertsUpdate>;
export type AlertDevice = Readonly<z.output<typeof subscription>>;
export type AlertTest = Readonly<z.output<typeof alertTest>>;
export type Alerts = Readonly<z.output<typeof alerts>>;
