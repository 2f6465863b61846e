import * as z from "zod/mini";
import { list } from "./rules/answers.schema.ts";
import { flag } from "./rules/fields.ts";

/** In the order of the checklist. */
export const firstStepNames = [
  "identity",
  "phone",
  "prices",
  "showcases",
  "article",
  "alerts",
  "colleague",
  "mail",
  "backup",
] as const;

/** The checklist of a new site. `isHidden` says that a superadmin has dismissed it. */
export const firstSteps = z.strictObject({
  isHidden: z.boolean(),
  steps: list(z.strictObject({ name: z.enum(firstStepNames), isDone: z.boolean() })),
});

/** The marks that superadmins set by hand; those that are not sent stay. */
export const firstStepsUpdate = z.object({
  isHidden: z.optional(flag("isHidden")),
  pricesSeen: z.optional(flag("pricesSeen")),
});

export type FirstStep = (typeof firstStepNames)[number];
export type FirstSteps = Readonly<z.output<typeof firstSteps>>;
export type FirstStepsUpdate = z.output<typeof firstStepsUpdate>;
