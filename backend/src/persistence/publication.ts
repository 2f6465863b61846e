import { setImmediate } from "node:timers/promises";
import type { PublicationStatus } from "@etalase/contracts/rules/content";
import { lastChange, type PublicationState, publicationStates } from "@etalase/contracts/rules/publication";
import type { EntitySchema, FilterQuery, ObjectQuery, QueryOrderMap } from "@mikro-orm/core";
import type { QBFilterQuery } from "@mikro-orm/sql";
import { inParts } from "../application/in-parts.ts";
import type { ContentAddress } from "../application/slugs.ts";
import type { Schedule, Shown, Spoken } from "../domain/publication.ts";
import type { Em } from "./repository.ts";

type Row = Schedule & Spoken & Readonly<{ id: string; status: PublicationStatus }>;
type Where = FilterQuery<Row>;

const published = { status: "published" } as const;
const notEnded = (at: Date): Where => ({ $or: [{ unpublishAt: null }, { unpublishAt: { $gt: at } }] });

/** The rule of `publicationState`, as a filter of the database. */
const wheres: Readonly<Record<PublicationState, (at: Date) => Where>> = {
  draft: () => ({ status: "draft" }),
  scheduled: (at) => ({ $and: [published, { publishAt: { $gt: at } }, notEnded(at)] }),
  published: (at) => ({ $and: [published, { $or: [{ publishAt: null }, { publishAt: { $lte: at } }] }, notEnded(at)] }),
  ended: (at) => ({ $and: [published, { unpublishAt: { $lte: at } }] }),
};

/** Filters the rows that may be read. */
export function whereShown<T extends Row>({ states, at, language }: Shown): ObjectQuery<T> & QBFilterQuery<T> {
  const all = publicationStates.every((state) => states.includes(state));
  const where: Where = {
    ...(all ? {} : { $or: states.map((state) => wheres[state](at)) }),
    ...(language ? { language } : {}),
  };
  // Nobody may read anything, so the filter matches no row.
  const nothing: FilterQuery<Readonly<{ status: string }>> = { status: { $in: [] } };
  // The rule uses columns that every such row has, in a form that both finders and query builders accept.
  return (states.length === 0 ? nothing : where) as ObjectQuery<T> & QBFilterQuery<T>;
}

/** The columns of publication that the tables got later, with the values of earlier rows, and those of own fields. */
export const publicationColumns = {
  language: { type: "string", length: 2, default: "id" },
  translationOf: { type: "string", length: 24, default: "", index: true },
  excerpt: { type: "string", length: 300, default: "" },
  hasOwnExcerpt: { type: "boolean", default: false },
  seoTitle: { type: "string", length: 70, default: "" },
  seoDescription: { type: "string", length: 170, default: "" },
  shareImage: { type: "json", nullable: true },
  noindex: { type: "boolean", default: false },
} as const;

/** `date` is the publication that readers see, where the kind has one. */
type Address = Row & Readonly<{ slug: string; updatedAt: Date; date?: Date; noindex: boolean }>;

const addressOf = ({ id, slug, noindex, date, language, ...times }: Address): ContentAddress => ({
  id,
  slug,
  noindex,
  language,
  changedAt: new Date(lastChange({ ...times, publishedAt: date })),
});

/** The number of rows that are read before other work has its turn: there may be thousands. */
const addressesAtOnce = 500;

type Order<T> = Readonly<{ orderedBy: keyof T & string; order: "asc" | "desc" }>;

/** Finds the addresses of all records that may be read, without their texts, in that order and then in that of ids. */
export const addressesIn =
  <T extends Address>(em: Em, schema: EntitySchema<T>, { orderedBy, order }: Order<T>) =>
  async (shown: Shown): Promise<readonly ContentAddress[]> => {
    const read = (after: string, limit: number): Promise<T[]> =>
      em
        .createQueryBuilder(schema)
        // The ORM's types cannot follow a row that is a type parameter.
        .select(["id", "slug", "updatedAt", "publishAt", "noindex", "language", orderedBy] as never[])
        .where({ $and: [whereShown<T>(shown), { id: { $gt: after } }] } as QBFilterQuery<T>)
        .orderBy({ id: "asc" } as QueryOrderMap<T>)
        .limit(limit)
        .execute("all");
    const rows: T[] = [];
    for await (const some of inParts(read, { limit: addressesAtOnce, pause: setImmediate })) rows.push(...some);
    const isAfter = (one: T, other: T) => Number(one[orderedBy] > other[orderedBy]);
    rows.sort((one, other) => isAfter(one, other) - isAfter(other, one));
    if (order === "desc") rows.reverse();
    // SQLite has no boolean type.
    return rows.map((row) => addressOf({ ...row, noindex: Boolean(row.noindex) }));
  };

type Find<T, R> = (
  where: FilterQuery<R>,
  listing: Readonly<{ orderBy: QueryOrderMap<R>; limit: number }>,
) => Promise<readonly T[]>;

/** Finds the first translation of a record into the other language, in that order; null for none. */
export const counterpartIn =
  <T, R extends Row>(find: Find<T, R>, orderedBy: keyof R & string) =>
  async ({ id, language, translationOf }: Pick<Row, "id" | keyof Spoken>, shown: Shown): Promise<T | null> => {
    const same: Where =
      language === "en" ? { id: translationOf, language: "id" } : { translationOf: id, language: "en" };
    const [found] = await find(
      { $and: [whereShown<R>(shown), same] } as FilterQuery<R>, // The ORM's types cannot follow a row that is a type parameter.
      { orderBy: { [orderedBy]: "asc" } as QueryOrderMap<R>, limit: 1 },
    );
    return found ?? null;
  };
