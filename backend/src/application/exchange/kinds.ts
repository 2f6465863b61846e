import { type ContentResource, contentResources } from "@etalase/contracts/kinds";
import { newsFields, newsInput, newsUpdate } from "@etalase/contracts/news.schema";
import { packageFields, packageInput, packageUpdate } from "@etalase/contracts/packages.schema";
import { pageFields, pageInput, pageUpdate } from "@etalase/contracts/pages.schema";
import { forPlainKinds, type PlainResource, plainKinds, plainSchemas } from "@etalase/contracts/plain-kinds";
import { portfolioFields, portfolioInput, portfolioUpdate } from "@etalase/contracts/portfolio.schema";
import type { Field, Fields } from "@etalase/contracts/rules/description";
import type { ImageRule } from "@etalase/contracts/rules/image";
import { testimonialFields, testimonialInput, testimonialUpdate } from "@etalase/contracts/testimonials.schema";
import type { Content, Ordered } from "../../domain/content.ts";
import { shownTo } from "../../domain/publication.ts";
import type { Source } from "../../domain/user.ts";
import type { Files, PictureFields, Stored } from "../media.ts";
import { newsPictures } from "../news.ts";
import type { OrderedRepository } from "../order.ts";
import { picturesOfKind } from "../plain.ts";
import { portfolioPictures } from "../portfolio.ts";
import type { Clock } from "../ports.ts";
import { searchPictures } from "../publication.ts";
import type { Provenance } from "../record-changes.ts";
import type { SluggedRepository } from "../slugs.ts";
import { testimonialPictures } from "../testimonials.ts";

/** A record of any kind of content. */
export type AnyRecord = Content & Readonly<Record<string, unknown>>;

export type Values = Readonly<Record<string, unknown>>;

type Issue = Readonly<{ path: readonly PropertyKey[]; message: string }>;
type Parsed = Readonly<{ data?: Values | undefined; error?: Readonly<{ issues: readonly Issue[] }> | undefined }>;
type Schema = Readonly<{ shape: object; safeParse(values: unknown): Parsed }>;

/**
 * Writes records of a kind, with the functions that `createWriting` returns for imports. Values reach them after they
 * have passed the schema of their kind, and records come from its repository: as methods, those of all kinds fit.
 */
export type ImportWriting = Readonly<{
  create(input: Values, files: Files, by: Source, past: Provenance<AnyRecord>): Promise<AnyRecord>;
  update(id: string, change: Values, edit: Readonly<{ by: Source; files: Files }>): Promise<AnyRecord>;
  edited(before: AnyRecord, change: Values, stored: Stored): AnyRecord | Promise<AnyRecord>;
}>;

type Slugs = Pick<SluggedRepository<AnyRecord>, "findBySlug" | "slugsLike" | "slugsOf" | "putSlugs">;

/** The facts about a kind that need no repository. */
type Shape = Readonly<{
  fields: Fields;
  input: Schema;
  update: Schema;
  /** Fields that hold one picture each. */
  pictures: Readonly<Record<string, ImageRule>>;
  /** An ordered list of pictures: its field, and the name under which new pictures are sent. */
  gallery?: Readonly<{ field: string; sentAs: string; rule: ImageRule }>;
  /** Picture fields that an empty text empties. */
  removable: readonly string[];
  /** Fields whose values in a file are not yet values of this site. */
  roles: Roles;
  /** Further fields that a record keeps from the site where it was made. */
  past: readonly (keyof typeof pastTypes)[];
}>;

/** The type of a value in a file: that of its field, or one that only files have. */
export type ValueType = Readonly<{ is: Field["is"] | "byline" | "html"; isEnd?: true; min?: number; groups?: true }>;

const pastTypes = {
  author: { is: "byline" },
  date: { is: "moment" },
  publishedAt: { is: "moment" },
  views: { is: "number" },
  order: { is: "number" },
  formerSlugs: { is: "list" },
  oldPaths: { is: "list" },
  createdAt: { is: "moment" },
  updatedAt: { is: "moment" },
  version: { is: "number" },
} as const satisfies Readonly<Record<string, ValueType>>;

type Roles = Readonly<{
  /** The account of the author. */
  author?: string;
  /** The project that the record belongs to. */
  project?: string;
  /** The text that shows pictures. */
  text?: string;
  /** The excerpt, which follows from the text unless the record has its own. */
  excerpt?: string;
}>;

/** The pictures of a kind's form. A field that has to have one cannot be emptied. */
function picturesIn(fields: PictureFields): Pick<Shape, "pictures" | "gallery" | "removable"> {
  const all = Object.entries(fields);
  const single = all.filter(([, { max }]) => max === undefined);
  const [several] = all.filter(([, { max }]) => max !== undefined);
  return {
    pictures: Object.fromEntries(single.map(([field, { rule }]) => [field, rule])),
    ...(several && { gallery: { field: several[1].as ?? several[0], sentAs: several[0], rule: several[1].rule } }),
    removable: single.flatMap(([field, { required }]) => (required === undefined ? [field] : [])),
  };
}

function plainShape(resource: PlainResource): Shape {
  const { input, update } = plainSchemas[resource];
  const { fields } = plainKinds[resource];
  return {
    fields,
    input,
    update,
    ...picturesIn(picturesOfKind(plainKinds[resource])),
    roles: {},
    past: ["order"],
  };
}

const shapes: Readonly<Record<ContentResource, Shape>> = {
  news: {
    fields: newsFields,
    input: newsInput,
    update: newsUpdate,
    ...picturesIn(newsPictures),
    roles: { author: "authorId", text: "content", excerpt: "excerpt" },
    past: ["author", "date", "publishedAt", "views", "formerSlugs", "oldPaths"],
  },
  portfolio: {
    fields: portfolioFields,
    input: portfolioInput,
    update: portfolioUpdate,
    ...picturesIn(portfolioPictures),
    roles: { excerpt: "excerpt" },
    past: ["publishedAt", "formerSlugs", "oldPaths"],
  },
  pages: {
    fields: pageFields,
    input: pageInput,
    update: pageUpdate,
    ...picturesIn(searchPictures),
    roles: { text: "content", excerpt: "excerpt" },
    past: ["order", "publishedAt", "formerSlugs", "oldPaths"],
  },
  packages: {
    fields: packageFields,
    input: packageInput,
    update: packageUpdate,
    ...picturesIn({}),
    roles: {},
    past: ["order", "formerSlugs"],
  },
  ...forPlainKinds<Record<PlainResource, Shape>>(plainShape),
  testimonials: {
    fields: testimonialFields,
    input: testimonialInput,
    update: testimonialUpdate,
    ...picturesIn(testimonialPictures),
    roles: { project: "portfolioId" },
    past: ["order"],
  },
};

const always = ["createdAt", "updatedAt", "version"] as const;

/** Every field of a record in a file, in the order of columns. */
export function fieldsOf(resource: ContentResource): readonly string[] {
  const { update, pictures, past } = shapes[resource];
  return [...new Set(["_id", ...Object.keys(update.shape), ...Object.keys(pictures), ...past, ...always])];
}

const types = new Map(
  contentResources.map((resource) => {
    const { fields, gallery, roles } = shapes[resource];
    const own: Readonly<Record<string, ValueType>> = {
      ...(gallery && { [gallery.field]: { is: "list" } }),
      ...(roles.text && { [roles.text]: { is: "html" } }),
    };
    return [resource, new Map<string, ValueType>(Object.entries({ ...pastTypes, ...fields, ...own }))];
  }),
);

/** The type of a field's value in a file. */
export const typeIn = (resource: ContentResource, name: string): ValueType =>
  types.get(resource)?.get(name) ?? { is: "own" };

/** The names among these that are no fields of the kind. */
export function unknownAmong(resource: ContentResource, names: readonly string[]): readonly string[] {
  const known = new Set(fieldsOf(resource));
  return names.filter((name) => !known.has(name));
}

/** The access of imports and exports to the records of a kind. */
export type ExchangeKind = Shape &
  Readonly<{
    writing: ImportWriting;
    /** The ids in the order of an export. */
    ids(): Promise<readonly string[]>;
    findByIds(ids: readonly string[]): Promise<readonly AnyRecord[]>;
    slugs?: Slugs;
    order?: OrderedRepository<Ordered>;
  }>;

export type ExchangeKinds = Readonly<Record<ContentResource, ExchangeKind>>;

/** The repository of a kind: of records in an order, or with addresses. */
type Records = Pick<ExchangeKind, "findByIds"> &
  Partial<Slugs & OrderedRepository<Ordered> & Pick<SluggedRepository<AnyRecord>, "addresses">>;

const isOrdered = (records: Records): records is Records & OrderedRepository<Ordered> => "place" in records;
const isSlugged = (records: Records): records is Records & Slugs => "putSlugs" in records;

type Needs = Readonly<{
  repositories: Readonly<Record<ContentResource, Records>>;
  services: Readonly<Record<ContentResource, Readonly<{ imports: ImportWriting }>>>;
  now: Clock;
}>;

/** All kinds, behind the same interface. */
export function exchangeKinds({ repositories, services, now }: Needs): ExchangeKinds {
  const reached = (resource: ContentResource): ExchangeKind => {
    const records = repositories[resource];
    const order = isOrdered(records) ? records : undefined;
    const newest = async () => (await records.addresses?.(shownTo("staff", now()))) ?? [];
    return {
      ...shapes[resource],
      writing: services[resource].imports,
      findByIds: records.findByIds,
      ids: async () => (order ? await order.all() : (await newest()).toReversed()).map(({ id }) => id),
      ...(order && { order }),
      ...(isSlugged(records) ? { slugs: records } : {}),
    };
  };
  return {
    news: reached("news"),
    portfolio: reached("portfolio"),
    pages: reached("pages"),
    packages: reached("packages"),
    testimonials: reached("testimonials"),
    ...forPlainKinds<Record<PlainResource, ExchangeKind>>(reached),
  };
}
