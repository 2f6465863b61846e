import { type ContentResource, pagePath, titleOf } from "@etalase/contracts/kinds";
import { type FieldName, inEnglish, type Refusal, refusal } from "@etalase/contracts/refusals/refusal";
import { DomainError, invalidField } from "../../domain/errors.ts";
import { slugFromTitle } from "../../domain/slug.ts";
import type { Trash } from "../history/trash.ts";
import type { Entry } from "./entry.ts";
import type { AnyRecord, ExchangeKind, ExchangeKinds, Values } from "./kinds.ts";
import type { Origins } from "./origins.ts";
import { idOf, slugIn } from "./past.ts";

const folded = (title: string) => title.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

/** Earlier imports may have read the time of an article in another time zone. */
const mostApartMs = 24 * 60 * 60 * 1000;

/** The times at which a record, or an entry, says that it was or will be published. */
const timesOf = ({ date, publishAt, publishedAt }: Values): readonly number[] =>
  [date, publishAt, publishedAt].flatMap((time) =>
    typeof time === "string" || time instanceof Date ? [new Date(time).getTime()] : [],
  );

/** A draft of another product has no day. */
function agreesInDay(values: Values, record: AnyRecord): boolean {
  const times = timesOf(values);
  const own = timesOf(record);
  return times.length === 0 || times.some((one) => own.some((other) => Math.abs(one - other) < mostApartMs));
}

/**
 * Tells whether an entry means the record that has its address. An article of another product does when title and day
 * agree, a record with a page under an `_id` that is not known here when the title agrees, and a row of a table
 * without `_id` in any case.
 */
function isSameRecord({ resource, values, origin }: Entry, record: AnyRecord): boolean {
  const isNamed = origin !== undefined || (idOf(values) !== undefined && pagePath(resource, "") !== null);
  if (!isNamed) return true;
  const title = titleOf(resource, values);
  if (title !== "" && folded(title) !== folded(titleOf(resource, record))) return false;
  return origin === undefined || agreesInDay(values, record);
}

/** The slug that a file gives a record, or its title does. */
export function slugFor(resource: ContentResource, values: Values): string {
  const title = titleOf(resource, values);
  const slug = slugIn(values) || slugFromTitle(title, "");
  if (slug === "" && title !== "")
    throw invalidField("slug", refusal("A slug is needed where the title has neither a letter nor a digit"));
  return slug;
}

/**
 * The record that an entry belongs to, and `holder`, the record that has its address. `isReplaced` tells that the
 * record is another one than the entry's, which replaces it.
 */
export type Found = Readonly<{ record: AnyRecord | null; holder: AnyRecord | null; isReplaced: boolean }>;

export type IdentityNeeds = Readonly<{
  kinds: ExchangeKinds;
  originOf: Origins["recordOf"];
  /** Whether entries replace other records that have their addresses. */
  replaces: boolean;
}>;

const byId = async ({ findByIds }: ExchangeKind, id: string | null | undefined) =>
  id ? (await findByIds([id]))[0] : undefined;

const bySlug = async ({ slugs }: ExchangeKind, slug: string) => (slug && (await slugs?.findBySlug(slug))) || undefined;

/** Finds the records that entries belong to, in their state at the start of the import. */
export function createIdentities({ kinds, originOf, replaces }: IdentityNeeds) {
  const claimed = new Set<string>();
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

  const byName = async (resource: ContentResource, kind: ExchangeKind, name: string) => {
    const [id, another] = (await idsByName(resource, kind)).get(name) ?? [];
    if (another)
      throw new DomainError("invalid", {
        message: refusal("Several records are called “{name}”: the file must give an _id", { name }),
      });
    return byId(kind, id);
  };

  const find = async (entry: Entry): Promise<Found> => {
    const { resource, values, origin } = entry;
    const kind = kinds[resource];
    const known = (await byId(kind, idOf(values))) ?? (await byId(kind, await originOf(entry))) ?? null;
    if (!kind.slugs) {
      const record = known ?? (await byName(resource, kind, titleOf(resource, values))) ?? null;
      return { record, holder: null, isReplaced: false };
    }
    const holder = (await bySlug(kind, slugFor(resource, values))) ?? null;
    if (known || !holder) return { record: known, holder, isReplaced: false };
    const isSame = isSameRecord(entry, holder);
    // Two articles of another product never belong to one record.
    const isFree = origin === undefined || !claimed.has(holder.id);
    const record = (isSame || replaces) && isFree ? holder : null;
    return { record, holder, isReplaced: record !== null && !isSame };
  };

  /** Finds the record by its id, else by its origin, else by its slug or name; null for a new one. */
  return async (entry: Entry): Promise<Found> => {
    const found = await find(entry);
    if (found.record) claimed.add(found.record.id);
    return found;
  };
}

/**
 * Tells whether a record for a new entry has been added since: by its id, origin or slug, or by its name when it has
 * none of them. `own` are the ids of records that this import has made.
 */
export const createArrivals =
  ({ kinds, originOf }: Pick<IdentityNeeds, "kinds" | "originOf">) =>
  async (entry: Entry, own: ReadonlySet<string>): Promise<boolean> => {
    const { resource, values } = entry;
    const kind = kinds[resource];
    const id = idOf(values);
    const ids = [id, await originOf(entry)].filter((one) => typeof one === "string");
    if (ids.length > 0 && (await kind.findByIds(ids)).length > 0) return true;
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
  invalidField(
    "_id",
    refusal("One of {kind} has it here, or had it. Without an _id the record gets one of its own", { kind: other }),
  );

/** Refuses records that a file holds twice. */
export function createDuplicates(kinds: ExchangeKinds) {
  const seen = new Map<string, Refusal>();
  const refuse = (what: FieldName, key: string, where: Refusal) => {
    const earlier = seen.get(key);
    if (earlier !== undefined)
      throw new DomainError("invalid", {
        message: refusal("It has the same {field} as {refusal}", { field: what, refusal: earlier }),
      });
    seen.set(key, where);
  };

  /** @throws {DomainError} "invalid" */
  return ({ resource, values, where }: Entry, existing: AnyRecord | null, slug: string) => {
    const kind = kinds[resource];
    const id = idOf(values);
    if (id) refuse("_id", `${resource} _id ${id}`, where);
    if (id && !existing) refuse("_id", `new _id ${id}`, where);
    if (existing) refuse("record here", `${resource} record ${existing.id}`, where);
    if (kind.slugs) refuse("slug", `${resource} slug ${slug || inEnglish(where)}`, where);
    else if (!id) refuse("name", `${resource} name ${titleOf(resource, values)}`, where);
    if (resource === "packages" && [true, "true"].includes(values.isHighlighted as boolean))
      refuse("highlight, which only one package can have,", "highlighted package", where);
  };
}
