export type Dialect = "sqlite" | "mysql";

type Expressions = Readonly<{
  /** The present time in the form of columns: a finished migration is recognised by the text of its statements. */
  now: string;
  newId: string;
  lengthOf: (text: string) => string;
  joined: (parts: readonly string[]) => string;
  /** The owner's own words under a key of the texts. */
  wordsAt: (key: string) => string;
}>;

/** Expressions that the databases write differently. */
export const expressions: Readonly<Record<Dialect, Expressions>> = {
  sqlite: {
    now: "cast(unixepoch('subsec') * 1000 as integer)",
    newId: "lower(hex(randomblob(12)))",
    lengthOf: (text) => `length(${text})`,
    joined: (parts) => parts.join(" || "),
    wordsAt: (key) => `json_extract(value, '$.values."${key}"')`,
  },
  mysql: {
    now: "utc_timestamp(3)",
    newId: "lower(hex(random_bytes(12)))",
    lengthOf: (text) => `char_length(${text})`,
    joined: (parts) => `concat(${parts.join(", ")})`,
    wordsAt: (key) => `json_unquote(json_extract(value, '$.values."${key}"'))`,
  },
};

/** A plain text as the inner part of HTML. */
export const escaped = (text: string): string =>
  [
    ["&", "&amp;"],
    ["<", "&lt;"],
    [">", "&gt;"],
  ].reduce((inner, [sign, entity]) => `replace(${inner}, '${sign}', '${entity}')`, text);
