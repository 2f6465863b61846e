import * as z from "zod/mini";
import { flag, ids, idsText, longText, oneOf, rule, search, text, url, wholeNumber } from "./fields.ts";
import { pageLimits } from "./list.ts";
import { messages } from "./messages.ts";
import { directions, partnerLimits as limits, partnerSorts } from "./partners.ts";
import { isRecordId } from "./text.ts";

const fields = {
  name: text({ field: "Partner name", min: limits.nameMin, max: limits.nameMax }),
  website: url,
  description: longText({ field: "Description", min: 0, max: limits.descriptionMax }),
  isActive: flag("Active"),
};

/** A new partner without its logo, which travels beside it; it goes last. */
export const partnerInput = z.object({
  ...fields,
  website: z._default(fields.website, ""),
  description: z._default(fields.description, ""),
  isActive: z._default(fields.isActive, true),
});

/** An edit: what is absent stays as it is. */
export const partnerUpdate = z.partial(z.object(fields));

export const partnerBulkUpdate = z.object({
  ids,
  update: z.object({ isActive: z.optional(fields.isActive) }, { error: messages.noUpdatableFields }),
});

export const partnerMove = z.object({
  id: z
    .string({ error: messages.badId("id") })
    .check(rule((value) => (isRecordId(value) ? undefined : messages.badId("id")))),
  direction: oneOf("direction", directions),
});

export const partnersQuery = z.object({
  page: z._default(wholeNumber("page", 1, pageLimits.maxPage), 1),
  limit: z._default(wholeNumber("limit", 1, pageLimits.maxLimit), limits.pageSize),
  isActive: z.optional(flag("isActive")),
  search: search(pageLimits.searchMax),
  sort: z._default(oneOf("sort", partnerSorts), "order"),
  ids: z.optional(idsText),
});

export type PartnerInput = z.output<typeof partnerInput>;
export type PartnerUpdate = z.output<typeof partnerUpdate>;
export type PartnerBulkUpdate = z.output<typeof partnerBulkUpdate>;
export type PartnerMove = z.output<typeof partnerMove>;
export type PartnersQuery = z.output<typeof partnersQuery>;
