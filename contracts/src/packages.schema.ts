import * as z from "zod/mini";
import { packageLimits as limits, packageSorts } from "./packages.ts";
import { contentOf, count, list, pageOf, place, time } from "./rules/answers.schema.ts";
import { bulkOf, listQuery, page } from "./rules/content.schema.ts";
import { flag, longText, rule, search, slug, text, textList } from "./rules/fields.ts";
import { moment } from "./rules/moment.ts";
import { rupiah, rupiahOrNone } from "./rules/numbers.ts";

// Kept apart from the messages, because the sign-in page loads those whole.
const noFeature = "At least one feature is required";
const badPromo = "Promo must hold a price, a start and an end";

const promoFields = z.object(
  { price: rupiah("Promo price"), startsAt: moment("Promo start"), endsAt: moment("Promo end") },
  { error: badPromo },
);
type Promo = Readonly<z.output<typeof promoFields>>;

/** Multipart sends the promo as JSON text. */
function sentPromo(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return value === "" ? null : JSON.parse(value);
  } catch {
    return value;
  }
}

/** Any error within a promo is reported for the promo as a whole, since it is one field of the record. */
const promo = z.transform((value: unknown, { issues }): Promo | null => {
  const sent = sentPromo(value);
  if (sent === null) return null;
  const { data, error } = promoFields.safeParse(sent);
  if (data) return data;
  issues.push({ code: "custom", message: error?.issues[0]?.message ?? badPromo, input: value });
  return null;
});

const fields = {
  name: text({ field: "Name", min: limits.nameMin, max: limits.nameMax }),
  slug,
  description: longText({ field: "Description", min: 0, max: limits.descriptionMax }),
  price: rupiah("Price"),
  /** The former price, which is shown struck through. */
  priceBefore: rupiahOrNone("Price before"),
  /** True when the price is only the lowest one. */
  isFrom: flag("From"),
  features: z.pipe(
    textList({
      field: "Features",
      each: { field: "Feature", max: limits.featureMax },
      max: limits.featuresMax,
      tooMany: `Maximum ${limits.featuresMax} features allowed`,
    }),
    z.array(z.string()).check(rule((features) => (features.length === 0 ? noFeature : undefined))),
  ),
  badge: text({ field: "Badge", min: 0, max: limits.badgeMax }),
  isHighlighted: flag("Highlight"),
  isActive: flag("Active"),
  promo,
};

/** A new package; it is added at the end. */
export const packageInput = z.object({
  ...fields,
  slug: z.optional(fields.slug),
  description: z._default(fields.description, ""),
  priceBefore: z._default(fields.priceBefore, null),
  isFrom: z._default(fields.isFrom, false),
  badge: z._default(fields.badge, ""),
  isHighlighted: z._default(fields.isHighlighted, false),
  isActive: z._default(fields.isActive, true),
  promo: z._default(fields.promo, null),
});

/** An edit: absent fields stay unchanged. */
export const packageUpdate = z.partial(z.object(fields));

export const packageBulkUpdate = bulkOf({ isActive: fields.isActive });

const pagedQuery = listQuery({
  pageSize: limits.pageSize,
  sorts: packageSorts,
  filters: { isActive: z.optional(flag("isActive")), search },
});

/** Without a page, the answer holds all active packages. */
export const packagesQuery = z.extend(pagedQuery, { page: z.optional(page) });

/** A package. `description` and `badge` may be empty; prices are whole rupiah. */
export const packageAnswer = contentOf({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  price: count,
  priceBefore: z.nullable(count),
  isFrom: z.boolean(),
  features: list(z.string()),
  badge: z.string(),
  isHighlighted: z.boolean(),
  isActive: z.boolean(),
  /** Position in the list, from 0. */
  order: count,
  promo: z.nullable(z.strictObject({ price: count, startsAt: time, endsAt: time })),
  /** The price at this moment, the one struck through beside it, and the discount in whole percent. */
  currentPrice: count,
  struckPrice: z.nullable(count),
  discountPercent: z.nullable(count),
});
export const packages = list(packageAnswer);
export const packagesPage = pageOf({ packages });

/** The answer to a move: the packages whose position changed. */
export const packageOrder = z.strictObject({ packages: list(place) });

export type PackageInput = z.output<typeof packageInput>;
export type PackageUpdate = z.output<typeof packageUpdate>;
export type PackageBulkUpdate = z.output<typeof packageBulkUpdate>;
export type PackagesQuery = z.output<typeof packagesQuery>;
/** Named `packageAnswer` above, because "package" is a reserved word. */
export type Package = Readonly<z.output<typeof packageAnswer>>;
