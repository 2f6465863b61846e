import * as z from "zod/mini";
import { packageLimits as limits } from "./packages.ts";
import { issue, messageOf, refusal } from "./refusals/refusal.ts";
import { contentOf, count, list, pageOf, place, time } from "./rules/answers.schema.ts";
import { bulkOf, listQuery, page } from "./rules/content.schema.ts";
import { orderedSorts } from "./rules/content.ts";
import { described } from "./rules/description.schema.ts";
import type { Fields } from "./rules/description.ts";
import { flag, rule, search, slug, textList } from "./rules/fields.ts";
import { moment } from "./rules/moment.ts";
import { rupiah, rupiahMax } from "./rules/numbers.ts";

// Kept apart from the messages, because the sign-in page loads those whole.
const noFeature = refusal("At least one feature is required");
const badPromo = refusal("Promo must have a price, a start and an end");

const promoFields = z.object(
  { price: rupiah("Promo price"), startsAt: moment("Promo start"), endsAt: moment("Promo end") },
  issue(badPromo),
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
  issues.push({ code: "custom", message: error?.issues[0]?.message ?? messageOf(badPromo), input: value });
  return null;
});

const features = z.pipe(
  textList({
    field: "Features",
    each: { field: "Feature", max: limits.featureMax },
    max: limits.featuresMax,
    tooMany: refusal("Maximum {max} features allowed", { max: limits.featuresMax }),
  }),
  z.array(z.string()).check(rule((texts) => (texts.length === 0 ? noFeature : undefined))),
);

export const packageFields = {
  name: { is: "line", label: "Name", min: 2, max: 80 },
  slug: { is: "own", label: "Code", initial: "", sent: "ifChanged", mayBeAbsent: true },
  description: { is: "lines", label: "Description", max: 300 },
  price: { is: "number", label: "Price", min: 0, max: rupiahMax, initial: null, isNeeded: true },
  /** The former price, which is shown struck through. */
  priceBefore: { is: "number", label: "Price before", min: 0, max: rupiahMax, initial: null, sent: "nullable" },
  /** True when the price is only the lowest one. */
  isFrom: { is: "flag", label: "Starting price", called: "From", initial: false },
  features: { is: "list", label: "Features", initial: [], isNeeded: true },
  badge: { is: "line", label: "Badge", max: 20 },
  isHighlighted: { is: "flag", label: "Highlight", initial: false },
  isActive: { is: "flag", label: "Active", initial: true },
  promo: { is: "own", label: "Promo", initial: null, sent: "nullable" },
} as const satisfies Fields;

const { fields, input, update, row } = described(packageFields, { slug, features, promo });

/** A new package; it is added at the end. */
export const packageInput = input;

/** An edit: absent fields stay unchanged. */
export const packageUpdate = update;

export const packageBulkUpdate = bulkOf({ isActive: fields.isActive });

const pagedQuery = listQuery({
  pageSize: limits.pageSize,
  sorts: orderedSorts,
  filters: { isActive: z.optional(flag("isActive")), search },
});

/** Without a page, the answer holds all active packages. */
export const packagesQuery = z.extend(pagedQuery, { page: z.optional(page) });

/** A package. `description` and `badge` may be empty; prices are whole rupiah. */
export const packageAnswer = contentOf({
  ...row,
  slug: z.string(),
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
export type PackagesQuery = z.output<typeof packagesQuery>;
/** Named `packageAnswer` above, because "package" is a reserved word. */
export type Package = Readonly<z.output<typeof packageAnswer>>;
