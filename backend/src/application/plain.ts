import { type ContentResource, kinds } from "@etalase/contracts/kinds";
import { anyName, type Refusal } from "@etalase/contracts/refusals/refusal";
import { markedMaxBytes, type PlainKind, type ValuesOf, valueIn } from "@etalase/contracts/rules/plain";
import type { PlainQuery } from "@etalase/contracts/rules/plain.schema";
import { serverMessages } from "@etalase/contracts/text/messages";
import { bytesProblem, capitalised, textProblem, visibleText } from "@etalase/contracts/text/text";
import { spelledAs } from "@etalase/contracts/text/words";
import type { Ordered } from "../domain/content.ts";
import { DomainError, invalidField } from "../domain/errors.ts";
import type { Picture } from "../domain/picture.ts";
import { isVisible, type PlainRecord } from "../domain/plain.ts";
import type { Viewer } from "../domain/user.ts";
import { definedValues, onlyVisible, pageOf } from "./content.ts";
import type { ReadAfter } from "./in-parts.ts";
import { keptPicture, type PictureFields, type Stored } from "./media.ts";
import { createOrder, type OrderedRepository } from "./order.ts";
import type { ContentNeeds, ContentRepository } from "./record-changes.ts";
import { createWriting } from "./writing.ts";

type Kind = PlainKind<ContentResource>;

export type PlainRepository<K extends Kind> = ContentRepository<PlainRecord<K>, PlainQuery<K>> &
  OrderedRepository<PlainRecord<K>> &
  Readonly<{ after: ReadAfter<PlainRecord<K>> }>;

const refused = (message: Refusal) => new DomainError("invalid", { message });

/**
 * The same repository, but it refuses to hold more records than the kind may, and to lose the last ones that visitors
 * see. Forms, imports, undo and trash all write through it.
 */
export function withinBounds<K extends Kind>(kind: K, records: PlainRepository<K>): PlainRepository<K> {
  const { holds, resource } = kind;
  if (!holds) return records;
  const { least, most } = holds;
  const { noun } = kinds[resource];

  async function refuseLast(leaving: readonly string[]) {
    const shown = (await records.all()).filter((one) => isVisible(one, kind, "public") && !leaving.includes(one.id));
    if (shown.length < least) throw refused(serverMessages.lastShown(noun));
  }

  return {
    ...records,
    async insert(record) {
      if ((await records.all()).length >= most) throw refused(serverMessages.tooManyRecords(noun, most));
      await records.insert(record);
    },
    async update(record) {
      if (!isVisible(record, kind, "public")) await refuseLast([record.id]);
      return records.update(record);
    },
    async remove(ids) {
      await refuseLast(ids);
      await records.remove(ids);
    },
  };
}

const none = { rows: [], total: 0 };

/** The picture fields of a kind's form. */
export const picturesOfKind = ({ picture }: PlainKind): PictureFields =>
  picture ? { [picture.field]: { rule: picture.rule, ...(picture.missing && { required: picture.missing }) } } : {};

/** Returns the part of a text that its field's marks allow. */
export type SanitizeMarks = (html: string) => string;

/** The values of a field in the records, most used first. */
function usedIn(records: readonly object[], name: string): readonly string[] {
  const used = Map.groupBy(records, (record) => String(valueIn(record, name)));
  return [...used].toSorted(([, one], [, other]) => other.length - one.length).map(([value]) => value);
}

/** The texts of a kind whose fields allow marks. */
function createMarkedTexts({ fields }: PlainKind, sanitizeMarks: SanitizeMarks) {
  const marked = Object.entries(fields).flatMap(([name, field]) =>
    field.is === "marked" ? [[name, field] as const] : [],
  );

  const cleanOf = (values: object) =>
    marked.flatMap(([name, field]) => {
      const html = valueIn(values, name);
      return typeof html === "string" ? [{ name, field, clean: sanitizeMarks(html) }] : [];
    });
  const textsOf = (cleaned: ReturnType<typeof cleanOf>) =>
    Object.fromEntries(cleaned.map(({ name, clean }) => [name, clean]));

  return {
    /** The texts of the values, sanitised. @throws {DomainError} "invalid" when too little is left of one, or too much */
    sanitized(values: object) {
      const cleaned = cleanOf(values);
      for (const { name, field, clean } of cleaned) {
        const named = { ...field, field: anyName(field.called ?? field.label) };
        const problem =
          bytesProblem(clean, { ...named, maxBytes: markedMaxBytes(field) }) ?? textProblem(visibleText(clean), named);
        if (problem) throw invalidField(name, problem);
      }
      return textsOf(cleaned);
    },

    /** Rows can come from a backup or an older sanitiser, so stored texts are not trusted either. */
    toRead: <One extends object>(record: One): One =>
      marked.length > 0 ? { ...record, ...textsOf(cleanOf(record)) } : record,
  };
}

/** The fields that group records, in the spelling of the other records. */
async function grouped({ fields }: PlainKind, values: object, readOthers: () => Promise<readonly object[]>) {
  const typed = Object.entries(fields).flatMap(([name, field]) => {
    const word = field.is === "line" && field.groups ? valueIn(values, name) : undefined;
    return typeof word === "string" && word ? [{ name, word }] : [];
  });
  if (typed.length === 0) return {};
  const others = await readOthers();
  return Object.fromEntries(typed.map(({ name, word }) => [name, spelledAs(word, usedIn(others, name))]));
}

// The compiler cannot follow a field whose name a type parameter holds: hence the cast.
const pictureOf = ({ picture }: PlainKind, record: object) =>
  picture ? (valueIn(record, picture.field) as Picture | null) : null;

type PictureChange = Readonly<{ before: Picture | null; values: object; stored: Stored }>;

/** The picture after a write. @throws {DomainError} "invalid" for none in a kind that needs one */
function pictureAfter({ picture }: PlainKind, { before, values, stored }: PictureChange) {
  if (!picture) return {};
  const { field, missing } = picture;
  const sent = valueIn(values, field);
  const [after = keptPicture(field, before, typeof sent === "string" ? sent : undefined)] = stored(field);
  if (!after && missing) throw invalidField(field, missing);
  return { [field]: after };
}

type ToRead = ReturnType<typeof createMarkedTexts>["toRead"];

/** Reads the records of a kind: visitors see those that its flag shows. */
function createReading<K extends Kind>(kind: K, records: PlainRepository<K>, toRead: ToRead) {
  const { shownBy } = kind;
  const visible = onlyVisible<PlainRecord<K>>((record, viewer) => isVisible(record, kind, viewer));

  return {
    async list(query: PlainQuery<K>, viewer: Viewer) {
      const isHidden = viewer === "public" && valueIn(query, shownBy) === false;
      const shownQuery = viewer === "public" ? { ...query, [shownBy]: true } : query;
      const { rows, total } = isHidden ? none : await records.list(shownQuery);
      return pageOf({ rows: rows.map((row) => toRead(row)), total }, query);
    },
    /** The records that visitors see, in their order. */
    active: async () => (await records.all()).filter((record) => isVisible(record, kind, "public")).map(toRead),
    get: async (id: string, viewer: Viewer) => toRead(visible(await records.findById(id), viewer)),
  };
}

/** The use cases of a kind without rules of its own: visitors see the records that its flag shows. */
export function createPlainService<K extends Kind>(
  kind: K,
  needs: ContentNeeds & Readonly<{ records: PlainRepository<K>; sanitizeMarks: SanitizeMarks }>,
) {
  type One = PlainRecord<K>;
  const { resource } = kind;
  const { records } = needs;
  const order = createOrder({ ...needs, resource, what: capitalised(kinds[resource].noun) });
  const { sanitized, toRead } = createMarkedTexts(kind, needs.sanitizeMarks);

  const wordsOf = async (values: object, id: string) => ({
    ...sanitized(values),
    ...(await grouped(kind, values, async () => (await records.all()).filter((record) => record.id !== id))),
  });

  // A cast for the same reason as in `pictureOf`.
  const madeOf = (values: Ordered & object) => values as One;

  const writing = createWriting<One, ValuesOf<K>, Partial<ValuesOf<K>>>({
    ...needs,
    resource,
    records: order.closingRanks,
    fields: picturesOfKind(kind),
    picturesOf: (record) => [pictureOf(kind, record) ?? []].flat(),
    async created(input, { base, stored }) {
      const pictures = pictureAfter(kind, { before: null, values: input, stored });
      const words = await wordsOf(input, base.id);
      return madeOf({ ...input, ...words, ...base, ...pictures, order: await order.last() });
    },
    edited: async (before, change, { stored }) => ({
      ...before,
      ...definedValues(change),
      ...(await wordsOf(change, before.id)),
      ...pictureAfter(kind, { before: pictureOf(kind, before), values: change, stored }),
    }),
  });

  return {
    ...createReading(kind, records, toRead),
    ...writing,
    move: order.move,
  };
}

export type PlainService<K extends Kind> = ReturnType<typeof createPlainService<K>>;
