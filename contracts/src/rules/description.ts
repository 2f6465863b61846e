import type { Named, PlainField } from "./plain.ts";

type ChoiceField = Named & Readonly<{ is: "choice"; choices: readonly [string, ...string[]]; initial: string }>;

/**
 * A field with a schema of its own. A new record without a needed one is refused; one that may be absent is filled in
 * by the use case.
 */
type OwnField = Named & Readonly<{ is: "own"; initial: unknown; isNeeded?: true; mayBeAbsent?: true }>;

export type Field = PlainField | ChoiceField | OwnField;

/** The fields of a kind, each said once: schemas, forms and previews take labels, limits and initial values from it. */
export type Fields = Readonly<Record<string, Field>>;

type InitialOf<F> = F extends Readonly<{ initial: infer Initial }> ? Initial : string;

/** The value of a field that nobody has filled in. */
export const initialOf = (field: object): unknown => ("initial" in field ? field.initial : "");

/** The initial values of a new record, by field. */
export const initialValues = <F extends Fields>(fields: F) =>
  // Each field got its own value.
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, initialOf(field)])) as {
    readonly [N in keyof F]: InitialOf<F[N]>;
  };
