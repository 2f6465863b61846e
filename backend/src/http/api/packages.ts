import { isRunning, offerAt } from "@etalase/contracts/packages";
import {
  type Package as PackageView,
  packageAnswer,
  packageBulkUpdate,
  packageFields,
  packageInput,
  packages as packageList,
  packageOrder,
  packagesPage,
  packagesQuery,
  packageUpdate,
} from "@etalase/contracts/packages.schema";
import * as z from "zod/mini";
import type { PackagesService } from "../../application/packages.ts";
import type { Package } from "../../domain/packages.ts";
import { orderRoute, recordView, resourceRoutes, slugRoute } from "./resource.ts";
import type { Route } from "./route.ts";
import { rowValues } from "./views/values-view.ts";

const promoView = (promo: NonNullable<Package["promo"]>) => ({
  price: promo.price,
  startsAt: promo.startsAt.toISOString(),
  endsAt: promo.endsAt.toISOString(),
});

/** A package with its price at that moment. */
const viewAt = (one: Package, at: Date): PackageView => ({
  ...recordView(one),
  ...rowValues(packageFields, one),
  slug: one.slug,
  order: one.order,
  promo: one.promo && promoView(one.promo),
  ...offerAt(one, at.getTime()),
});

const path = "/api/packages";
const key = "packages";

type Needs = Readonly<{ packages: PackagesService; now: () => Date }>;

export function packagesRoutes({ packages, now }: Needs): readonly Route[] {
  const view = (one: Package) => viewAt(one, now());
  // The same version has another price during its promo, when a cached answer is no longer the latest.
  const state = ({ promo }: Package) => (promo && isRunning(promo, now().getTime()) ? "promo" : undefined);

  return [
    ...resourceRoutes({
      path,
      key,
      service: packages,
      query: packagesQuery,
      input: packageInput,
      update: packageUpdate,
      bulk: packageBulkUpdate,
      pictures: {},
      row: view,
      whole: view,
      state,
      all: ({ page }) => (page === undefined ? packages.active() : null),
      answers: { page: z.union([packageList, packagesPage]), whole: packageAnswer },
    }),
    slugRoute(path, { find: packages.getBySlug, view, state, response: packageAnswer }),
    orderRoute({ path, key, move: packages.move, response: packageOrder }),
  ];
}
