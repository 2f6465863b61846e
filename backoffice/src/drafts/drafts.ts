import { ownId, type Values } from "../data/copies.ts";
import { isLibraryPicture } from "../data/libraryPicture.ts";
import { digestOf } from "./digest.ts";

/** `version` is the record's that was being edited (none for a new record), `at` ISO 8601. */
export type Draft = Readonly<{
  version?: number;
  at: string;
  /** The changed fields alone. */
  values: Values;
  /** What those were before, long ones as their digests; not known of drafts of an earlier time. */
  base?: Values;
  /** Files were chosen too, which are not in it. */
  lacksFiles?: boolean;
  /** The server has it too, under this key: where it does not any more, it was saved or discarded elsewhere. */
  kept?: string;
}>;

/** Local storage entry of a form's draft: each account has its own. */
export const draftKey = (form: string): string => `draft:${form}:${ownId()}`;

const isRecord = (value: unknown): value is Values => typeof value === "object" && value !== null;

function draftIn(text: string): Draft | undefined {
  const { version, at, values, base, lacksFiles, kept }: Values = JSON.parse(text);
  if (typeof at !== "string" || Number.isNaN(Date.parse(at)) || !isRecord(values)) return undefined;
  return {
    ...(typeof version === "number" && { version }),
    ...{ at, values },
    ...(isRecord(base) && { base }),
    ...(lacksFiles === true && { lacksFiles }),
    ...(typeof kept === "string" && { kept }),
  };
}

/** What is stored, or undefined for what nobody could have kept here. */
export function readDraft(key: string): Draft | undefined {
  try {
    return draftIn(localStorage.getItem(key) ?? "{}");
  } catch {
    return undefined;
  }
}

export const dropDraft = (key: string): void => localStorage.removeItem(key);

const isFile = (value: unknown) => value instanceof File;
const hasFile = (value: unknown) => isFile(value) || (Array.isArray(value) && value.some(isFile));
const withoutFiles = (value: unknown) => (Array.isArray(value) ? value.filter((item) => !isFile(item)) : value);

/** Files cannot be kept; everything else that was changed can. Null without any such change. */
export function keepable({ values, ...facts }: Draft): Draft | null {
  const kept = Object.entries(values)
    .filter(([, value]) => !isFile(value))
    .map(([name, value]) => [name, withoutFiles(value)]);
  if (kept.length === 0) return null;
  const lacksFiles = Object.values(values).some(hasFile);
  return { ...facts, values: Object.fromEntries(kept), ...(lacksFiles && { lacksFiles }) };
}

/**
 * Keeps a draft in the browser, or drops the one that is there when nothing of it can be kept.
 * @returns false where the browser has no room: what was kept before stays
 */
export function keepDraft(key: string, given: Draft): boolean {
  const before = readDraft(key);
  // Nothing was typed since the server got it.
  const kept = given.kept ?? (before && same(before.values, keepable(given)?.values) ? before.kept : undefined);
  const draft = keepable({ ...given, ...(kept !== undefined && { kept }) });
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
/** Several inputs that are one field, such as a promo. */
const isGroup = (value: unknown) =>
  isRecord(value) && Object.values(value).every((one) => one === null || isText(one) || typeof one === "number");

/** What is null as it is saved, such as a time, a number or another record's id, can be written; a picture can be chosen. */
function fits(value: unknown, like: unknown): boolean {
  if (Array.isArray(like)) return Array.isArray(value) && value.every((item) => isText(item) || isLibraryPicture(item));
  if (isLibraryPicture(value)) return like === null || isText(like) || isLibraryPicture(like);
  if (isRecord(value)) return (like === null || isRecord(like)) && isGroup(value);
  if (isRecord(like)) return value === null;
  if (like === null || typeof like === "number") return value === null || isText(value) || typeof value === "number";
  return typeof value === typeof like;
}

/** Those of the values that the form has a field for, of the field's own kind: others may have written there too. */
export const valuesFor = (fields: readonly string[], defaults: Values, values: Values): Values =>
  Object.fromEntries(
    fields.filter((name) => name in values && fits(values[name], defaults[name])).map((name) => [name, values[name]]),
  );

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What of a draft still says something else than the record as it is saved. */
export function unsavedOf(draft: Draft, fields: readonly string[], saved: Values): Values {
  const values = Object.entries(valuesFor(fields, saved, draft.values));
  return Object.fromEntries(values.filter(([name, value]) => !same(value, saved[name])));
}

/** The fields of a draft that were changed on both sides; null where nobody knows what they were before. */
export function changedByBoth({ base }: Draft, unsaved: Values, saved: Values): readonly string[] | null {
  const names = Object.keys(unsaved);
  if (!base || names.some((name) => !(name in base))) return null;
  return names.filter((name) => !same(digestOf(base[name]), digestOf(saved[name])));
}
