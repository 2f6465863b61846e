import { previewWords as words } from "@etalase/contracts/desk/desk";
import { offerAt } from "@etalase/contracts/packages";
import { type Package, packageFields, packageUpdate } from "@etalase/contracts/packages.schema";
import { type PlainResource, plainKinds } from "@etalase/contracts/plain-kinds";
import type { PlainKind } from "@etalase/contracts/rules/plain";
import { sectionPath } from "@etalase/contracts/site/paths";
import { type Testimonial, testimonialFields } from "@etalase/contracts/testimonials.schema";
import type { Shown, Values } from "../../domain/desk.ts";
import { noPicture, recordKind } from "./kind.ts";

/** A record among others of its kind. */
type Listed = Readonly<{ _id: string }> & Shown;

/** Replaces an item among the others, or adds it at one end. */
export const among = <T extends Readonly<{ _id: string }>>(items: readonly T[], item: T, end: "first" | "last") => {
  if (items.some(({ _id }) => _id === item._id)) return items.map((one) => (one._id === item._id ? item : one));
  return end === "first" ? [item, ...items] : [...items, item];
};

/** A drawn frame in place of a logo, since an empty picture would look broken. */
const noLogo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="64"><rect x="1" y="1" width="158" height="62" rx="10" fill="#e6f4fa" stroke="#8fa5b1" stroke-dasharray="5 4"/></svg>',
)}`;

/** A plain kind, whose records stand together in a section of the landing page. */
export function plain(resource: PlainResource) {
  const { fields, picture, section }: PlainKind = plainKinds[resource];
  const isNeeded = picture?.missing !== undefined;
  return recordKind<Listed>({
    resource,
    fields,
    facts: () => ({
      ...(picture && { [picture.field]: "", [`${picture.field}Set`]: isNeeded ? noPicture : null }),
      order: 0,
    }),
    ...(isNeeded && { words: { [picture.field]: noLogo } }),
    page: () => sectionPath(section),
    answers: (shown, api) => ({
      records: async (name) => {
        const all = await api.records(name);
        // The item comes from a form, so that no type says its kind, which `name === resource` does.
        return name === resource ? among(all, shown as (typeof all)[number], "last") : all;
      },
    }),
  });
}

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
    const ownFeatures = features.filter((feature) => feature.trim() !== "");
    return {
      ...shown,
      ...prices,
      ...offerAt(prices, Math.max(now.getTime(), new Date(begins).getTime())),
      features: ownFeatures.length > 0 ? [...new Set(ownFeatures)] : [words.feature],
    };
  },
  page: () => sectionPath("price"),
  // The package is shown alone: on a phone the others would hide it.
  answers: (shown) => ({ packages: async () => [shown] }),
});

export const testimonials = recordKind<Testimonial>({
  resource: "testimonials",
  fields: testimonialFields,
  facts: () => ({ photoSet: null, order: 0 }),
  page: () => sectionPath("testimonials"),
  answers: (shown, api) => ({ testimonials: async () => among(await api.testimonials(), shown, "first") }),
});
