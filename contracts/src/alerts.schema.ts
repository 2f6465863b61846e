import * as z from "zod/mini";
import { alertHours } from "./alerts.ts";
import { flag, oneOf } from "./rules/fields.ts";

/** An edit of one's own choices: absent ones stay. */
export const alertsUpdate = z.object({
  push: z.optional(flag("push")),
  mail: z.optional(flag("mail")),
  hours: z.optional(oneOf("hours", alertHours)),
  weekly: z.optional(flag("weekly")),
});

/** How the caller's own account is rung. */
export const alerts = z.strictObject({
  push: z.boolean(),
  mail: z.boolean(),
  hours: z.enum(alertHours),
  weekly: z.boolean(),
});

export type AlertsUpdate = z.output<typeof alertsUpdate>;
export type Alerts = Readonly<z.output<typeof alerts>>;
