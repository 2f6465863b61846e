import * as z from "zod/mini";
import { anyName } from "../refusals/refusal.ts";
import { list, time } from "./answers.schema.ts";
import {
  type AnswerValues,
  type DescribedField,
  describedIn,
  type Field,
  type Fields,
  initialOf,
  isNeeded,
  listedIn,
  type NeededField,
  type RowValues,
  type ValueOf,
} from "./description.ts";
import { dayOrNone, flag, htmlText, longText, noneIfEmpty, oneOf, recordId, text, url } from "./fields.ts";
import { lastEverywhere, moment } from "./moment.ts";
import { whole } from "./numbers.ts";
import { markedMaxBytes } from "./plain.ts";

type WithOwnSchema = Readonly<{ is: "own" | "list" }>;

function schemaOf(field: Exclude<Field, WithOwnSchema>): z.ZodMiniType {
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
    case "number": {
      const number = whole(called, field.min, field.max);
      return isNeeded(field) ? number : z.pipe(noneIfEmpty, z.nullable(number));
    }
    case "date":
      return dayOrNone(called);
    case "moment":
      return z.pipe(noneIfEmpty, z.nullable(moment(called, lastEverywhere)));
    case "reference":
      return z.pipe(noneIfEmpty, z.nullable(recordId(called)));
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
  if (isNeeded(field)) return schema;
  return "mayBeAbsent" in field ? z.optional(schema) : z._default(schema, initialOf(field));
}

function answerOf(field: DescribedField): z.ZodMiniType {
  switch (field.is) {
    case "flag":
      return z.boolean();
    case "choice":
      return z.enum(field.choices);
    case "drawing":
      return z.nullable(z.enum(field.choices));
    case "number": {
      const number = z.int().check(z.gte(field.min));
      return isNeeded(field) ? number : z.nullable(number);
    }
    case "moment":
      return z.nullable(time);
    case "reference":
      return z.nullable(z.string());
    case "list":
      return list(z.string());
    default:
      return z.string();
  }
}

type OwnSchemas<F extends Fields> = Readonly<Record<string, z.ZodMiniType>> & {
  readonly [N in keyof F as F[N] extends WithOwnSchema ? N : never]: z.ZodMiniType;
};

type Schemas<F, S extends Readonly<Record<string, z.ZodMiniType>>> = {
  [N in keyof F]: N extends keyof S ? S[N] : z.ZodMiniType<ValueOf<F[N]>>;
};

type NewSchemas<F, All extends Readonly<Record<keyof F, z.ZodMiniType>>> = {
  [N in keyof F]: F[N] extends NeededField
    ? All[N]
    : F[N] extends Readonly<{ mayBeAbsent: true }>
      ? z.ZodMiniOptional<All[N]>
      : z.ZodMiniDefault<All[N]>;
};

type Answers<Values> = { [N in keyof Values]: z.ZodMiniType<Values[N]> };

const answersOf = (fields: ReturnType<typeof describedIn>) =>
  Object.fromEntries(fields.map(([name, field]) => [name, answerOf(field)]));

/**
 * The schemas of a kind's fields, of a new record, and of an edit, where absent fields stay unchanged; and the described
 * fields of its answers, in a list and for a single record. `own` are the schemas of fields with rules of their own. zod
 * cannot follow fields that are computed: hence the casts to types that the description says.
 */
export function described<const F extends Fields, const S extends OwnSchemas<F>>(all: F, own: S) {
  // An own field without its schema does not compile.
  const each = Object.entries(all).map(
    ([name, field]) => [name, field, own[name] ?? schemaOf(field as Exclude<Field, WithOwnSchema>)] as const,
  );
  const fields = Object.fromEntries(each.map(([name, , schema]) => [name, schema])) as unknown as Schemas<F, S>;
  const newFields = Object.fromEntries(each.map(([name, field, schema]) => [name, inNewRecord(field, schema)]));
  return {
    fields,
    input: z.object(newFields as unknown as NewSchemas<F, Schemas<F, S>>),
    update: z.partial(z.object(fields)),
    row: answersOf(listedIn(all)) as unknown as Answers<RowValues<F>>,
    whole: answersOf(describedIn(all)) as unknown as Answers<AnswerValues<F>>,
  };
}
