import { priceProblems } from "@etalase/contracts/packages";
import type { PackageInput, PackagesQuery, PackageUpdate } from "@etalase/contracts/packages.schema";
import { isSlug } from "@etalase/contracts/text/text";
import { DomainError } from "../domain/errors.ts";
import { isVisible, type Package, type Promo } from "../domain/packages.ts";
import type { Viewer } from "../domain/user.ts";
import { definedValues, onlyVisible, pageOf } from "./content.ts";
import { createOrder, type OrderedRepository } from "./order.ts";
import type { ContentNeeds, ContentRepository } from "./record-changes.ts";
import { createSlugs, type SluggedRepository } from "./slugs.ts";
import { createWriting } from "./writing.ts";

/** A list query with its page. */
export type PackageSearch = PackagesQuery & Readonly<{ page: number }>;

export interface PackageRepository
  extends ContentRepository<Package, PackageSearch>,
    OrderedRepository<Package>,
    Omit<SluggedRepository<Package>, "addresses"> {
  /** The highlighted package; null when there is none. */
  highlighted(): Promise<Package | null>;
}

type Needs = ContentNeeds & Readonly<{ packages: PackageRepository }>;

const resource = "packages";
const visible = onlyVisible(isVisible);
const none = { rows: [], total: 0 };

/** The reads of packages that are open to everybody: visitors see the active ones. */
function createReading({ packages }: Needs) {
  return {
    async list({ page = 1, ...query }: PackagesQuery, viewer: Viewer) {
      const search = { ...query, page };
      if (viewer === "staff") return pageOf(await packages.list(search), search);
      return pageOf(query.isActive === false ? none : await packages.list({ ...search, isActive: true }), search);
    },
    active: async () => (await packages.all()).filter(({ isActive }) => isActive),
    get: async (id: string, viewer: Viewer) => visible(await packages.findById(id), viewer),
    /** Finds a package by the current or an earlier slug: compare the answer's `slug`. */
    getBySlug: async (slug: string, viewer: Viewer) =>
      visible(isSlug(slug) ? await packages.findBySlug(slug) : null, viewer),
  };
}

const promoOf = (promo: NonNullable<PackageInput["promo"]>): Promo => ({
  price: promo.price,
  startsAt: new Date(promo.startsAt),
  endsAt: new Date(promo.endsAt),
});

/** @throws {DomainError} "invalid" with the prices that do not fit together */
function withFittingPrices(record: Package): Package {
  const errors = priceProblems(record);
  if (Object.keys(errors).length > 0) throw new DomainError("invalid", { errors });
  return record;
}

export function createPackagesService(needs: Needs) {
  const { packages } = needs;
  const order = createOrder({ ...needs, records: packages, resource, what: "Package" });
  const slugs = createSlugs(packages.slugsLike, "paket");

  const writing = createWriting<Package, PackageInput, PackageUpdate>({
    ...needs,
    resource,
    records: order.closingRanks,
    fields: {},
    picturesOf: () => [],
    async created({ slug, promo, ...input }, { base }) {
      return withFittingPrices({
        ...input,
        ...base,
        slug: slug || (await slugs.free(input.name)),
        promo: promo && promoOf(promo),
        order: await order.last(),
      });
    },
    async edited(before, { slug, promo, ...change }) {
      const after = { ...before, ...definedValues(change) };
      return withFittingPrices({
        ...after,
        slug: slug || (slug === "" ? await slugs.free(after.name, before.id) : before.slug),
        promo: promo === undefined ? before.promo : promo && promoOf(promo),
      });
    },
    /** Only one package can be highlighted. */
    async rivals({ isHighlighted }, id) {
      const other = isHighlighted ? await packages.highlighted() : null;
      return other && other.id !== id ? [{ before: other, loses: { isHighlighted: false } }] : [];
    },
  });

  return { ...createReading(needs), ...writing, move: order.move };
}

export type PackagesService = ReturnType<typeof createPackagesService>;
