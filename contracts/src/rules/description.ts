/** The label in forms, and the field's name in refusals where that one says more. */
type Named = Readonly<{
  label: string;
  called?: string;
  /** A form sends the field only if an edit changed it, or also when it is null; it sends others always. */
  sent?: "ifChanged" | "nullable";
  /** Only the answer for a single record has the field, not the rows of a list. */
  isUnlisted?: true;
}>;

/** A text of one line or of several, in characters; without `min` it may stay empty. */
type TextField = Named &
  Readonly<{
    is: "line" | "lines";
    min?: number;
    max: number;
    /** Groups records, so that words which look alike get the spelling that other records use. */
    groups?: true;
  }>;

/** HTML of few marks: paragraphs, lists, links and marks of a line. The lengths count what readers see. */
export type MarkedField = Named & Readonly<{ is: "marked"; min: number; max: number }>;

/** A web address, or nothing. */
type AddressField = Named & Readonly<{ is: "address" }>;

type FlagField = Named & Readonly<{ is: "flag"; initial: boolean }>;

type ChoiceField = Named & Readonly<{ is: "choice"; choices: readonly [string, ...string[]]; initial: string }>;

/** One of the site's own drawings, by name, or none. */
type DrawingField = Named &
  Readonly<{ is: "drawing"; choices: readonly [string, ...string[]]; initial: null; sent: "nullable" }>;

/** A whole number, or none unless it is needed. */
type NumberField = Named & Readonly<{ is: "number"; min: number; max: number; initial: null }> & IfOptional;
type IfOptional = Readonly<{ isNeeded: true }> | Readonly<{ sent: "nullable" }>;

/** A calendar day YYYY-MM-DD, which no time zone changes, or "". */
type DateField = Named & Readonly<{ is: "date" }>;

/** A moment, or none. A day alone says when something begins, but not when it ends. */
type MomentField = Named & Readonly<{ is: "moment"; isEnd?: true; initial: null; sent: "nullable" }>;

/** The id of a record of the kind `to`, or none. There may be no such record any more. */
type ReferenceField = Named & Readonly<{ is: "reference"; to: string; initial: null; sent: "nullable" }>;

/** A list of texts. */
type ListField = Named & Readonly<{ is: "list"; initial: readonly []; isNeeded?: true }>;

/**
 * A field with schema, column and answer of its own. A new record without a needed one is refused; one that may be
 * absent is filled in by the use case.
 */
type OwnField = Named & Readonly<{ is: "own"; initial: unknown; isNeeded?: true; mayBeAbsent?: true }>;

export type Field =
  | TextField
  | MarkedField
  | AddressField
  | FlagField
  | ChoiceField
  | DrawingField
  | NumberField
  | DateField
  | MomentField
  | ReferenceField
  | ListField
  | OwnField;

/** The fields of a kind, each said once: schemas, answers, columns, forms and imports derive from it. */
export type Fields = Readonly<Record<string, Field>>;

/** The names of the fields whose columns and answers follow from the description. */
export type DescribedName<F> = { [N in keyof F]: F[N] extends Readonly<{ is: "own" }> ? never : N }[keyof F] & string;

/** The value of a field in forms and answers. */
export type ValueOf<F> =
  F extends Readonly<{ is: "flag" }>
    ? boolean
    : F extends Readonly<{ is: "number" }>
      ? F extends Readonly<{ isNeeded: true }>
        ? number
        : number | null
      : F extends Readonly<{ is: "list" }>
        ? readonly string[]
        : F extends Readonly<{ choices: readonly (infer Choice)[] }>
          ? F extends Readonly<{ is: "drawing" }>
            ? Choice | null
            : Choice
          : F extends Readonly<{ is: "moment" | "reference" }>
            ? string | null
            : string;

/** The described values of a stored record. */
export type RecordValues<F> = {
  readonly [N in DescribedName<F>]: F[N] extends Readonly<{ is: "moment" }> ? Date | null : ValueOf<F[N]>;
};

type ListedName<F> = {
  [N in DescribedName<F>]: F[N] extends Readonly<{ isUnlisted: true }> ? never : N;
}[DescribedName<F>];

/** The described values of an answer. */
export type AnswerValues<F> = { readonly [N in DescribedName<F>]: ValueOf<F[N]> };

/** The described values of a list's row. */
export type RowValues<F> = Pick<AnswerValues<F>, ListedName<F>>;

export type DescribedField = Exclude<Field, OwnField>;

const isDescribed = (entry: readonly [string, Field]): entry is [string, DescribedField] => entry[1].is !== "own";

/** The fields whose columns and answers follow from the description. */
export const describedIn = (fields: Fields): readonly (readonly [string, DescribedField])[] =>
  Object.entries(fields).filter(isDescribed);

/** The described fields that the rows of a list have. */
export const listedIn = (fields: Fields) => describedIn(fields).filter(([, { isUnlisted }]) => !isUnlisted);

/** The fields without which a new record is refused. */
export type NeededField = Readonly<{ is: "line" | "lines" | "marked"; min: number }> | Readonly<{ isNeeded: true }>;

export const isNeeded = (field: Field): boolean =>
  ("isNeeded" in field && field.isNeeded === true) || (field.is !== "number" && "min" in field && Boolean(field.min));

type InitialOf<F> = F extends Readonly<{ initial: infer Initial }> ? Initial : string;

/** The value of a field that nobody has filled in. */
export const initialOf = (field: object): unknown => ("initial" in field ? field.initial : "");

/** The initial values of a new record, by field. */
export const initialValues = <F extends Fields>(fields: F) =>
  // Each field got its own value.
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, initialOf(field)])) as {
    readonly [N in keyof F]: InitialOf<F[N]>;
  };
