import { previewWords as words } from "@etalase/contracts/desk/desk";
import { offerAt } from "@etalase/contracts/packages";
import { type Package, packageFields, packageUpdate } from "@etalase/contracts/packages.schema";
import { sectionPath } from "@etalase/contracts/site/paths";
import type { Values } from "../../domain/desk.ts";
import { recordKind } from "./kind.ts";

/** Parses a field by the rules; a refused value keeps the former one, since a page could not show it. */
const readAs = <Name extends "price" | "priceBefore" | "promo">(name: Name, values: Values, was: Package) => {
  const { data } = packageUpdate.safeParse({ [name]: values[name] });
  return data?.[name] === undefined ? was[name] : data[name];
};

/** A package, shown by its card on the landing page. */
export const packages = recordKind<Package>({
  resource: "packages",
  fields: packageFields,
  facts: () => ({ price: 0, order: 0, currentPrice: 0, struckPrice: null, discountPercent: null }),
  // In `shown` the values are as they were typed: texts, or a promo that still lacks a time.
  derived({ features, ...shown }, { values, saved, now }) {
    const prices = {
      price: readAs("price", values, saved),
      priceBefore: readAs("priceBefore", values, saved),
      promo: readAs("promo", values, saved),
    };
    // A promo in planning is shown as if it had begun.
    const begins = values.promo ? (prices.promo?.startsAt ?? 0) : 0;
    const written = features.filter((feature) => feature.trim() !== "");
    return {
      ...shown,
      ...prices,
      ...offerAt(prices, Math.max(now.getTime(), new Date(begins).getTime())),
      features: written.length > 0 ? [...new Set(written)] : [words.feature],
    };
  },
  page: () => sectionPath("price"),
  // The package is shown alone: on a phone the others would hide it.
  answers: (shown) => ({ packages: async () => [shown] }),
});
