import type { KeptRecord } from "./history.ts";

/** The only key of an object that encodes a time. */
const time = "$time";
/** The only key of an object that wraps one with such a key. */
const plain = "$plain";

const isTagged = (value: object) => {
  const [key, ...others] = Object.keys(value);
  return others.length === 0 && (key === time || key === plain);
};

function tagged(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Date) return { [time]: value.getTime() };
  if (Array.isArray(value)) return value.map(tagged);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  const fields = Object.fromEntries(entries.map(([key, one]) => [key, tagged(one)]));
  return isTagged(value) ? { [plain]: fields } : fields;
}

const untaggedEntries = (value: object) =>
  Object.fromEntries(Object.entries(value).map(([key, one]) => [key, untagged(one)]));

function untagged(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(untagged);
  if (!isTagged(value)) return untaggedEntries(value);
  if (time in value) return new Date(Number(value[time]));
  return untaggedEntries(Object.values(value)[0] ?? {});
}

/** Packs a record into a text without loss, including its times. */
export const packed = (record: object): string => JSON.stringify(tagged(record));

/** Unpacks a record. */
export const unpacked = (snapshot: string): KeptRecord =>
  // Only `packed` writes these texts.
  untagged(JSON.parse(snapshot)) as KeptRecord;

/** Databases return the fields of JSON in an order of their own. */
const inOneOrder = (_key: string, value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The fields that both texts have, but with different values. */
export function fieldsApart(one: string, other: string): readonly string[] {
  // Only `packed` writes these texts, from records.
  const [first, second] = [JSON.parse(one), JSON.parse(other)] as [Record<string, unknown>, Record<string, unknown>];
  const textOf = (value: unknown) => JSON.stringify(value, inOneOrder);
  return Object.keys(first).filter(
    (field) => Object.hasOwn(second, field) && textOf(first[field]) !== textOf(second[field]),
  );
}

/** Tells whether two texts hold equal records. */
export const areSame = (one: string, other: string): boolean =>
  one === other || JSON.stringify(JSON.parse(one), inOneOrder) === JSON.stringify(JSON.parse(other), inOneOrder);
