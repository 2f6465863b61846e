import hash from "@emotion/hash";
import { ownId, type Values } from "../data/copies.ts";
import { isLibraryPicture } from "../data/libraryPicture.ts";

/** `version` is the record's version that was being edited (none for a new record), `at` is ISO 8601. */
export type Draft = Readonly<{
  version?: number;
  at: string;
  /** The changed fields only. */
  values: Values;
  /** Their values before the change, long ones as digests; absent from drafts of earlier releases. */
  base?: Values;
  /** True when files were chosen too, which a draft cannot hold. */
  lacksFiles?: boolean;
  /** The key of the server's copy. When that copy is gone, the record was saved or discarded elsewhere. */
  kept?: string;
}>;

/** Local storage key of a form's draft, separate for each account. */
export const draftKey = (form: string): string => `draft:${form}:${ownId()}`;

/** Longer values are stored as digests, since a working copy has room for a long text only once. */
const wholeMax = 500;

/** Returns a former value as a draft stores it: itself, or for a long one a digest that identifies it. */
export function digestOf(value: unknown): unknown {
  const text = JSON.stringify(value) ?? "";
  return text.length <= wholeMax ? value : `digest:${text.length}:${hash(text)}`;
}

const isRecord = (value: unknown): value is Values => typeof value === "object" && value !== null;

function draftIn(text: string): Draft | undefined {
  const { version, at, values, base, lacksFiles, kept }: Values = JSON.parse(text);
  if (typeof at !== "string" || Number.isNaN(Date.parse(at)) || !isRecord(values)) return undefined;
  return {
    ...(typeof version === "number" && { version }),
    at,
    values,
    ...(isRecord(base) && { base }),
    ...(lacksFiles === true && { lacksFiles }),
    ...(typeof kept === "string" && { kept }),
  };
}

/** Reads the stored draft, or undefined when the entry cannot be one. */
export function readDraft(key: string): Draft | undefined {
  try {
    return draftIn(localStorage.getItem(key) ?? "{}");
  } catch {
    return undefined;
  }
}

export const dropDraft = (key: string): void => localStorage.removeItem(key);

const isFile = (value: unknown) => value instanceof File;
export const hasFile = (value: unknown) => isFile(value) || (Array.isArray(value) && value.some(isFile));
const withoutFiles = (value: unknown) => (Array.isArray(value) ? value.filter((item) => !isFile(item)) : value);

/** Returns the draft without files, which cannot be kept. Null when no other change is left. */
export function keepable({ values, ...facts }: Draft): Draft | null {
  const fields = Object.entries(values)
    .filter(([, value]) => !isFile(value))
    .map(([name, value]) => [name, withoutFiles(value)]);
  if (fields.length === 0) return null;
  const lacksFiles = Object.values(values).some(hasFile);
  return { ...facts, values: Object.fromEntries(fields), ...(lacksFiles && { lacksFiles }) };
}

/**
 * Keeps a draft in the browser, or drops the stored one when nothing can be kept.
 * @returns false when the browser has no room: the former draft stays
 */
export function keepDraft(key: string, input: Draft): boolean {
  const before = readDraft(key);
  // No input since the server got the copy.
  const copyKey = input.kept ?? (before && same(before.values, keepable(input)?.values) ? before.kept : undefined);
  const draft = keepable({ ...input, ...(copyKey !== undefined && { kept: copyKey }) });
  if (!draft) {
    dropDraft(key);
    return true;
  }
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

const isText = (value: unknown) => typeof value === "string";
/** Several inputs that form one field, such as a promo. */
const isGroup = (value: unknown) =>
  isRecord(value) && Object.values(value).every((one) => one === null || isText(one) || typeof one === "number");

/**
 * A field that is null when saved, such as a time, a number or another record's id, accepts typed text; a picture, a
 * chosen one.
 */
function fits(value: unknown, like: unknown): boolean {
  if (Array.isArray(like)) return Array.isArray(value) && value.every((item) => isText(item) || isLibraryPicture(item));
  if (isLibraryPicture(value)) return like === null || isText(like) || isLibraryPicture(like);
  if (isRecord(value)) return (like === null || isRecord(like)) && isGroup(value);
  if (isRecord(like)) return value === null;
  if (like === null || typeof like === "number") return value === null || isText(value) || typeof value === "number";
  return typeof value === typeof like;
}

/**
 * Keeps only values for which the form has a field of the same kind, since other code may have written to the entry.
 */
export const valuesFor = (fields: readonly string[], defaults: Values, values: Values): Values =>
  Object.fromEntries(
    fields.filter((name) => name in values && fits(values[name], defaults[name])).map((name) => [name, values[name]]),
  );

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns the draft's values that still differ from the saved record. */
export function unsavedOf(draft: Draft, fields: readonly string[], saved: Values): Values {
  const values = Object.entries(valuesFor(fields, saved, draft.values));
  return Object.fromEntries(values.filter(([name, value]) => !same(value, saved[name])));
}

/** Returns the draft's fields that both sides changed; null when their former values are unknown. */
export function changedByBoth({ base }: Draft, unsaved: Values, saved: Values): readonly string[] | null {
  const names = Object.keys(unsaved);
  if (!base || names.some((name) => !(name in base))) return null;
  return names.filter((name) => !same(digestOf(base[name]), digestOf(saved[name])));
}

/** Returns another draft merged with the changes made here. */
export const mergedDraft = (draft: Draft, { version, values, base }: Draft): Draft => ({
  at: draft.at,
  // The older of both versions; none for a new record.
  ...(draft.version !== undefined && version !== undefined && { version: Math.min(draft.version, version) }),
  values: { ...draft.values, ...values },
  ...(draft.base && { base: { ...draft.base, ...base } }),
  ...(draft.lacksFiles && { lacksFiles: true }),
});
