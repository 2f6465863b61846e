import * as z from "zod/mini";
import { partnerLimits as limits, partnerSorts } from "./partners.ts";
import { contentOf, count, list, pageOf, pictureSet, place } from "./rules/answers.schema.ts";
import { bulkOf, listQuery } from "./rules/content.schema.ts";
import { flag, longText, search, text, url } from "./rules/fields.ts";

const fields = {
  name: text({ field: "Partner name", min: limits.nameMin, max: limits.nameMax }),
  website: url,
  description: longText({ field: "Description", min: 0, max: limits.descriptionMax }),
  isActive: flag("Active"),
};

/** A new partner without its logo, which travels beside it; it is added at the end. */
export const partnerInput = z.object({
  ...fields,
  website: z._default(fields.website, ""),
  description: z._default(fields.description, ""),
  isActive: z._default(fields.isActive, true),
});

/** An edit: absent fields stay unchanged. */
export const partnerUpdate = z.partial(z.object(fields));

export const partnerBulkUpdate = bulkOf({ isActive: fields.isActive });

export const partnersQuery = listQuery({
  pageSize: limits.pageSize,
  sorts: partnerSorts,
  filters: { isActive: z.optional(flag("isActive")), search },
});

/** A partner. `website` and `description` may be empty. */
export const partner = contentOf({
  name: z.string(),
  /** Absolute URL. */
  logo: z.string(),
  logoSet: pictureSet,
  website: z.string(),
  description: z.string(),
  /** Position in the list, from 0. */
  order: count,
  isActive: z.boolean(),
});
export const partners = list(partner);
export const partnersPage = pageOf({ partners });

/** The answer to a move: the partners whose position changed. */
export const partnerOrder = z.strictObject({ partners: list(place) });

export type PartnerInput = z.output<typeof partnerInput>;
export type PartnerUpdate = z.output<typeof partnerUpdate>;
export type PartnerBulkUpdate = z.output<typeof partnerBulkUpdate>;
export type PartnersQuery = z.output<typeof partnersQuery>;
export type Partner = Readonly<z.output<typeof partner>>;
export type PartnersPage = Readonly<z.output<typeof partnersPage>>;
export type PartnerOrder = Readonly<z.output<typeof partnerOrder>>;
