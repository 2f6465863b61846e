import * as z from "zod/mini";
import { anyName, issue } from "../refusals/refusal.ts";
import { messages } from "../text/messages.ts";
import { contentOf, count, list, pageOf, pictureSet, place } from "./answers.schema.ts";
import { bulkOf, listQuery, page } from "./content.schema.ts";
import { type OrderedSort, orderedSorts } from "./content.ts";
import { described } from "./description.schema.ts";
import type { Fields } from "./description.ts";
import { flag, search } from "./fields.ts";
import { type IfPictured, type PictureOf, type PlainKind, plainPageSize, type ValuesOf } from "./plain.ts";

type Edited<K extends PlainKind> = { readonly [N in keyof ValuesOf<K>]?: ValuesOf<K>[N] | undefined };
type Shown<K extends PlainKind> = Pick<ValuesOf<K>, K["shownBy"] & keyof ValuesOf<K>>;
type Answer = z.output<ReturnType<typeof contentOf<Readonly<{ order: typeof count }>>>>;

/** A record in the API's answers. */
export type AnswerOf<K extends PlainKind> = Readonly<Answer> &
  ValuesOf<K> &
  Readonly<Record<PictureOf<K>, string>> &
  Readonly<Record<`${PictureOf<K>}Set`, IfPictured<K, z.output<typeof pictureSet>>>>;

export type PlainQuery<K extends PlainKind> = Readonly<{
  page: number;
  limit: number;
  sort: OrderedSort;
  ids?: string[] | undefined;
  search?: string | undefined;
}> &
  Partial<Shown<K>>;

/**
 * The text that keeps or removes a picture which a record may go without: its address keeps it, an empty text removes
 * it. A new one travels beside.
 */
function removablePicture({ picture }: PlainKind): Fields {
  if (!picture || picture.missing !== undefined) return {};
  return { [picture.field]: { is: "own", label: picture.label, initial: "" } };
}

/**
 * The schemas of a kind's calls and answers. zod cannot follow fields that are computed, so each type is said once
 * here, from the kind: hence the casts.
 */
export function schemasOf<const K extends PlainKind>(kind: K) {
  const { resource, picture, shownBy, shownAt } = kind;
  const removable = removablePicture(kind);
  const texts = Object.entries(removable).map(([name, { label }]) => [
    name,
    z.string(issue(messages.notAText(anyName(label)))),
  ]);
  const {
    fields,
    input,
    update,
    whole: values,
  } = described<Fields, Readonly<Record<string, z.ZodMiniType>>>(
    { ...kind.fields, ...removable },
    Object.fromEntries(texts),
  );
  const shown = { [shownBy]: fields[shownBy] ?? z.boolean() };
  const set = picture?.missing === undefined ? z.nullable(pictureSet) : pictureSet;
  const pictured = picture ? { [picture.field]: z.string(), [`${picture.field}Set`]: set } : {};
  const whole = contentOf({ ...values, ...pictured, order: count });
  const filters = { [shownBy]: z.optional(flag(shownBy)), search };
  const paged = listQuery({ pageSize: plainPageSize, sorts: orderedSorts, filters });
  const query = shownAt ? paged : z.extend(paged, { page: z.optional(page) });
  const [all, rows] = [list(whole), pageOf({ [resource]: list(whole) })];
  return {
    /** A new record without its picture, which travels beside it; it is added at the end. */
    input: input as unknown as z.ZodMiniObject & z.ZodMiniType<ValuesOf<K>>,
    /** An edit: absent fields stay unchanged. */
    update: update as unknown as z.ZodMiniObject & z.ZodMiniType<Edited<K>>,
    bulk: bulkOf(shown) as unknown as z.ZodMiniType<Readonly<{ ids: string[]; update: Partial<ValuesOf<K>> }>>,
    query: query as unknown as z.ZodMiniType<PlainQuery<K>>,
    whole: whole as unknown as z.ZodMiniObject & z.ZodMiniType<AnswerOf<K>>,
    list: all as unknown as z.ZodMiniType<readonly AnswerOf<K>[]>,
    page: shownAt ? rows : z.union([all, rows]),
    /** The answer to a move: the records whose position changed. */
    moved: z.strictObject({ [resource]: list(place) }),
  };
}

export type PlainSchemas<K extends PlainKind> = ReturnType<typeof schemasOf<K>>;
