import * as z from "zod/mini";
import { anyName } from "../refusals/refusal.ts";
import { type Field, type Fields, initialOf } from "./description.ts";
import { flag, htmlText, longText, noneIfEmpty, oneOf, text, url } from "./fields.ts";
import { markedMaxBytes } from "./plain.ts";

type Described = Exclude<Field, { is: "own" }>;

function schemaOf(field: Described): z.ZodMiniType {
  const called = anyName(field.called ?? field.label);
  switch (field.is) {
    case "address":
      return url;
    case "flag":
      return flag(called);
    case "choice":
      return oneOf(called, field.choices);
    case "drawing":
      return z.pipe(noneIfEmpty, z.nullable(oneOf(called, field.choices)));
    case "marked":
      return htmlText({ field: called, min: field.min, max: field.max, maxBytes: markedMaxBytes(field) });
    case "lines":
      return longText({ field: called, min: field.min ?? 0, max: field.max });
    default:
      return text({ field: called, min: field.min ?? 0, max: field.max });
  }
}

/** A field that has to be typed has no default: a record without it is refused. */
function inNewRecord(field: Field, schema: z.ZodMiniType): z.ZodMiniType {
  if (("min" in field && field.min) || ("isNeeded" in field && field.isNeeded)) return schema;
  return "mayBeAbsent" in field ? z.optional(schema) : z._default(schema, initialOf(field));
}

type OwnSchemas<F extends Fields> = Readonly<Record<string, z.ZodMiniType>> & {
  readonly [N in keyof F as F[N] extends Readonly<{ is: "own" }> ? N : never]: z.ZodMiniType;
};

type ValueOf<F> =
  F extends Readonly<{ choices: readonly (infer Choice)[] }> ? Choice : F extends { is: "flag" } ? boolean : string;

type Schemas<F, S extends Readonly<Record<string, z.ZodMiniType>>> = {
  [N in keyof F]: N extends keyof S ? S[N] : z.ZodMiniType<ValueOf<F[N]>>;
};

type NewSchemas<F, All extends Readonly<Record<keyof F, z.ZodMiniType>>> = {
  [N in keyof F]: F[N] extends Readonly<{ min: number }> | Readonly<{ isNeeded: true }>
    ? All[N]
    : F[N] extends Readonly<{ mayBeAbsent: true }>
      ? z.ZodMiniOptional<All[N]>
      : z.ZodMiniDefault<All[N]>;
};

/**
 * The schemas of a kind's fields, of a new record and of an edit, where absent fields stay unchanged. zod cannot follow
 * fields that are computed: hence the casts to types that the description says.
 */
export function described<const F extends Fields, const S extends OwnSchemas<F>>(all: F, own: S) {
  // An own field without its schema does not compile.
  const each = Object.entries(all).map(
    ([name, field]) => [name, field, own[name] ?? schemaOf(field as Described)] as const,
  );
  const fields = Object.fromEntries(each.map(([name, , schema]) => [name, schema])) as unknown as Schemas<F, S>;
  const given = Object.fromEntries(each.map(([name, field, schema]) => [name, inNewRecord(field, schema)]));
  return {
    fields,
    input: z.object(given as unknown as NewSchemas<F, Schemas<F, S>>),
    update: z.partial(z.object(fields)),
  };
}
