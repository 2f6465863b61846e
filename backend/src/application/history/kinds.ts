import { type ContentResource, titleOf } from "@etalase/contracts/kinds";
import { messages } from "@etalase/contracts/text/messages";
import type { Content, Ordered } from "../../domain/content.ts";
import { DomainError } from "../../domain/errors.ts";
import type { KeptRecord } from "../../domain/history.ts";
import { firstVisibleAgain, type Published } from "../../domain/publication.ts";
import { freeSlug, withRoom } from "../../domain/slug.ts";
import type { Actor, User } from "../../domain/user.ts";
import type { Act, Source } from "../audit.ts";
import { type OrderedRepository, renumber } from "../order.ts";
import type { SluggedRepository } from "../slugs.ts";
import type { ContentRepository } from "../writing.ts";

type Slugs = Pick<SluggedRepository<unknown>, "slugsLike" | "slugsOf" | "putSlugs">;

/** Who puts something back. Nobody is signed in at the terminal, which may do everything. */
export type By = Source & Pick<Actor, "undoable">;

/** How history reaches the records of one kind. */
export type Kind = Readonly<{
  find(ids: readonly string[]): Promise<readonly KeptRecord[]>;
  /** With the version raised. */
  update(record: KeptRecord): Promise<KeptRecord>;
  insert(record: KeptRecord): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** Whether only superadmins see and change them. */
  isSuperadmins?: true;
  titleOf(record: KeptRecord): string;
  /** What the audit log calls it. */
  about(record: KeptRecord): Pick<Act, "resource" | "record">;
  slugs?: Slugs;
  order?: OrderedRepository<Ordered>;
  /**
   * The record without what another has meanwhile and only one can have, such as its slug; `leaving` are about to be
   * overwritten themselves.
   */
  fitting?(record: KeptRecord, leaving: readonly string[]): Promise<KeptRecord>;
  /** What a version that is restored becomes in place of the present record. */
  restored?(version: KeptRecord, present: KeptRecord, at: Date): KeptRecord;
  /** What an undo needs of a record whose kind has neither versions nor a trash: it is kept for that alone, and as long. */
  forUndo?(record: KeptRecord): KeptRecord;
  /** Null is no record. @throws {DomainError} when this must not be made of it, or not by everybody */
  guard?(before: KeptRecord | null, after: KeptRecord | null, by: By): Promise<void> | void;
  /** What else there is to tell of a change. */
  acts?(before: KeptRecord, after: KeptRecord): readonly Act[];
}>;

export type Kinds = Readonly<Record<string, Kind>>;

/** @throws {DomainError} "notFound" for a kind that there is no longer */
export function kindOf(kinds: Kinds, resource: string): Kind {
  const kind = Object.hasOwn(kinds, resource) ? kinds[resource] : undefined;
  if (!kind) throw new DomainError("notFound");
  return kind;
}

type AnyContent = Content & KeptRecord;
type AnyRepository = ContentRepository<AnyContent, never>;

// What stands in a history came from the very repository that it is given back to: hence the casts.
const whole = (record: KeptRecord) => record as AnyContent;

/** The record with a slug that no other has. */
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

/** Only one has a slug, and where the kind knows which one stands out, only one does. */
const fittingOf =
  (records: Slugs): Kind["fitting"] =>
  async (record, leaving) => {
    const free = await withFreeSlug(records, record);
    const other = free.isHighlighted === true && hasHighlight(records) ? await records.highlighted() : null;
    return other && other.id !== free.id && !leaving.includes(other.id) ? { ...free, isHighlighted: false } : free;
  };

type Dated = Published & Pick<Content, "createdAt" | "updatedAt">;
const isDated = (record: KeptRecord): record is KeptRecord & Dated => "publishedAt" in record;

/** When everybody first saw a record is for good, and so is the date that follows from it. */
const stillPublished: Kind["restored"] = (version, present, at) => {
  if (!isDated(version) || !isDated(present)) return version;
  const publishedAt = firstVisibleAgain(version, present, at);
  return { ...version, publishedAt, ...("date" in version ? { date: publishedAt ?? version.createdAt } : {}) };
};

/** The records of a repository of content. */
export function contentKind(resource: ContentResource, records: AnyRepository): Kind {
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

/** @throws {DomainError} "forbidden" for whoever is no superadmin */
export function refuseOthers({ role }: User): void {
  if (role !== "superadmin") throw new DomainError("forbidden");
}

export const changedSince = () => new DomainError("conflict", { message: messages.history.changedSince });
