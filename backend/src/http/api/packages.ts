import { isRunning, offerAt } from "@etalase/contracts/packages";
import {
  type Package as PackageView,
  packageAnswer,
  packageBulkUpdate,
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
import { resourceRoutes } from "./resource.ts";
import type { Route } from "./route.ts";
import { viewBy } from "./views/view-by.ts";

/** A package with its price at that moment. */
const viewAt = (one: Package, at: Date): PackageView =>
  viewBy(packageAnswer, { ...one, ...offerAt(one, at.getTime()) });

const path = "/api/packages";

type Needs = Readonly<{ packages: PackagesService; now: () => Date }>;

export function packagesRoutes({ packages, now }: Needs): readonly Route[] {
  const view = (one: Package) => viewAt(one, now());
  // The same version has another price during its promo, when a cached answer is no longer the latest.
  const state = ({ promo }: Package) => (promo && isRunning(promo, now().getTime()) ? "promo" : undefined);

  return [
    ...resourceRoutes({
      path,
      key: "packages",
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
      answers: { page: z.union([packageList, packagesPage]), whole: packageAnswer, moved: packageOrder },
    }),
  ];
}
