import { redirectLimits } from "@etalase/contracts/redirects";
import { anyName, refusal, refusalIn } from "@etalase/contracts/refusals/refusal";
import { recordId, slug, text } from "@etalase/contracts/rules/fields";
import { moment } from "@etalase/contracts/rules/moment";
import { cleanLine } from "@etalase/contracts/text/characters";
import { messages } from "@etalase/contracts/text/messages";
import { invalidField } from "../../domain/errors.ts";
import type { User } from "../../domain/user.ts";
import type { Provenance } from "../record-changes.ts";
import type { AnyRecord, Values } from "./kinds.ts";

type Schema<T> = Readonly<{
  safeParse(
    value: unknown,
  ): Readonly<{ data?: T | undefined; error?: { issues: readonly { message: string }[] } | undefined }>;
}>;

function taken<T>(field: string, schema: Schema<T>, value: unknown): T {
  const { data, error } = schema.safeParse(value);
  if (error) throw invalidField(field, refusalIn(error.issues[0] ?? { message: "" }));
  return data as T; // it has passed its schema
}

const isNone = (value: unknown) => value === undefined || value === null || value === "";

const timeOf = (values: Values, field: string): Date | undefined =>
  isNone(values[field]) ? undefined : new Date(taken(field, moment(anyName(field)), values[field]));

const countMax = 2_000_000_000;

function countOf(values: Values, field: string): number | undefined {
  const value = values[field];
  if (isNone(value)) return undefined;
  const count = typeof value === "string" && /^\d{1,10}$/.test(value) ? Number(value) : value;
  if (typeof count === "number" && Number.isInteger(count) && count >= 0 && count <= countMax) return count;
  throw invalidField(field, messages.notANumber(anyName(field), 0, countMax));
}

/** @throws {DomainError} "invalid" for an id that no record can have */
export const idOf = ({ _id: id }: Values): string | undefined =>
  isNone(id) ? undefined : taken("_id", recordId("_id"), id);

/** @throws {DomainError} "invalid" */
export const slugIn = (values: Values): string => (isNone(values.slug) ? "" : taken("slug", slug, values.slug));

/** The most former slugs or old paths of one record: no export of this product holds more. */
const mostLeads = 1000;

/** The slugs that led to the record on its former site. @throws {DomainError} "invalid" */
export function formerSlugsOf({ formerSlugs = [] }: Values): readonly string[] {
  if (!Array.isArray(formerSlugs) || formerSlugs.length > mostLeads)
    throw invalidField("formerSlugs", refusal("formerSlugs must be a list of at most {max} slugs", { max: mostLeads }));
  return formerSlugs.map((one) => taken("formerSlugs", slug, one)).filter(Boolean);
}

const isPath = (one: unknown) => typeof one === "string" && one.length <= redirectLimits.pathMax;

/** The paths of an earlier site that led to the record on its former site. @throws {DomainError} "invalid" */
export function oldPathsOf({ oldPaths = [] }: Values): readonly string[] {
  if (Array.isArray(oldPaths) && oldPaths.length <= mostLeads && oldPaths.every(isPath)) return oldPaths;
  throw invalidField(
    "oldPaths",
    refusal("oldPaths must be a list of at most {max} paths of up to {length} characters", {
      max: mostLeads,
      length: redirectLimits.pathMax,
    }),
  );
}

const bylineMax = 100;
const bylineRule = text({ field: "Author", min: 0, max: bylineMax });

/** Tells whether a name is an address of e-mail or of the web, which readers never see as a byline. */
export const isAddress = (name: string): boolean =>
  /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$|^(?:https?:\/\/|www\.)\S+$/i.test(name.trim());

/** Tells whether readers may see an account's name: it is neither a login nor an address. */
export const hasPublicName = ({ name, username }: Pick<User, "name" | "username">): boolean =>
  name !== username && !isAddress(name);

/** Returns the byline that the file names; empty for none. @throws {DomainError} "invalid" */
export function bylineIn({ author }: Values): string {
  const name = typeof author === "object" && author !== null && "name" in author ? author.name : author;
  if (typeof name !== "string") return "";
  return taken("author", bylineRule, [...cleanLine(name)].slice(0, bylineMax).join(""));
}

/** A name in the file is linked to no account but the author's own. */
function bylineOf({ authorName, author, byline }: Pick<With, "authorName" | "author" | "byline">) {
  if (authorName) return { authorId: author?.id ?? null, authorName };
  const { id: authorId, name: ownName } = author && hasPublicName(author) ? author : byline;
  return { authorId, authorName: ownName };
}

const withoutAbsent = (facts: Values): Values =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));

/** The time of first publication; a record that is planned for later has no such time yet. */
const publishedOf = (values: Values): Date | undefined =>
  timeOf(values, "publishedAt") ??
  (values.status === "published" && isNone(values.publishAt) ? timeOf(values, "date") : undefined);

/** @throws {DomainError} "invalid" */
export const versionIn = (values: Values): number | undefined => countOf(values, "version") || undefined;

type With = Readonly<{
  resource: string;
  /** The record's id in the file, when it can also be its id here. */
  id: string | undefined;
  /** The account of an article's author; null when it does not exist here. */
  author: Pick<User, "id" | "name" | "username"> | null;
  /** The byline of the file; empty for none that readers may see. */
  authorName: string;
  /** The author when the file names none. */
  byline: Readonly<{ id: string | null; name: string }>;
}>;

/** The fields that a record keeps from the site where it was made. @throws {DomainError} "invalid" */
export function pastOf(values: Values, { resource, id, ...names }: With): Provenance<AnyRecord> {
  const published = publishedOf(values);
  const createdAt = timeOf(values, "createdAt") ?? timeOf(values, "date");
  const contentFields = withoutAbsent({
    id,
    createdAt,
    updatedAt: timeOf(values, "updatedAt"),
    version: versionIn(values),
  });
  const dates = published ? { publishedAt: published } : {};
  if (resource === "portfolio") return { contentFields, facts: dates };
  if (resource === "pages")
    return { contentFields, facts: withoutAbsent({ ...dates, order: countOf(values, "order") }) };
  if (resource !== "news") return { contentFields, facts: withoutAbsent({ order: countOf(values, "order") }) };
  const date = published ?? createdAt;
  return {
    contentFields,
    facts: withoutAbsent({ ...dates, date, ...bylineOf(names), views: countOf(values, "views") }),
  };
}
