import { titleOf } from "@etalase/contracts/kinds";
import { DomainError } from "../../domain/errors.ts";
import type { Picture } from "../../domain/picture.ts";
import type { User } from "../../domain/user.ts";
import type { Files, Upload } from "../media.ts";
import { inTextField, type Past, type Stored } from "../writing.ts";
import type { Entry } from "./entry.ts";
import { type AnyRecord, type ExchangeKind, type ExchangeKinds, fieldsOf, type Values } from "./kinds.ts";
import { formerSlugsOf, idOf, oldPathsOf, pastOf } from "./past.ts";
import { type ImportPictures, sentAhead, type Wanted } from "./pictures.ts";
import { fieldOf, isSameValue, shownValue, typedOf } from "./values.ts";

export type Difference = Readonly<{ field: string; before: string; after: string }>;

/** The effect of an import on one record. */
export type Weighed = Readonly<{
  action: "create" | "update" | "same";
  title: string;
  /** Empty for a kind without slugs. */
  slug: string;
  differences: readonly Difference[];
  /** The values to write: the whole record, or its changed fields. */
  values: Values;
  files: Files;
  past: Past<AnyRecord>;
  formerSlugs: readonly string[];
  oldPaths: readonly string[];
}>;

/** Further fields of the API's answers, which follow from others. */
const derived = new Set(
  "id resource hasOwnExcerpt readingTime contentSets currentPrice struckPrice discountPercent"
    .split(" ")
    .concat("featuredImageSet imagesSet logoSet photoSet shareImageSet".split(" ")),
);

function refuseUnknown({ resource, values }: Entry) {
  const known = new Set(fieldsOf(resource));
  const unknown = Object.keys(values).filter((name) => !known.has(name) && !derived.has(name));
  if (unknown.length > 0)
    throw new DomainError("invalid", {
      message: `${resource} have no field ${unknown.map((name) => `“${name}”`).join(", ")}`,
    });
}

type Sent = Readonly<{ field: string; uploads: readonly Upload[] }>;

type Needs = Readonly<{
  kinds: ExchangeKinds;
  pictures: ImportPictures;
  /** Finds the account, if it exists. */
  findAuthor: (id: string) => Promise<User | null>;
  /** The author of an article whose file names none. */
  byline: Pick<User, "name"> & Readonly<{ id: string | null }>;
  /** Returns the project of this site for a project's id in the file. */
  projectOf: (id: string) => Readonly<{ id: string; isNew: boolean }>;
}>;

type Asked = Readonly<{ entry: Entry; index: number; existing: AnyRecord | null }>;

const isGalleryKey = (key: string, field: string) =>
  key.startsWith(`${field}.`) && /^\d+$/.test(key.slice(field.length + 1));

const filesOf = (uploads: readonly Upload[] = []) => uploads.flatMap(({ stored }) => stored?.picture.file ?? []);

const parsed = (schema: ExchangeKind["input"], values: Values): Values => {
  const { data, error } = schema.safeParse(values);
  if (data) return data;
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? [])
    errors[path.filter((part) => typeof part === "string").join(".") || "record"] ??= message;
  throw new DomainError("invalid", { errors });
};

/** Weighs entries: finds what each would create or change here, by the rules of forms. */
export function createWeighing({ kinds, pictures, findAuthor, byline, projectOf }: Needs) {
  const isField = ({ pictures: fields, gallery }: ExchangeKind, key: string) =>
    Object.hasOwn(fields, key) || (gallery !== undefined && isGalleryKey(key, gallery.field));

  /** The picture of a field, or its substitute. */
  const standingIn = async ({ entry, index, existing }: Asked, { field, rule }: Wanted): Promise<Sent | null> => {
    const had = entry.pictures[field]
      ? await pictures.findIfHad({ field, rule }, { entry, index, key: field, address: undefined })
      : null;
    const standIn = entry.standIns?.[field];
    if (had || !standIn || existing?.[field])
      return had && { field, uploads: [sentAhead(pictures.nameOf(entry, field, undefined), had)] };
    const key = `${field} stand-in`;
    const drawn = { ...entry, pictures: { [key]: standIn } };
    const stored = await pictures.find({ field, rule }, { entry: drawn, index, key, address: undefined });
    return { field, uploads: [sentAhead(key, stored)] };
  };

  /** The picture of a field; null when the file has none. */
  const single = async (asked: Asked, field: string): Promise<Sent | null> => {
    const { entry, index } = asked;
    const { values } = entry;
    const rule = kinds[entry.resource].pictures[field];
    if (!rule) return null;
    if (entry.standIns?.[field]) return standingIn(asked, { field, rule });
    const address = values[field];
    if (!entry.pictures[field] && (typeof address !== "string" || address === "")) return null;
    const stored = await pictures.find({ field, rule }, { entry, index, key: field, address });
    return { field, uploads: [sentAhead(pictures.nameOf(entry, field, address), stored)] };
  };

  const several = async ({ entry, index }: Asked): Promise<Sent | null> => {
    const { gallery } = kinds[entry.resource];
    if (!gallery) return null;
    const { field, rule } = gallery;
    const addresses: unknown = entry.values[field];
    const listed = Array.isArray(addresses) ? addresses.length : 0;
    const brought = Object.keys(entry.pictures).filter((key) => isGalleryKey(key, field)).length;
    if (!Array.isArray(addresses) && brought === 0) return null;
    const uploads: Upload[] = [];
    for (let place = 0; place < Math.max(listed, brought); place++) {
      const [key, address] = [`${field}.${place}`, Array.isArray(addresses) ? addresses[place] : undefined];
      const stored = await pictures.find({ field, rule }, { entry, index, key, address });
      uploads.push(sentAhead(pictures.nameOf(entry, key, address), stored));
    }
    return { field, uploads };
  };

  const sentPictures = async (asked: Asked): Promise<readonly Sent[]> => {
    const sent: Sent[] = [];
    for (const field of Object.keys(kinds[asked.entry.resource].pictures)) {
      const one = await single(asked, field);
      if (one) sent.push(one);
    }
    const all = await several(asked);
    return all ? [...sent, all] : sent;
  };

  /** The fields of forms, with values that are valid on this site. */
  const typed = async ({ entry, index }: Asked, kind: ExchangeKind) => {
    const { values } = entry;
    const own: Record<string, unknown> = { ...typedOf(values, kind) };
    if (values.hasOwnExcerpt === false) own.excerpt = "";
    if (typeof own.slug === "string" && own.slug.trim() === "") delete own.slug;
    const author = typeof own.authorId === "string" && own.authorId !== "" ? await findAuthor(own.authorId) : null;
    if (!author) delete own.authorId;
    const { html, shown } =
      typeof own.content === "string"
        ? await pictures.inText({ entry, index }, own.content, (key) => isField(kind, key))
        : { html: undefined, shown: [] };
    if (html !== undefined) own.content = html;
    const project = typeof own.portfolioId === "string" && own.portfolioId !== "" ? projectOf(own.portfolioId) : null;
    if (project) own.portfolioId = project.id;
    return { own: own as Values, author, shown, project };
  };

  const filesToSend = (kind: ExchangeKind, sent: readonly Sent[], shown: readonly Upload[]): Files => ({
    ...Object.fromEntries(
      sent.map(({ field, uploads }) => [field === kind.gallery?.field ? kind.gallery.sentAs : field, uploads]),
    ),
    ...(shown.length > 0 ? { [inTextField]: shown } : {}),
  });

  const storedBy =
    (sent: readonly Sent[]): Stored =>
    (name) =>
      sent.find(({ field }) => field === name)?.uploads.flatMap(({ stored }) => stored?.picture ?? []) ?? [];

  /** A project from the same file does not exist yet. */
  const withoutNew = (values: Values, project: Readonly<{ isNew: boolean }> | null): Values =>
    project?.isNew ? { ...values, portfolioId: null } : values;

  const asNew = async (asked: Asked, kind: ExchangeKind): Promise<Weighed> => {
    const { entry } = asked;
    const { own, author, shown, project } = await typed(asked, kind);
    const { authorId: _account, ...values } = parsed(kind.input, own);
    const sent = await sentPictures(asked);
    const past = pastOf(entry.values, { resource: entry.resource, id: idOf(entry.values), author, byline });
    const record = await kind.writing.foreseen.created(withoutNew(values, project), storedBy(sent), past);
    return {
      action: "create",
      title: titleOf(entry.resource, record),
      slug: String(record.slug ?? ""),
      differences: [],
      values,
      files: filesToSend(kind, sent, shown),
      past,
      formerSlugs: formerSlugsOf(entry.values),
      oldPaths: [...entry.oldPaths, ...oldPathsOf(entry.values)],
    };
  };

  /** The picture fields that the file empties. */
  const removals = ({ entry, existing }: Asked, kind: ExchangeKind): Values =>
    Object.fromEntries(
      ["shareImage", "photo"]
        .filter((field) => Object.hasOwn(kind.pictures, field) && entry.values[field] === "" && !entry.pictures[field])
        .filter((field) => existing?.[field])
        .map((field) => [field, ""]),
    );

  const asEdit = async (asked: Asked, existing: AnyRecord, kind: ExchangeKind): Promise<Weighed> => {
    const { entry } = asked;
    const { own, shown, project } = await typed(asked, kind);
    // Only an entry with the record's own id can rename it: any other was found by its slug.
    const { slug, ...rest } = own;
    const change = parsed(kind.update, slug && idOf(entry.values) === existing.id ? own : rest);
    const all = await sentPictures(asked);
    const held = (field: string) => [(existing[field] ?? []) as Picture | readonly Picture[]].flat(); // the kind guarantees it
    const sent = all.filter(
      ({ field, uploads }) =>
        filesOf(uploads).join() !==
        held(field)
          .map(({ file }) => file)
          .join(),
    );
    const galleryField = kind.gallery?.field ?? "";
    const cleared = sent.some(({ field }) => field === galleryField) ? { [galleryField]: [] } : {};
    const wanted = { ...change, ...removals(asked, kind), ...cleared };
    const foreseen = await kind.writing.foreseen.edited(existing, withoutNew(wanted, project), storedBy(sent));
    const after: AnyRecord = project ? { ...foreseen, portfolioId: project.id } : foreseen;
    const fields = [...new Set([...Object.keys(wanted), ...sent.map(({ field }) => field)])];
    // The name of a new stored picture is not known in advance.
    const names = new Map(sent.map(({ field, uploads }) => [field, uploads.map(({ name }) => name).join(", ")]));
    const differences = fields.flatMap((field) => {
      const [one, other] = [fieldOf(existing, field, kind), fieldOf(after, field, kind)];
      return isSameValue(one, other)
        ? []
        : [{ field, before: shownValue(one), after: names.get(field) ?? shownValue(other) }];
    });
    const differing = new Set(differences.map(({ field }) => field));
    return {
      action: differences.length > 0 ? "update" : "same",
      title: titleOf(entry.resource, existing),
      slug: String(after.slug ?? ""),
      differences,
      values: Object.fromEntries(Object.entries(wanted).filter(([field]) => differing.has(field))),
      files: filesToSend(kind, sent, differing.has("content") ? shown : []),
      past: {},
      formerSlugs: formerSlugsOf(entry.values),
      oldPaths: [...entry.oldPaths, ...oldPathsOf(entry.values)],
    };
  };

  /** @throws {DomainError} "invalid" with everything that the rules refuse */
  return async (asked: Asked): Promise<Weighed> => {
    const { entry, existing } = asked;
    refuseUnknown(entry);
    const kind = kinds[entry.resource];
    return existing ? asEdit(asked, existing, kind) : asNew(asked, kind);
  };
}

export const refusalSentence = ({ errors, message }: DomainError): string =>
  errors
    ? Object.entries(errors)
        .map(([field, sentence]) => `${field}: ${sentence}`)
        .join("; ")
    : message;
