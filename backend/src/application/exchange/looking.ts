import { type ContentResource, titleOf } from "@etalase/contracts/kinds";
import type { Refusal } from "@etalase/contracts/refusals/refusal";
import type { Trash } from "../history/trash.ts";
import { createAddresses, withAddress } from "./addresses.ts";
import type { Entry } from "./entry.ts";
import { createDuplicates, createForeignIds, createIdentities, type Found, foreignId } from "./identity.ts";
import type { AnyRecord, ExchangeKinds } from "./kinds.ts";
import { redirectsFrom } from "./old-paths.ts";
import type { Origins } from "./origins.ts";
import { idOf } from "./past.ts";
import type { Difference, Resolve } from "./resolving.ts";

/** The effect of one entry, in an import or in its preview. */
export type Outcome = Readonly<{
  place: Refusal;
  resource: ContentResource;
  title: string;
  action: "create" | "update" | "same";
  /** Whether the record is in the trash, and is restored from there. */
  isTrashed: boolean;
  /** Another record that has the address: the entry replaces it, or comes beside it under the address `slug`. */
  beside: Readonly<{ title: string; slug: string }> | null;
  differences: readonly Difference[];
}>;

/** The result of the first reading that the second one needs for an entry. */
export type Identity = Readonly<{ id: string | null; isTrashed: boolean; instead?: string | undefined }>;

export type LookNeeds = Readonly<{
  kinds: ExchangeKinds;
  trash: Pick<Trash, "lying" | "kindsOf">;
  origins: Origins;
  resolve: Resolve;
  replaces: boolean;
}>;

/** Finds a record in the trash by the id in the file, else by the origin. */
async function lyingOf({ trash, origins }: LookNeeds, entry: Entry): Promise<AnyRecord | null> {
  const id = idOf(entry.values) ?? (await origins.recordOf(entry));
  // A record in the trash came from the repository of its kind.
  return id ? ((await trash.lying(entry.resource, id)) as AnyRecord | null) : null;
}

type Address = Readonly<{ resource: ContentResource; slug: string }>;

/** The other record that has the address of the entry. */
const besideOf = ({ holder, isReplaced }: Found, existing: AnyRecord | null, { resource, slug }: Address) =>
  holder && (isReplaced || !existing) ? { title: titleOf(resource, holder), slug } : null;

/** Finds the record that an entry belongs to, and the effect of the entry on it. */
export function createLook(needs: LookNeeds) {
  const { kinds, trash, origins, resolve, replaces } = needs;
  const identify = createIdentities({ kinds, originOf: origins.recordOf, replaces });
  const [refuseTwice, foreignOf, addressOf] = [
    createDuplicates(kinds),
    createForeignIds(trash.kindsOf),
    createAddresses(kinds),
  ];

  return async (read: Entry, index: number) => {
    const found = await identify(read);
    const trashed = found.record ? null : await lyingOf(needs, read);
    const existing = found.record ?? trashed;
    const { slug: address, instead } = await addressOf(read, { record: existing, holder: found.holder });
    refuseTwice(read, existing, address);
    const foreign = existing ? null : await foreignOf(read);
    if (foreign) throw foreignId(foreign);
    const {
      action,
      title,
      slug,
      differences,
      oldPaths: old,
    } = await resolve({
      entry: withAddress(read, instead),
      index,
      existing,
    });
    const { place, resource } = read;
    const isTrashed = trashed !== null;
    // A restored record counts as an update, even when it is unchanged.
    const done = isTrashed && action === "same" ? "update" : action;
    const beside = besideOf(found, existing, { resource, slug });
    const outcome: Outcome = { place, resource, title, action: done, isTrashed, beside, differences };
    const identity: Identity = { id: existing?.id ?? null, isTrashed, instead };
    return { outcome, identity, leads: redirectsFrom({ resource, slug, old }) };
  };
}
