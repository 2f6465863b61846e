import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ImageRule, logoRule, photoRule } from "@etalase/contracts/rules/image";
import { testimonialPhotoRule } from "@etalase/contracts/testimonials";
import { excerptOf, firstPublication, type News, readingMinutes } from "../domain/news.ts";
import type { Partner } from "../domain/partners.ts";
import type { Picture } from "../domain/picture.ts";
import type { PortfolioItem } from "../domain/portfolio.ts";
import type { Testimonial } from "../domain/testimonials.ts";
import { shiftDay, startOfDay } from "../domain/time.ts";

/** The kinds of demo content, in the order in which they are stored. Each has its records in demo/{kind}.json. */
export type DemoRecords = Readonly<{
  news: News;
  portfolio: PortfolioItem;
  partners: Partner;
  testimonials: Testimonial;
}>;

/** A record as its file tells it, in JSON's types; pictures are names of files in demo/media. */
export type DemoSources = Readonly<{
  news: Pick<News, "slug" | "title" | "category" | "tags" | "status" | "isHighlighted" | "views"> &
    Readonly<{ author: string; publishedAt: string | null; createdAt: string; image: string }>;
  portfolio: Omit<
    PortfolioItem,
    "id" | "featuredImage" | "images" | "publishedAt" | "createdAt" | "updatedAt" | "version"
  > &
    Readonly<{ createdAt: string; image: string; images: readonly string[] }>;
  partners: Pick<Partner, "name" | "website" | "description" | "isActive"> & Readonly<{ logo: string }>;
  /** `project` is the slug of the demo project that it is about. */
  testimonials: Pick<Testimonial, "name" | "role" | "quote" | "rating" | "status"> &
    Readonly<{ photo: string; project: string }>;
}>;

/** A record is made with this. `order` counts the records of its file from 0, `count` is how many there are. */
type Surroundings = Readonly<{
  id: string;
  order: number;
  count: number;
  folder: string;
  today: string;
  /** The stored picture of a file that `files` named. */
  picture: (file: string) => Picture;
  /** The id of a demo project, which is stored before. */
  project: (slug: string) => string;
  sanitize: (html: string) => string;
}>;

type Kind<Source, Whole> = Readonly<{
  rule: ImageRule;
  /** The pictures that a record needs. */
  files: (source: Source) => readonly string[];
  record: (source: Source, surroundings: Surroundings) => Promise<Whole>;
}>;

export type DemoKind = keyof DemoRecords;

export const demoContent: { readonly [K in DemoKind]: Kind<DemoSources[K], DemoRecords[K]> } = {
  news: {
    rule: photoRule,
    files: ({ image }) => [image],
    async record({ author, image, publishedAt: published, createdAt: created, ...fields }, surroundings) {
      const { id, folder, picture, sanitize } = surroundings;
      const content = sanitize(await readFile(join(folder, "news", `${fields.slug}.html`), "utf8")).trim();
      const createdAt = new Date(created);
      const publishedAt = published ? new Date(published) : null;
      return {
        ...fields,
        ...firstPublication({ status: fields.status, publishedAt, createdAt }, createdAt),
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
    rule: photoRule,
    files: ({ image, images }) => [image, ...images],
    async record({ image, images, createdAt: created, ...fields }, { id, picture }) {
      const createdAt = new Date(created);
      return {
        ...fields,
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
    rule: logoRule,
    files: ({ logo }) => [logo],
    async record({ logo, ...fields }, { id, order, count, today, picture }) {
      // One every six weeks, the latest two months ago.
      const at = startOfDay(shiftDay(today, -60 - 42 * (count - 1 - order)));
      return { ...fields, id, logo: picture(logo), order, createdAt: at, updatedAt: at, version: 1 };
    },
  },
  testimonials: {
    rule: testimonialPhotoRule,
    files: ({ photo }) => [photo],
    async record({ photo, project: slug, ...fields }, { id, order, count, today, picture, project }) {
      // One every three weeks, the latest last week.
      const at = startOfDay(shiftDay(today, -7 - 21 * (count - 1 - order)));
      const found = { photo: picture(photo), portfolioId: project(slug) };
      return { ...fields, ...found, id, order, createdAt: at, updatedAt: at, version: 1 };
    },
  },
};

// The keys of an object literal are those of its type.
export const demoKinds = Object.keys(demoContent) as readonly DemoKind[];
