import { type ContentResource, titleOf } from "@etalase/contracts/kinds";
import { DomainError, invalidField } from "../../domain/errors.ts";
import { slugFromTitle } from "../../domain/slug.ts";
import type { Trash } from "../history/trash.ts";
import type { Entry } from "./entry.ts";
import type { AnyRecord, ExchangeKind, ExchangeKinds, Values } from "./kinds.ts";
import { idOf, slugIn } from "./past.ts";

/** The slug that a file gives a record, or its title does. */
function slugFor(resource: ContentResource, values: Values): string {
  const title = titleOf(resource, values);
  const slug = slugIn(values) || slugFromTitle(title, "");
  if (slug === "" && title !== "")
    throw invalidField("slug", "A slug is needed where the title has neither a letter nor a digit");
  return slug;
}

/** Finds the records that entries belong to, in their state at the start of the import. */
export function createIdentities(kinds: ExchangeKinds) {
  const names = new Map<ContentResource, ReadonlyMap<string, readonly string[]>>();
  const idsByName = async (resource: ContentResource, { ids, findByIds }: ExchangeKind) => {
    const known = names.get(resource);
    if (known) return known;
    const records = await findByIds(await ids());
    const byName = Map.groupBy(records, (record) => titleOf(resource, record));
    const made = new Map([...byName].map(([name, own]) => [name, own.map(({ id }) => id)]));
    names.set(resource, made);
    return made;
  };

  const byId = async ({ findByIds }: ExchangeKind, id: string | undefined) =>
    id ? (await findByIds([id]))[0] : undefined;

  const bySlug = async ({ slugs }: ExchangeKind, slug: string) =>
    (slug && (await slugs?.findBySlug(slug))) || undefined;

  const byName = async (resource: ContentResource, kind: ExchangeKind, name: string) => {
    const [id, another] = (await idsByName(resource, kind)).get(name) ?? [];
    if (another)
      throw new DomainError("invalid", { message: `Several records are called “${name}”: the file must give an _id` });
    return byId(kind, id);
  };

  /** Finds the record by its id, else by its slug, else by its name; null for a new one. */
  return async ({ resource, values }: Entry): Promise<AnyRecord | null> => {
    const kind = kinds[resource];
    const found = await byId(kind, idOf(values));
    if (found) return found;
    return (
      (kind.slugs
        ? await bySlug(kind, slugFor(resource, values))
        : await byName(resource, kind, titleOf(resource, values))) ?? null
    );
  };
}

/**
 * Tells whether a record for a new entry has been added since: by its id or slug, or by its name when it has neither.
 * `own` are the ids of records that this import has made.
 */
export const createArrivals =
  (kinds: ExchangeKinds) =>
  async ({ resource, values }: Entry, own: ReadonlySet<string>): Promise<boolean> => {
    const kind = kinds[resource];
    const id = idOf(values);
    if (id && (await kind.findByIds([id])).length > 0) return true;
    if (kind.slugs) {
      const found = await kind.slugs.findBySlug(slugFor(resource, values));
      return found !== null && !own.has(found.id);
    }
    if (id) return false;
    const others = (await kind.ids()).filter((one) => !own.has(one));
    return (await kind.findByIds(others)).some((record) => titleOf(resource, record) === titleOf(resource, values));
  };

/**
 * Returns the kind of another record that has, or had, the id of an entry: the trash and references identify records by
 * it. Null when the id is free.
 */
export const createForeignIds =
  (kindsOf: Trash["kindsOf"]) =>
  async ({ resource, values }: Entry): Promise<string | null> => {
    const id = idOf(values);
    const [other = null] = id ? [...(await kindsOf(id))].filter((one) => one !== resource) : [];
    return other;
  };

export const foreignId = (other: string) =>
  invalidField("_id", `One of ${other} has it here, or had it. Without an _id the record gets one of its own`);

/** Refuses records that a file holds twice. */
export function createDuplicates(kinds: ExchangeKinds) {
  const seen = new Map<string, string>();
  const refuse = (what: string, key: string, where: string) => {
    const earlier = seen.get(key);
    if (earlier !== undefined) throw new DomainError("invalid", { message: `It has the same ${what} as ${earlier}` });
    seen.set(key, where);
  };

  /** @throws {DomainError} "invalid" */
  return ({ resource, values, where }: Entry, existing: AnyRecord | null) => {
    const kind = kinds[resource];
    const id = idOf(values);
    if (id) refuse("_id", `${resource} _id ${id}`, where);
    if (id && !existing) refuse("_id", `new _id ${id}`, where);
    if (existing) refuse("record here", `${resource} record ${existing.id}`, where);
    if (kind.slugs) refuse("slug", `${resource} slug ${slugFor(resource, values) || where}`, where);
    else if (!id) refuse("name", `${resource} name ${titleOf(resource, values)}`, where);
    if (resource === "packages" && [true, "true"].includes(values.isHighlighted as boolean))
      refuse("highlight, which only one package can have,", "highlighted package", where);
  };
}
