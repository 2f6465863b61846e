import * as z from "zod/mini";
import { count, each, time } from "./rules/answers.schema.ts";
import { sectionsAnswer } from "./sections.schema.ts";

/** The kinds whose records the landing page shows. */
export const landingKinds = [
  "showcases",
  "services",
  "packages",
  "news",
  "portfolio",
  "testimonials",
  "partners",
  "faqs",
] as const;

/**
 * The state of the site's parts, for the screens that lead to them: the landing page's sections, and the number of
 * records of each kind that visitors can see; the lists of the system, and of mail, webhooks and backups for superadmins alone.
 */
export const siteState = z.strictObject({
  sections: sectionsAnswer.shape.sections,
  visible: z.strictObject(each(landingKinds, count)),
  trash: count,
  redirects: count,
  notFound: count,
  mail: z.nullable(z.strictObject({ isSetUp: z.boolean(), unsent: count })),
  /** `madeAt` and `rehearsedAt` are those of the newest backup; `nightly` tells whether one is made each night. */
  webhooks: z.nullable(z.strictObject({ on: count, gaveUp: count })),
  backups: z.nullable(
    z.strictObject({ nightly: z.boolean(), madeAt: z.nullable(time), rehearsedAt: z.nullable(time) }),
  ),
});

export type LandingKind = (typeof landingKinds)[number];
export type SiteState = Readonly<z.output<typeof siteState>>;
