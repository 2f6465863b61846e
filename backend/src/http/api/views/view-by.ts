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
  type: string;
  shape?: Readonly<Record<string, z.core.$ZodType>>;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
}>;

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function formed(schema: z.core.$ZodType, stored: unknown): unknown {
  const { type, shape, element, valueType, innerType }: Definition = Object(schema._zod.def);
  if (stored instanceof Date) return stored.toISOString();
  if (!isObject(stored) || type === "unknown") return stored;
  if (innerType) return formed(innerType, stored);
  if (Array.isArray(stored)) {
    if (element) return stored.map((one) => formed(element, one));
    if (!stored.some(isObject)) return stored;
  }
  const values = new Map<string, unknown>(Object.entries(stored));
  if (valueType) return Object.fromEntries([...values].map(([name, value]) => [name, formed(valueType, value)]));
  // An object that the schema does not describe could hold what nobody may see.
  if (!shape) throw new Error(`No view of an object can be made by a schema of the type ${type}`);
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
