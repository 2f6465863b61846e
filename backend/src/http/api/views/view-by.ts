import type * as z from "zod/mini";

/** Stored data that a view can be made of: times where the view has texts, and the id under one of its names. */
type Stored<T> = T extends string
  ? T | (string extends T ? Date : never)
  : T extends readonly (infer One)[]
    ? readonly Stored<One>[]
    : T extends object
      ? { readonly [Name in keyof T as Name extends "_id" ? never : Name]: Stored<T[Name]> }
      : T;

/** The parts of a schema's definition that a view is made by. */
type Definition = Readonly<{
  shape?: Readonly<Record<string, z.core.$ZodType>>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
}>;

function formed(schema: z.core.$ZodType, stored: unknown): unknown {
  const { shape, element, innerType }: Definition = Object(schema._zod.def);
  if (stored instanceof Date) return stored.toISOString();
  if (typeof stored !== "object" || stored === null) return stored;
  if (innerType) return formed(innerType, stored);
  if (element && Array.isArray(stored)) return stored.map((one) => formed(element, one));
  if (!shape) return stored;
  const values = new Map<string, unknown>(Object.entries(stored));
  const fields = Object.entries(shape).map(([name, field]) => [
    name,
    formed(field, values.get(name === "_id" ? "id" : name)),
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** The stored data in the form that the schema of an answer describes: a field that the schema does not name stays here. */
export const viewBy = <S extends z.ZodMiniType>(schema: S, stored: Stored<z.output<S>>): z.output<S> =>
  // The compiler cannot follow fields that are computed.
  formed(schema, stored) as z.output<S>;
