import { deskLimits, isNewKey } from "@etalase/contracts/desk/desk";
import type { WorkingCopiesQuery, WorkingCopyInput } from "@etalase/contracts/desk/desk.schema";
import { type ContentResource, type EditedResource, titleOf } from "@etalase/contracts/kinds";
import { isRecordId } from "@etalase/contracts/text/text";
import type { Act } from "../../domain/audit.ts";
import { authorOf, type DeskPlace, typedTitleOf, type Values, type WorkingCopy } from "../../domain/desk.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Actor, User } from "../../domain/user.ts";
import { existing } from "../content.ts";
import type { ReadAfter } from "../in-parts.ts";
import { withoutOthersCode } from "../settings.ts";
import type { Tools } from "../tools.ts";
import type { UserRepository } from "../users.ts";
import type { ReviewRepository } from "./reviews.ts";

export interface WorkingCopyRepository {
  /** Replaces this person's former copy of the record. */
  save(copy: WorkingCopy): Promise<unknown>;
  /** The newest copy of the record, or the one of a person. */
  find(place: DeskPlace, by?: string): Promise<WorkingCopy | null>;
  /** The newest first, without their values. */
  list(query: WorkingCopiesQuery, limit: number): Promise<readonly Omit<WorkingCopy, "values" | "base">[]>;
  /** The ids contain place and person. */
  after: ReadAfter<WorkingCopy & Readonly<{ id: string }>>;
  /** Copies that may name pictures; some of them do not. */
  withPictures(): Promise<readonly WorkingCopy[]>;
  /** The same with a lock: until the end of the transaction nobody else writes or discards a copy. */
  lockWithPictures(): Promise<readonly WorkingCopy[]>;
  /** Writes the values of a locked copy. */
  rewrite(copy: WorkingCopy): Promise<unknown>;
  /** Removes the copy of a person. @returns whether there was one */
  remove(place: DeskPlace, by: string): Promise<boolean>;
}

type StoredRecord = Readonly<{ id: string }> & Values;

/** Finds records by their ids, regardless of visibility. */
export type DeskRecords = Readonly<
  Record<ContentResource, Readonly<{ findByIds(ids: readonly string[]): Promise<readonly StoredRecord[]> }>>
>;

/** Leaves out the fields that a copy of this person may not hold. */
type Allowed = (values: Values, author: User | null) => Values;

const allowed: Readonly<Partial<Record<EditedResource, Allowed>>> = { settings: withoutOthersCode };

type Needs = Pick<Tools, "transaction" | "audit" | "now"> &
  Readonly<{
    copies: WorkingCopyRepository;
    reviews: Pick<ReviewRepository, "rename">;
    records: DeskRecords;
    users: Pick<UserRepository, "findById">;
  }>;

/**
 * The audit entry about a discarded copy of another person. Its id is the person's, since the key of a new record is
 * longer than an id.
 */
const discarded = ({ title, by }: WorkingCopy): Act => ({
  action: "delete",
  resource: "working-copies",
  record: { id: by.id, title },
  detail: { of: by.name },
});

/**
 * The title of a record whose form has no typed title. @throws {DomainError} "notFound" for a record that does not
 * exist
 */
export async function recordTitle(records: DeskRecords, place: DeskPlace): Promise<string> {
  if (!isRecordId(place.key)) return "";
  const tables: Readonly<Partial<Record<EditedResource, DeskRecords[ContentResource]>>> = records;
  const [found] = (await tables[place.resource]?.findByIds([place.key])) ?? [];
  if (!found) throw new DomainError("notFound");
  return titleOf(place.resource, found);
}

/** Drops the copies of deleted records, also of those in the trash: a restored record has its copy again. */
export async function ofPresent<T extends DeskPlace>(
  records: DeskRecords,
  copies: readonly T[],
): Promise<readonly T[]> {
  const present = new Set<string>();
  for (const [resource, table] of Object.entries(records)) {
    const ids = copies.flatMap(({ resource: own, key }) => (own === resource && isRecordId(key) ? [key] : []));
    const found = ids.length > 0 ? await table.findByIds([...new Set(ids)]) : [];
    for (const { id } of found) present.add(`${resource}:${id}`);
  }
  return copies.filter(({ resource, key }) => !isRecordId(key) || present.has(`${resource}:${key}`));
}

/**
 * The unsaved input of staff, which all of them can see. Each person has a separate copy, so that nobody overwrites
 * another's input. Forms send copies every few seconds, so the audit log records only that somebody discarded another
 * person's copy.
 */
export const createWorkingCopies = ({ copies, reviews, records, users, transaction, audit, now }: Needs) => ({
  /**
   * Stores no custom code of a person who may not save it. @throws {DomainError} "notFound" for a record that does not
   * exist
   */
  async keep(place: DeskPlace, { baseVersion, ...typed }: WorkingCopyInput, { user }: Actor): Promise<WorkingCopy> {
    const known = await recordTitle(records, place);
    const own = (fields: Values) => allowed[place.resource]?.(fields, user) ?? fields;
    const values = own(typed.values);
    const copy: WorkingCopy = {
      ...place,
      title: [...(typedTitleOf(place.resource, values) || known)].slice(0, deskLimits.titleMax).join(""),
      values,
      base: typed.base ? own(typed.base) : null,
      baseVersion: baseVersion ?? null,
      by: authorOf(user),
      updatedAt: now(),
    };
    await copies.save(copy);
    return copy;
  },

  find: (place: DeskPlace, by?: string) => copies.find(place, by),

  /** Leaves out custom code of an author who is no longer a superadmin. @throws {DomainError} "notFound" */
  async get(place: DeskPlace, by?: string): Promise<WorkingCopy> {
    const found = existing(await copies.find(place, by));
    const allow = allowed[place.resource];
    if (!allow) return found;
    const author = await users.findById(found.by.id);
    const own = (fields: Values) => allow(fields, author);
    return { ...found, values: own(found.values), base: found.base && own(found.base) };
  },

  list: async (query: WorkingCopiesQuery) => ofPresent(records, await copies.list(query, deskLimits.listed)),

  /** Discards the caller's own copy, or that of `whose`. @throws {DomainError} "notFound" when there is none */
  discard: (place: DeskPlace, by: Actor, whose = by.user.id): Promise<void> =>
    transaction(async () => {
      const copy = await copies.find(place, whose);
      if (!copy || !(await copies.remove(place, whose))) throw new DomainError("notFound");
      if (whose !== by.user.id) await audit.record(by, [discarded(copy)]);
    }),

  /** Runs in the transaction of the save, after which the record holds the input. Copies of other people stay. */
  async saved({ user, workingCopy = "" }: Actor, resource: string, id: string): Promise<void> {
    // A kind of content without working copies has none to remove.
    const of = (key: string) => ({ resource: resource as EditedResource, key });
    await copies.remove(of(id), user.id);
    if (!isNewKey(workingCopy)) return;
    await copies.remove(of(workingCopy), user.id);
    await reviews.rename(of(workingCopy), id);
  },
});

export type WorkingCopies = ReturnType<typeof createWorkingCopies>;
