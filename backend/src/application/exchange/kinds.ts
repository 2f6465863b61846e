import type { ContentResource } from "@etalase/contracts/kinds";
import { newsInput, newsUpdate } from "@etalase/contracts/news.schema";
import { packageInput, packageUpdate } from "@etalase/contracts/packages.schema";
import {
  forPlainKinds,
  type PlainKindOf,
  type PlainResource,
  plainKinds,
  plainSchemas,
} from "@etalase/contracts/plain-kinds";
import { portfolioInput, portfolioUpdate } from "@etalase/contracts/portfolio.schema";
import { type ImageRule, photoRule, sharePictureRule } from "@etalase/contracts/rules/image";
import type { PlainKind } from "@etalase/contracts/rules/plain";
import { testimonialPhotoRule } from "@etalase/contracts/testimonials";
import { testimonialInput, testimonialUpdate } from "@etalase/contracts/testimonials.schema";
import type { Content, Ordered } from "../../domain/content.ts";
import { shownTo } from "../../domain/publication.ts";
import type { Source } from "../../domain/user.ts";
import type { Files } from "../media.ts";
import type { NewsRepository } from "../news.ts";
import type { OrderedRepository } from "../order.ts";
import type { PackageRepository } from "../packages.ts";
import type { Stored } from "../pictured-write.ts";
import type { PlainRepository } from "../plain.ts";
import type { PortfolioRepository } from "../portfolio.ts";
import type { Clock } from "../ports.ts";
import type { Past } from "../record-changes.ts";
import type { SluggedRepository } from "../slugs.ts";
import type { TestimonialRepository } from "../testimonials.ts";

/** A record of any kind of content. */
export type AnyRecord = Content & Readonly<Record<string, unknown>>;

export type Values = Readonly<Record<string, unknown>>;

type Issue = Readonly<{ path: readonly PropertyKey[]; message: string }>;
type Parsed = Readonly<{ data?: Values | undefined; error?: Readonly<{ issues: readonly Issue[] }> | undefined }>;
type Schema = Readonly<{ shape: object; safeParse(values: unknown): Parsed }>;

/** Writes records of a kind, with the functions that `createWriting` returns. */
export type ImportWriting = Readonly<{
  bringIn(input: Values, files: Files, by: Source, past: Past<AnyRecord>): Promise<AnyRecord>;
  update(id: string, change: Values, edit: Readonly<{ by: Source; files: Files }>): Promise<AnyRecord>;
  foreseen: Readonly<{
    created(input: Values, stored: Stored, past: Past<AnyRecord>): Promise<AnyRecord>;
    edited(before: AnyRecord, change: Values, stored: Stored): AnyRecord | Promise<AnyRecord>;
  }>;
}>;

type Slugs = Pick<SluggedRepository<AnyRecord>, "findBySlug" | "slugsOf" | "putSlugs">;

/** The facts about a kind that need no repository. */
type Shape = Readonly<{
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
  past: readonly string[];
}>;

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

const search = { shareImage: sharePictureRule };

function plainShape(resource: PlainResource): Shape {
  const { picture }: PlainKind = plainKinds[resource];
  const { input, update } = plainSchemas[resource];
  const pictures = picture ? { [picture.field]: picture.rule } : {};
  return { input, update, pictures, removable: [], roles: {}, past: ["order"] };
}

export const shapes = {
  news: {
    input: newsInput,
    update: newsUpdate,
    pictures: { featuredImage: photoRule, ...search },
    removable: ["shareImage"],
    roles: { author: "authorId", text: "content", excerpt: "excerpt" },
    past: ["author", "date", "publishedAt", "views", "formerSlugs", "oldPaths"],
  },
  portfolio: {
    input: portfolioInput,
    update: portfolioUpdate,
    pictures: { featuredImage: photoRule, ...search },
    gallery: { field: "images", sentAs: "newImages", rule: photoRule },
    removable: ["shareImage"],
    roles: { excerpt: "excerpt" },
    past: ["publishedAt", "formerSlugs", "oldPaths"],
  },
  packages: {
    input: packageInput,
    update: packageUpdate,
    pictures: {},
    removable: [],
    roles: {},
    past: ["order", "formerSlugs"],
  },
  ...forPlainKinds<Record<PlainResource, Shape>>(plainShape),
  testimonials: {
    input: testimonialInput,
    update: testimonialUpdate,
    pictures: { photo: testimonialPhotoRule },
    removable: ["photo"],
    roles: { project: "portfolioId" },
    past: ["order"],
  },
} as const satisfies Readonly<Record<ContentResource, Shape>>;

const always = ["createdAt", "updatedAt", "version"] as const;

/** Every field of a record in a file, in the order of columns. */
export function fieldsOf(resource: ContentResource): readonly string[] {
  const { update, pictures, past }: Shape = shapes[resource];
  return [...new Set(["_id", ...Object.keys(update.shape), ...Object.keys(pictures), ...past, ...always])];
}

/** Further fields of the API's answers, which follow from others. */
const derived = new Set(
  "id resource hasOwnExcerpt readingTime contentSets currentPrice struckPrice discountPercent"
    .split(" ")
    .concat("featuredImageSet imagesSet logoSet photoSet shareImageSet".split(" ")),
);

/** The names among these that are no fields of the kind. */
export function unknownAmong(resource: ContentResource, names: readonly string[]): readonly string[] {
  const known = new Set(fieldsOf(resource));
  return names.filter((name) => !known.has(name) && !derived.has(name));
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

type Needs = Readonly<{
  repositories: { readonly [R in PlainResource]: PlainRepository<PlainKindOf<R>> } & Readonly<{
    news: NewsRepository;
    portfolio: PortfolioRepository;
    packages: PackageRepository;
    testimonials: TestimonialRepository;
  }>;
  services: Readonly<Record<ContentResource, object>>;
  now: Clock;
}>;

/** All kinds, behind the same interface. */
export function exchangeKinds({ repositories, services, now }: Needs): ExchangeKinds {
  const { news, portfolio, packages, testimonials } = repositories;
  const addressed = (records: Pick<NewsRepository, "addresses">) => async () =>
    (await records.addresses(shownTo("staff", now()))).map(({ id }) => id).reverse();
  const ordered = <T extends Ordered>(records: OrderedRepository<T>) => ({
    ids: async () => (await records.all()).map(({ id }) => id),
    order: records as OrderedRepository<Ordered>,
  });
  // A kind's values have passed its own schema before they reach its own service: hence the casts.
  const reached = (resource: ContentResource) => ({
    ...(shapes[resource] as Shape),
    writing: services[resource] as ImportWriting,
    findByIds: repositories[resource].findByIds as unknown as ExchangeKind["findByIds"],
  });
  const slugged = (records: unknown) => ({ slugs: records as Slugs });
  return {
    news: { ...reached("news"), ...slugged(news), ids: addressed(news) },
    portfolio: { ...reached("portfolio"), ...slugged(portfolio), ids: addressed(portfolio) },
    packages: { ...reached("packages"), ...slugged(packages), ...ordered(packages) },
    testimonials: { ...reached("testimonials"), ...ordered(testimonials) },
    ...forPlainKinds<Record<PlainResource, ExchangeKind>>((resource) => ({
      ...reached(resource),
      ...ordered<Ordered>(repositories[resource]),
    })),
  };
}
