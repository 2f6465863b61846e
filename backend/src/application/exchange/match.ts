import { type ContentResource, pagePath, titleOf } from "@etalase/contracts/kinds";
import { type FieldName, inEnglish, type Refusal, refusal } from "@etalase/contracts/refusals/refusal";
import { DomainError, invalidField } from "../../domain/errors.ts";
import { followsBase, freeSlug, slugFromTitle, withRoom } from "../../domain/slug.ts";
import type { Source } from "../../domain/user.ts";
import type { Trash } from "../history/trash.ts";
import type { Entry } from "./entry.ts";
import type { AnyRecord, ExchangeKinds, Values } from "./kinds.ts";
import type { Origins } from "./origins.ts";
import { idOf, slugIn, versionIn } from "./provenance.ts";

export type MatchNeeds = Readonly<{
  kinds: ExchangeKinds;
  trash: Pick<Trash, "lying" | "restore" | "kindsOf">;
  origins: Origins;
}>;

/** An entry with the address that it gets, and the record that it belongs to. */
export type Match = Readonly<{
  entry: Entry;
  /** Null for a new record. */
  existing: AnyRecord | null;
  /** Whether the record was in the trash, from which it is restored. */
  isTrashed: boolean;
  /** Another record that has the address, beside which the entry comes. */
  other: AnyRecord | null;
}>;

const folded = (title: string) => title.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

/**
 * Tells whether an entry means the record that has its address. An article of another product is known by its origin
 * alone, a record with a page under an unknown `_id` by its title, too, and any other by its address.
 */
function isSameRecord({ resource, values, origin }: Entry, record: AnyRecord): boolean {
  if (origin !== undefined) return false;
  if (idOf(values) === undefined || pagePath(resource, "") === null) return true;
  const title = titleOf(resource, values);
  return title === "" || folded(title) === folded(titleOf(resource, record));
}

/** The slug that a file gives a record, or its title does. */
function slugFor(resource: ContentResource, values: Values): string {
  const title = titleOf(resource, values);
  const slug = slugIn(values) || slugFromTitle(title, "");
  if (slug === "" && title !== "")
    throw invalidField("slug", refusal("A slug is required when the title has neither a letter nor a digit"));
  return slug;
}

/**
 * The facts about earlier entries of the file. A dry run has stored none of them, so that they are remembered here, and
 * an import must not take for others what it has brought itself.
 */
function createFileMemory() {
  return {
    /** The ids of records that the file has created, or brought back from the trash. */
    arrived: new Set<string>(),
    /** Slugs that stand in for taken ones of the file. */
    substitutes: new Set<string>(),
    /** Records that got another slug, by the one that they had. */
    moved: new Map<string, AnyRecord>(),
    /** The places of entries in the file, by what only one record can have. */
    places: new Map<string, Refusal>(),
  };
}

type FileMemory = ReturnType<typeof createFileMemory>;

const keyOf = (resource: ContentResource, slug: string) => `${resource} slug ${slug}`;

type Candidate = Readonly<{ record: AnyRecord | null; holder: AnyRecord | null }>;

/** Finds the record of an entry by `_id`, else by origin, else by slug or name; `holder` is the one with its slug. */
function createFinder({ kinds, origins }: MatchNeeds, { arrived, moved }: FileMemory) {
  const byId = async (resource: ContentResource, id: string | null | undefined) =>
    id && !arrived.has(id) ? (await kinds[resource].findByIds([id]))[0] : undefined;

  const bySlug = async (resource: ContentResource, slug: string) => {
    const record = moved.get(keyOf(resource, slug)) ?? (slug ? await kinds[resource].slugs?.findBySlug(slug) : null);
    return record && !arrived.has(record.id) ? record : null;
  };

  const byName = async (resource: ContentResource, name: string) => {
    const all = (await kinds[resource].order?.all()) ?? [];
    const [one, another] = all.filter((record) => titleOf(resource, record) === name && !arrived.has(record.id));
    if (another)
      throw new DomainError("invalid", {
        message: refusal("Several records are called “{name}”: the file must give an _id", { name }),
      });
    return byId(resource, one?.id);
  };

  return async (entry: Entry): Promise<Candidate> => {
    const { resource, values } = entry;
    const known = (await byId(resource, idOf(values))) ?? (await byId(resource, await origins.recordOf(entry))) ?? null;
    if (!kinds[resource].slugs) {
      const record = known ?? (await byName(resource, titleOf(resource, values))) ?? null;
      return { record, holder: null };
    }
    const holder = await bySlug(resource, slugFor(resource, values));
    return { record: known ?? (holder && isSameRecord(entry, holder) ? holder : null), holder };
  };
}

/** Finds the record of an entry in the trash. */
async function lyingOf({ trash, origins }: MatchNeeds, entry: Entry): Promise<AnyRecord | null> {
  const id = idOf(entry.values) ?? (await origins.recordOf(entry));
  // A record in the trash came from the repository of its kind.
  return id ? ((await trash.lying(entry.resource, id)) as AnyRecord | null) : null;
}

/** Restores the record of an entry from the trash. @returns null when it is not there */
async function restored(needs: MatchNeeds, entry: Entry, by: Source): Promise<AnyRecord | null> {
  const lying = await lyingOf(needs, entry);
  if (!lying) return null;
  await needs.trash.restore([lying.id], by, versionIn(entry.values));
  return (await needs.kinds[entry.resource].findByIds([lying.id]))[0] ?? null;
}

/** `instead` replaces the slug of the file: it is empty when the record keeps its own. */
type Address = Readonly<{ slug: string; instead?: string }>;

/** Gives a new record an address of its own where another record has that of the file. */
function createAddress({ kinds }: MatchNeeds, { substitutes, moved, places }: FileMemory) {
  const addressOf = async (entry: Entry, existing: AnyRecord | null, holder: AnyRecord | null): Promise<Address> => {
    const { resource, values, origin } = entry;
    const { slugs } = kinds[resource];
    if (!slugs) return { slug: "" };
    const wanted = slugFor(resource, values);
    if (existing) {
      const own = String(existing.slug);
      const keepsOwn = origin !== undefined || (holder && holder.id !== existing.id && followsBase(own, wanted));
      return keepsOwn ? { slug: own, instead: "" } : { slug: wanted };
    }
    if (!holder && !substitutes.has(keyOf(resource, wanted))) return { slug: wanted };
    const base = withRoom(wanted);
    const here = await slugs.slugsLike(base);
    const slug = freeSlug(base, {
      has: (one) => here.has(one) || [places, moved].some((known) => known.has(keyOf(resource, one))),
    });
    substitutes.add(keyOf(resource, slug));
    return { slug, instead: slug };
  };

  return async (entry: Entry, existing: AnyRecord | null, holder: AnyRecord | null): Promise<Address> => {
    const address = await addressOf(entry, existing, holder);
    if (existing && address.slug !== existing.slug) moved.set(keyOf(entry.resource, String(existing.slug)), existing);
    return address;
  };
}

/** Returns the function that refuses records that a file holds twice. */
const createDuplicates = ({ kinds }: MatchNeeds, { places }: FileMemory) => {
  const refuse = (what: FieldName, key: string, where: Refusal) => {
    const earlier = places.get(key);
    if (earlier !== undefined)
      throw new DomainError("invalid", {
        message: refusal("It has the same {field} as {refusal}", { field: what, refusal: earlier }),
      });
    places.set(key, where);
  };

  return ({ resource, values, where }: Entry, existing: AnyRecord | null, slug: string) => {
    const id = idOf(values);
    if (id) refuse("_id", `${resource} _id ${id}`, where);
    if (id && !existing) refuse("_id", `new _id ${id}`, where);
    if (existing) refuse("record here", `${resource} record ${existing.id}`, where);
    if (kinds[resource].slugs) refuse("slug", keyOf(resource, slug || inEnglish(where)), where);
    else if (!id) refuse("name", `${resource} name ${titleOf(resource, values)}`, where);
    if (resource === "packages" && [true, "true"].includes(values.isHighlighted as boolean))
      refuse("highlight, which only one package can have,", "highlighted package", where);
  };
};

/** @throws {DomainError} "invalid" for the id of a record of another kind: trash and references know records by it */
async function refuseForeign({ trash }: MatchNeeds, { resource, values }: Entry): Promise<void> {
  const id = idOf(values);
  const other = id && [...(await trash.kindsOf(id))].find((one) => one !== resource);
  if (other)
    throw invalidField(
      "_id",
      refusal("This _id already belongs to a {kind} record. Leave it out to get a new one", { kind: other }),
    );
}

/** Matches the entries of one file with the records of the site, one after the other, each in its transaction. */
export function createMatching(needs: MatchNeeds, by: Source) {
  const memory = createFileMemory();
  const find = createFinder(needs, memory);
  const addressOf = createAddress(needs, memory);
  const refuseTwice = createDuplicates(needs, memory);

  return {
    /** Finds the record of an entry ahead of its transaction, in which others may have changed it. */
    foresee: async (entry: Entry): Promise<AnyRecord | null> =>
      (await find(entry)).record ?? (await lyingOf(needs, entry)),
    /** @throws {DomainError} "invalid" */
    async match(entry: Entry): Promise<Match> {
      const { record, holder } = await find(entry);
      const trashed = record ? null : await restored(needs, entry, by);
      if (trashed) memory.arrived.add(trashed.id);
      const existing = record ?? trashed;
      const { slug, instead } = await addressOf(entry, existing, holder);
      refuseTwice(entry, existing, slug);
      if (!existing) await refuseForeign(needs, entry);
      return {
        entry: instead === undefined ? entry : { ...entry, values: { ...entry.values, slug: instead } },
        existing,
        isTrashed: trashed !== null,
        other: existing ? null : holder,
      };
    },
    /** Tells that an entry became a new record. */
    created: (id: string) => void memory.arrived.add(id),
  };
}
