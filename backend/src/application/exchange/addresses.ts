import type { ContentResource } from "@etalase/contracts/kinds";
import { followsBase, freeSlug, withRoom } from "../../domain/slug.ts";
import type { Entry } from "./entry.ts";
import { type Found, slugFor } from "./identity.ts";
import type { ExchangeKinds } from "./kinds.ts";

/** The slug that a record will have, and `instead`, which replaces that of the file: empty when the record keeps its own. */
type Address = Readonly<{ slug: string; instead?: string }>;

export const withAddress = (entry: Entry, instead: string | undefined): Entry =>
  instead === undefined ? entry : { ...entry, values: { ...entry.values, slug: instead } };

/** Gives new records addresses of their own where another record has that of the file. */
export function createAddresses(kinds: ExchangeKinds) {
  // Nothing is written while a file is checked, so its own slugs are not in the database.
  const inFile = new Map<ContentResource, Readonly<{ all: Set<string>; given: Set<string> }>>();
  const slugsInFile = (resource: ContentResource) => {
    const known = inFile.get(resource) ?? { all: new Set<string>(), given: new Set<string>() };
    inFile.set(resource, known);
    return known;
  };

  const addressOf = async (entry: Entry, { record, holder }: Omit<Found, "isReplaced">): Promise<Address> => {
    const { resource, values, origin } = entry;
    const { slugs } = kinds[resource];
    if (!slugs) return { slug: "" };
    const asked = slugFor(resource, values);
    const { all, given } = slugsInFile(resource);
    if (record) {
      const own = String(record.slug);
      const keepsOwn = origin !== undefined || (holder && holder.id !== record.id && followsBase(own, asked));
      return keepsOwn ? { slug: own, instead: "" } : { slug: asked };
    }
    if (!holder && !given.has(asked)) return { slug: asked };
    const base = withRoom(asked);
    const here = await slugs.slugsLike(base);
    const slug = freeSlug(base, { has: (one) => here.has(one) || all.has(one) });
    given.add(slug);
    return { slug, instead: slug };
  };

  return async (entry: Entry, found: Omit<Found, "isReplaced">): Promise<Address> => {
    const address = await addressOf(entry, found);
    if (address.slug) slugsInFile(entry.resource).all.add(address.slug);
    return address;
  };
}
