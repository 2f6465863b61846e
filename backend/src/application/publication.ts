import { sharePictureRule } from "@etalase/contracts/rules/image";
import { isInOrder, unpublishBeforePublish } from "@etalase/contracts/rules/publication";
import { unknownOriginal } from "@etalase/contracts/rules/publication.schema";
import { isSlug } from "@etalase/contracts/text/text";
import { invalidField } from "../domain/errors.ts";
import type { Picture } from "../domain/picture.ts";
import type { SearchFields } from "../domain/publication.ts";
import {
  isPublic,
  isVisible,
  type Publication,
  publicAt,
  type Schedule,
  type Shown,
  type Spoken,
  shownTo,
} from "../domain/publication.ts";
import type { Actor, Viewer } from "../domain/user.ts";
import { onlyVisible } from "./content.ts";
import { type Files, keptPicture } from "./media.ts";
import type { Clock } from "./ports.ts";
import type { SluggedRepository } from "./slugs.ts";
import type { Edit } from "./writing.ts";

/** The next moments when content becomes public or ends, and when content ends; null for none. */
export type NextChange = Readonly<{ changesAt: Date | null; endsAt: Date | null }>;

/** Knows when content becomes public or ends by itself. */
export interface Timetable {
  nextChange(after: Date): Promise<NextChange>;
}

type Times = Readonly<{ publishAt?: string | null | undefined; unpublishAt?: string | null | undefined }>;

const timeOf = (text: string | null) => (text === null ? null : new Date(text));

/** The times of a record after a form's edit: an absent one stays as it was. @throws {DomainError} when they overlap */
export function scheduled({ publishAt, unpublishAt }: Times, before: Schedule): Schedule {
  const after = {
    publishAt: publishAt === undefined ? before.publishAt : timeOf(publishAt),
    unpublishAt: unpublishAt === undefined ? before.unpublishAt : timeOf(unpublishAt),
  };
  if (!isInOrder(after)) throw invalidField("unpublishAt", unpublishBeforePublish);
  return after;
}

/** Hides records that the viewer may not see at that moment. @throws {DomainError} like `onlyVisible` */
export const visibleAt = <T extends Publication>(record: T | null, viewer: Viewer, at: Date): T =>
  onlyVisible<T>((record) => isVisible(record, viewer, at))(record, viewer);

/** Only records in English are translations, and none is one of itself. */
export const spokenAs = (id: string, { language, translationOf }: Spoken): Spoken => ({
  language,
  translationOf: language === "en" && translationOf !== id ? translationOf : "",
});

type Translatable = Spoken & Readonly<{ id: string; slug: string }>;

export interface Translations {
  /** The first record that says the same in the other language; null for none. */
  counterpartOf(record: Omit<Translatable, "slug">, shown: Shown): Promise<Translatable | null>;
}

/**
 * Finds the record that says the same in the other language, if both name each other: of several translations only the
 * first one counts. Only a public record, for staff too, since pages link to it.
 */
const createTranslationOf = ({ counterpartOf }: Translations, now: Clock) =>
  async function translationOf(record: Translatable): Promise<Pick<Translatable, "language" | "slug"> | null> {
    const shown = publicAt(now());
    const other = await counterpartOf(record, shown);
    const back = other && record.language === "en" ? await counterpartOf(other, shown) : record;
    return other && back?.id === record.id ? { language: other.language, slug: other.slug } : null;
  };

type Originals = Readonly<{
  findByIds(ids: readonly string[]): Promise<readonly (Publication & Spoken & Readonly<{ id: string }>)[]>;
}>;

/** Records as the viewer may see them: those of visitors name no original that is not public. */
export function createSeen({ findByIds }: Originals, now: Clock) {
  async function all<T extends Spoken>(records: readonly T[], viewer: Viewer): Promise<readonly T[]> {
    const named = viewer === "public" ? records.flatMap(({ translationOf }) => translationOf || []) : [];
    if (named.length === 0) return records;
    const originals = (await findByIds([...new Set(named)])).filter((one) => isPublic(one, now()));
    const shown = new Set(originals.map(({ id }) => id));
    return records.map((one) => (shown.has(one.translationOf) ? one : { ...one, translationOf: "" }));
  }
  return {
    all,
    one: async <T extends Spoken>(record: T, viewer: Viewer): Promise<T> => (await all([record], viewer))[0] ?? record,
  };
}

type PublishedRepository<T> = Originals &
  Translations &
  Pick<SluggedRepository<T>, "addresses" | "findBySlug"> &
  Readonly<{ findById(id: string): Promise<T | null> }>;

/** The reads of a single record, which all kinds with a time of publication have; `toShow` gets what the viewer may see. */
export function createPublishedReads<T extends Publication & Translatable>(
  records: PublishedRepository<T>,
  now: Clock,
  toShow: (record: T, viewer: Viewer) => Promise<T>,
) {
  const shown = (record: T | null, viewer: Viewer) => toShow(visibleAt(record, viewer, now()), viewer);
  return {
    translationOf: createTranslationOf(records, now),
    addresses: (viewer: Viewer) => records.addresses(shownTo(viewer, now())),
    get: async (id: string, viewer: Viewer) => shown(await records.findById(id), viewer),
    /** Finds a record by the current or an earlier slug: compare the answer's `slug`. */
    getBySlug: async (slug: string, viewer: Viewer) =>
      shown(isSlug(slug) ? await records.findBySlug(slug) : null, viewer),
  };
}

type Naming = Readonly<{ translationOf?: string | undefined }>;
type Writes<Input, Update, T> = Readonly<{
  create(input: Input, files: Files, by: Actor): Promise<T>;
  update(id: string, change: Update, edit: Edit): Promise<T>;
}>;

/**
 * Wraps the writes by forms: a record can only name an original that is there. One whose original is gone may keep its
 * id, and imports may bring a translation first.
 */
export function namingOriginals<Input extends Naming, Update extends Naming, T, W extends Writes<Input, Update, T>>(
  writing: W & Writes<Input, Update, T>,
  { findByIds }: Originals,
): W {
  const refuseUnknown = async (original = "", id = "") => {
    if (original === "") return;
    const found = await findByIds([...new Set([id, original])].filter(Boolean));
    const isKept = found.some((one) => one.id === id && one.translationOf === original);
    const isThere = original !== id && found.some((one) => one.id === original && one.language === "id");
    if (!isKept && !isThere) throw invalidField("translationOf", unknownOriginal);
  };
  return {
    ...writing,
    async create(input: Input, files: Files, by: Actor) {
      await refuseUnknown(input.translationOf);
      return writing.create(input, files, by);
    },
    async update(id: string, change: Update, edit: Edit) {
      await refuseUnknown(change.translationOf, id);
      return writing.update(id, change, edit);
    },
  };
}

/** The picture field for search and link previews, for any form. */
export const searchPictures = { shareImage: { rule: sharePictureRule } };

/** The fields that a form sends: an empty excerpt means none of the record's own. */
type Sent = Partial<Omit<SearchFields, "hasOwnExcerpt" | "shareImage">> & Readonly<{ shareImage?: string | undefined }>;

type With = Readonly<{
  stored: (field: string) => readonly Picture[];
  /** The excerpt that follows from the text. */
  excerpt: () => string;
}>;

/** An excerpt that was read and is sent back unchanged is no edit: one that follows from the text stays so. */
const isOwn = (sent: string, before: SearchFields) => sent !== "" && (before.hasOwnExcerpt || sent !== before.excerpt);

/** The search fields of a record after a form's edit: absent fields stay as they were. */
export function describedBy(sent: Sent, before: SearchFields, { stored, excerpt }: With): SearchFields {
  const hasOwnExcerpt = sent.excerpt === undefined ? before.hasOwnExcerpt : isOwn(sent.excerpt, before);
  const own = sent.excerpt || before.excerpt;
  const [shareImage = keptPicture("shareImage", before.shareImage, sent.shareImage)] = stored("shareImage");
  return {
    excerpt: hasOwnExcerpt ? own : excerpt(),
    hasOwnExcerpt,
    seoTitle: sent.seoTitle ?? before.seoTitle,
    seoDescription: sent.seoDescription ?? before.seoDescription,
    shareImage,
    noindex: sent.noindex ?? before.noindex,
  };
}
