import { packageFields } from "@etalase/contracts/packages.schema";
import { searchKey } from "@etalase/contracts/text/text";
import { EntitySchema } from "@mikro-orm/core";
import type { PackageRepository, PackageSearch } from "../application/packages.ts";
import type { Package } from "../domain/packages.ts";
import { columnsOf, rupiahColumn } from "./columns/columns.ts";
import { createOrderedTable, type Named, nameKeyOf, orderedColumns } from "./ordered.ts";
import { dateColumn, type Em, fresh } from "./repository.ts";
import { slugColumn, slugSchema, withSlugs } from "./slugs.ts";

type Promo = Readonly<{ promoPrice: number | null; promoStartsAt: Date | null; promoEndsAt: Date | null }>;
type PackageRow = Omit<Package, "promo"> & Promo & Named & Readonly<{ searchText: string }>;

const promoTime = { ...dateColumn, nullable: true, index: true } as const;

export const packageSchema = new EntitySchema<PackageRow>({
  name: "Package",
  tableName: "packages",
  properties: {
    ...orderedColumns,
    ...columnsOf(packageFields),
    slug: slugColumn,
    promoPrice: { ...rupiahColumn, nullable: true },
    promoStartsAt: promoTime,
    promoEndsAt: promoTime,
    searchText: { type: "text" },
  },
});

export const packageSlugSchema = slugSchema("PackageSlug", "package_slugs", "package_id");

const rowOf = ({ promo, ...one }: Package): PackageRow => ({
  ...one,
  promoPrice: promo?.price ?? null,
  promoStartsAt: promo?.startsAt ?? null,
  promoEndsAt: promo?.endsAt ?? null,
  nameKey: nameKeyOf(one.name),
  searchText: searchKey([one.name, one.description, one.badge, ...one.features].join(" ")),
});

function packageOf({ promoPrice, promoStartsAt, promoEndsAt, nameKey: _name, searchText: _text, ...one }: PackageRow) {
  // All three or none, since they are written together.
  const hasPromo = promoPrice !== null && promoStartsAt && promoEndsAt;
  const promo = hasPromo ? { price: promoPrice, startsAt: promoStartsAt, endsAt: promoEndsAt } : null;
  return { ...one, promo };
}

export function createPackageRepository(em: Em): PackageRepository {
  const table = createOrderedTable<Package, PackageRow, PackageSearch>(em, {
    resource: "packages",
    schema: packageSchema,
    rowOf,
    recordOf: packageOf,
    words: "search_text",
    filtersOf: ({ isActive }) => ({ isActive }),
    pictures: {},
  });

  return {
    ...table,
    ...withSlugs(em, table, packageSlugSchema),
    async highlighted() {
      const row = await em.findOne(packageSchema, { isHighlighted: true }, fresh);
      return row && packageOf(row);
    },
  };
}
