import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ImageRule, logoRule, photoRule } from "@etalase/contracts/rules/image";
import { testimonialPhotoRule } from "@etalase/contracts/testimonials";
import type { Ordered } from "../domain/content.ts";
import type { Lead, WantedPackage } from "../domain/leads/lead.ts";
import { excerptOf, firstPublication, type News, readingMinutes } from "../domain/news.ts";
import type { Picture } from "../domain/picture.ts";
import type { Partner } from "../domain/plain.ts";
import { type PortfolioItem, excerptOf as projectExcerptOf } from "../domain/portfolio.ts";
import { noSearchFields, type Schedule, type SearchFields, unscheduled, untranslated } from "../domain/publication.ts";
import type { Testimonial } from "../domain/testimonials.ts";
import { shiftDay, startOfDay } from "../domain/time.ts";
import { type DemoLead, demoLead } from "./leads.ts";

/** The kinds of demo content, in the order in which they are stored. Each has its records in demo/{kind}.json. */
export type DemoRecords = Readonly<{
  news: News;
  portfolio: PortfolioItem;
  partners: Partner;
  testimonials: Testimonial;
  leads: Lead;
}>;

/** A record as its file holds it, in JSON's types; pictures are names of files in demo/media. */
export type DemoSources = Readonly<{
  news: Pick<News, "slug" | "title" | "category" | "tags" | "status" | "isHighlighted" | "views"> &
    Readonly<{ author: string; publishedAt: string | null; createdAt: string; image: string }>;
  portfolio: Omit<
    PortfolioItem,
    | "id"
    | "featuredImage"
    | "images"
    | "publishedAt"
    | "createdAt"
    | "updatedAt"
    | "version"
    | keyof Schedule
    | keyof SearchFields
  > &
    Readonly<{ createdAt: string; image: string; images: readonly string[] }>;
  partners: Pick<Partner, "name" | "website" | "description" | "isActive"> & Readonly<{ logo: string }>;
  /** `project` is the slug of the demo project that the testimonial is about. */
  testimonials: Pick<Testimonial, "name" | "role" | "quote" | "rating" | "status"> &
    Readonly<{ photo: string; project: string }>;
  leads: DemoLead;
}>;

/** The data that a record is made with. `order` counts the records of its file from 0, `count` is their number. */
type Surroundings = Readonly<{
  id: string;
  order: number;
  count: number;
  folder: string;
  today: string;
  /** Returns the stored picture of a file that `files` named. */
  picture: (file: string) => Picture;
  /** Returns the id of a demo project; projects are stored earlier. */
  project: (slug: string) => string;
  /** Returns the package in the form that a lead stores; null when no package has this slug. */
  wanted: (slug: string) => WantedPackage | null;
  sanitize: (html: string) => string;
}>;

/** The common fields of ordered records, one of which was created every `everyDays`, the latest `daysAgo`. */
function inOrder(
  { id, order, count, today }: Surroundings,
  { everyDays, daysAgo }: Readonly<{ everyDays: number; daysAgo: number }>,
): Ordered {
  const at = startOfDay(shiftDay(today, -daysAgo - everyDays * (count - 1 - order)));
  return { id, order, createdAt: at, updatedAt: at, version: 1 };
}

type Kind<Source, Whole> = Readonly<{
  /** The pictures that a record needs; null for a kind without pictures. */
  pictures: Readonly<{ rule: ImageRule; files: (source: Source) => readonly string[] }> | null;
  record: (source: Source, surroundings: Surroundings) => Promise<Whole>;
}>;

export type DemoKind = keyof DemoRecords;

export const demoContent: { readonly [K in DemoKind]: Kind<DemoSources[K], DemoRecords[K]> } = {
  news: {
    pictures: { rule: photoRule, files: ({ image }) => [image] },
    async record({ author, image, publishedAt: published, createdAt: created, ...fields }, surroundings) {
      const { id, folder, picture, sanitize } = surroundings;
      const content = sanitize(await readFile(join(folder, "news", `${fields.slug}.html`), "utf8")).trim();
      const createdAt = new Date(created);
      const publishedAt = published ? new Date(published) : null;
      return {
        ...fields,
        ...unscheduled,
        ...untranslated,
        ...noSearchFields,
        ...firstPublication(
          { ...unscheduled, status: fields.status, publishedAt, createdAt },
          publishedAt ?? createdAt,
        ),
        id,
        content,
        featuredImage: picture(image),
        excerpt: excerptOf(content),
        readingTime: readingMinutes(content),
        authorId: null,
        authorName: author,
        createdAt,
        updatedAt: publishedAt ?? createdAt,
        version: 1,
      };
    },
  },
  portfolio: {
    pictures: { rule: photoRule, files: ({ image, images }) => [image, ...images] },
    async record({ image, images, createdAt: created, ...fields }, { id, picture }) {
      const createdAt = new Date(created);
      return {
        ...fields,
        ...unscheduled,
        ...untranslated,
        ...noSearchFields,
        excerpt: projectExcerptOf(fields.description),
        id,
        featuredImage: picture(image),
        images: images.map(picture),
        createdAt,
        publishedAt: fields.status === "published" ? createdAt : null,
        updatedAt: createdAt,
        version: 1,
      };
    },
  },
  partners: {
    pictures: { rule: logoRule, files: ({ logo }) => [logo] },
    record: async ({ logo, ...fields }, surroundings) => ({
      ...fields,
      ...inOrder(surroundings, { everyDays: 42, daysAgo: 60 }),
      logo: surroundings.picture(logo),
    }),
  },
  testimonials: {
    pictures: { rule: testimonialPhotoRule, files: ({ photo }) => [photo] },
    record: async ({ photo, project, ...fields }, surroundings) => ({
      ...fields,
      ...inOrder(surroundings, { everyDays: 21, daysAgo: 7 }),
      photo: surroundings.picture(photo),
      portfolioId: surroundings.project(project),
    }),
  },
  leads: { pictures: null, record: async (source, surroundings) => demoLead(source, surroundings) },
};

// An object literal has no other keys than those of its type.
export const demoKinds = Object.keys(demoContent) as readonly DemoKind[];
