import * as z from "zod/mini";
import { contentOf, count, list, pageOf, pictureSet, place } from "./answers.schema.ts";
import { bulkOf, listQuery, page } from "./content.schema.ts";
import { flag, htmlText, longText, search, text, url } from "./fields.ts";
import {
  type Field,
  initialOf,
  markedMaxBytes,
  type PictureOf,
  type PlainKind,
  plainPageSize,
  type ValuesOf,
} from "./plain.ts";

function schemaOf(field: Field): z.ZodMiniType {
  const called = field.called ?? field.label;
  switch (field.is) {
    case "address":
      return url;
    case "flag":
      return flag(called);
    case "marked":
      return htmlText({ field: called, min: field.min, max: field.max, maxBytes: markedMaxBytes(field) });
    case "lines":
      return longText({ field: called, min: field.min ?? 0, max: field.max });
    default:
      return text({ field: called, min: field.min ?? 0, max: field.max });
  }
}

/** A field that has to be typed has no default: a record without it is refused. */
const withDefault = (field: Field): z.ZodMiniType =>
  "min" in field && field.min ? schemaOf(field) : z._default(schemaOf(field), initialOf(field));

const answerOf = ({ is }: Field): z.ZodMiniType => (is === "flag" ? z.boolean() : z.string());

const mapped = <T>(fields: PlainKind["fields"], of: (field: Field) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field)]));

type Edited<K extends PlainKind> = { readonly [N in keyof ValuesOf<K>]?: ValuesOf<K>[N] | undefined };
type Shown<K extends PlainKind> = Pick<ValuesOf<K>, K["shownBy"] & keyof ValuesOf<K>>;
type Answer = z.output<ReturnType<typeof contentOf<Readonly<{ order: typeof count }>>>>;

/** A record in the API's answers. */
export type AnswerOf<K extends PlainKind> = Readonly<Answer> &
  ValuesOf<K> &
  Readonly<Record<PictureOf<K>, string>> &
  Readonly<Record<`${PictureOf<K>}Set`, z.output<typeof pictureSet>>>;

export type PlainQuery<K extends PlainKind> = Readonly<{
  page: number;
  limit: number;
  sort: K["sorts"][number];
  ids?: string[] | undefined;
  search?: string | undefined;
}> &
  Partial<Shown<K>>;

/**
 * The schemas of a kind's calls and answers. zod cannot follow fields that are computed, so each type is said once
 * here, from the kind: hence the casts.
 */
export function schemasOf<const K extends PlainKind>(kind: K) {
  const { resource, fields, picture, shownBy, shownAt, sorts } = kind;
  const schemas = mapped(fields, schemaOf);
  const shown = { [shownBy]: schemas[shownBy] ?? z.boolean() };
  const pictured = picture ? { [picture.field]: z.string(), [`${picture.field}Set`]: pictureSet } : {};
  const whole = contentOf({ ...mapped(fields, answerOf), ...pictured, order: count });
  const filters = { [shownBy]: z.optional(flag(shownBy)), search };
  const paged = listQuery({ pageSize: plainPageSize, sorts, filters });
  const query = shownAt ? paged : z.extend(paged, { page: z.optional(page) });
  const [all, rows] = [list(whole), pageOf({ [resource]: list(whole) })];
  return {
    /** A new record without its picture, which travels beside it; it is added at the end. */
    input: z.object(mapped(fields, withDefault)) as unknown as z.ZodMiniObject & z.ZodMiniType<ValuesOf<K>>,
    /** An edit: absent fields stay unchanged. */
    update: z.partial(z.object(schemas)) as unknown as z.ZodMiniObject & z.ZodMiniType<Edited<K>>,
    bulk: bulkOf(shown) as unknown as z.ZodMiniType<Readonly<{ ids: string[]; update: Partial<ValuesOf<K>> }>>,
    query: query as unknown as z.ZodMiniType<PlainQuery<K>>,
    whole: whole as unknown as z.ZodMiniType<AnswerOf<K>>,
    list: all as unknown as z.ZodMiniType<readonly AnswerOf<K>[]>,
    page: shownAt ? rows : z.union([all, rows]),
    /** The answer to a move: the records whose position changed. */
    moved: z.strictObject({ [resource]: list(place) }),
  };
}

export type PlainSchemas<K extends PlainKind> = ReturnType<typeof schemasOf<K>>;
