import { type ContentResource, type EditedResource, titleOf } from "@etalase/contracts/kinds";
import { serverMessages } from "@etalase/contracts/text/messages";
import type { Act } from "../../domain/audit.ts";
import type { Content, Ordered } from "../../domain/content.ts";
import { onlyTitleOf } from "../../domain/desk.ts";
import { DomainError } from "../../domain/errors.ts";
import type { KeptRecord } from "../../domain/history.ts";
import { firstVisibleAgain, type Published } from "../../domain/publication.ts";
import { freeSlug, withRoom } from "../../domain/slug.ts";
import type { Actor, Source, User } from "../../domain/user.ts";
import { existing } from "../content.ts";
import { type OrderedRepository, renumber } from "../order.ts";
import type { ContentRepository } from "../record-changes.ts";
import type { SluggedRepository } from "../slugs.ts";

type Slugs = Pick<SluggedRepository<unknown>, "slugsLike" | "slugsOf" | "putSlugs">;

/** The person who restores something. At the terminal nobody is signed in, and everything is allowed. */
export type By = Source & Pick<Actor, "undoable">;

/** The access of history to the records of one kind. */
export type Kind = Readonly<{
  find(ids: readonly string[]): Promise<readonly KeptRecord[]>;
  /** Writes the record with its version raised. */
  update(record: KeptRecord): Promise<KeptRecord>;
  insert(record: KeptRecord): Promise<unknown>;
  remove(ids: readonly string[]): Promise<unknown>;
  /** Only superadmins see and change records of this kind. */
  isSuperadmins?: true;
  titleOf(record: KeptRecord): string;
  /** The audit log's reference to a record. */
  about(record: KeptRecord): Pick<Act, "resource" | "record">;
  slugs?: Slugs;
  order?: OrderedRepository<Ordered>;
  /**
   * The record without unique values that another one has meanwhile, such as its slug; records in `leaving` are about
   * to be overwritten themselves.
   */
  fitting?(record: KeptRecord, leaving: readonly string[]): Promise<KeptRecord>;
  /** The record that replaces the present one when a version is restored. */
  restored?(version: KeptRecord, present: KeptRecord, at: Date): KeptRecord;
  /**
   * The fields that an undo needs, for a kind with neither versions nor a trash: they are kept for the undo alone, and
   * no longer.
   */
  forUndo?(record: KeptRecord): KeptRecord;
  /** Null means no record. @throws {DomainError} when this change is not allowed, or not to this person */
  guard?(before: KeptRecord | null, after: KeptRecord | null, by: By): Promise<void> | void;
  /** Further acts in a change, for the audit log. */
  acts?(before: KeptRecord, after: KeptRecord): readonly Act[];
}>;

export type Kinds = Readonly<Record<string, Kind>>;

/** @throws {DomainError} "notFound" for a kind that no longer exists */
export function kindOf(kinds: Kinds, resource: string): Kind {
  const kind = existing(Object.hasOwn(kinds, resource) ? kinds[resource] : undefined);
  return kind;
}

type AnyContent = Content & KeptRecord;

// A record in a history came from the same repository that it returns to: hence the casts.
const whole = (record: KeptRecord) => record as AnyContent;

/** Returns the record with a slug that no other record has. */
async function withFreeSlug({ slugsLike }: Slugs, record: KeptRecord): Promise<KeptRecord> {
  const { slug } = record;
  if (typeof slug !== "string") return record;
  const isTaken = (await slugsLike(slug, record.id)).has(slug);
  if (!isTaken) return record;
  const base = withRoom(slug);
  return { ...record, slug: freeSlug(base, await slugsLike(base, record.id)) };
}

const isOrdered = (records: object): records is OrderedRepository<Ordered> => "place" in records;
type Highlighting = Readonly<{ highlighted(): Promise<Readonly<{ id: string }> | null> }>;
const hasHighlight = (records: object): records is Highlighting => "highlighted" in records;
const isSlugged = (records: object): records is Slugs => "slugsLike" in records;

/** A slug is unique, and so is the highlighted record in kinds that have one. */
const fittingOf =
  (records: Slugs): Kind["fitting"] =>
  async (record, leaving) => {
    const free = await withFreeSlug(records, record);
    const other = free.isHighlighted === true && hasHighlight(records) ? await records.highlighted() : null;
    return other && other.id !== free.id && !leaving.includes(other.id) ? { ...free, isHighlighted: false } : free;
  };

type Dated = Published & Pick<Content, "createdAt" | "updatedAt">;
const isDated = (record: KeptRecord): record is KeptRecord & Dated => "publishedAt" in record;

/** The time of first publication is final, and so is the date that follows from it. */
const stillPublished: Kind["restored"] = (version, present, at) => {
  if (!isDated(version) || !isDated(present)) return version;
  const publishedAt = firstVisibleAgain(version, present, at);
  return { ...version, publishedAt, ...("date" in version ? { date: publishedAt ?? version.createdAt } : {}) };
};

/** The records of a repository of content. */
export function contentKind(resource: ContentResource, records: ContentRepository<AnyContent, never>): Kind {
  const order = isOrdered(records) ? records : undefined;
  const title = (record: KeptRecord) => titleOf(resource, record);
  return {
    find: (ids) => records.findByIds(ids),
    update: (record) => records.update(whole(record)),
    insert: (record) => records.insert(whole(record)),
    async remove(ids) {
      await records.remove(ids);
      if (order) await renumber(order, await order.all());
    },
    restored: stillPublished,
    titleOf: title,
    about: (record) => ({ resource, record: { id: record.id, title: title(record) } }),
    ...(order ? { order } : {}),
    ...(isSlugged(records) ? { slugs: records, fitting: fittingOf(records) } : {}),
  };
}

type Only = Readonly<{ find(): Promise<Omit<KeptRecord, "id">>; save(record: KeptRecord): Promise<unknown> }>;

/** A single record, which is never created or deleted; its id is the name of its kind. */
export function onlyKind(
  about: Pick<Act, "record"> & Readonly<{ resource: EditedResource }>,
  { find, save }: Only,
): Kind {
  const { resource } = about;
  const nothing = async () => {};
  return {
    // The record has a version, which the compiler loses beside an index.
    find: async () => [{ ...(await find()), id: resource } as KeptRecord],
    async update(record) {
      const after = { ...record, version: record.version + 1 };
      await save(after);
      return after;
    },
    insert: nothing,
    remove: nothing,
    titleOf: () => onlyTitleOf(resource),
    about: () => about,
  };
}

/** @throws {DomainError} "forbidden" for anybody but a superadmin */
export function refuseOthers({ role }: User): void {
  if (role !== "superadmin") throw new DomainError("forbidden");
}

export const changedSince = () => new DomainError("conflict", { message: serverMessages.history.changedSince });
