import { storedUser } from "../data/session.ts";

/** Unsaved values of one form, by field. */
export type Values = Readonly<Record<string, unknown>>;

/** `version` is the record's that was being edited (none for a new record), `at` ISO 8601. */
export type Draft = Readonly<{
  version?: number;
  at: string;
  values: Values;
  /** Files were chosen too, which are not in it. */
  lacksFiles?: boolean;
}>;

/** Local storage entry of a form's draft: each account has its own. */
export const draftKey = (form: string): string => `draft:${form}:${storedUser()?.id ?? storedUser()?._id ?? ""}`;

const isRecord = (value: unknown): value is Values => typeof value === "object" && value !== null;

function draftIn(text: string): Draft | undefined {
  const { version, at, values, lacksFiles }: Values = JSON.parse(text);
  if (typeof at !== "string" || Number.isNaN(Date.parse(at)) || !isRecord(values)) return undefined;
  return { ...(typeof version === "number" && { version }), at, values, ...(lacksFiles === true && { lacksFiles }) };
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

/** Files cannot be kept; everything else that was changed can. Without any such change there is no draft. */
export function keepDraft(key: string, { values, ...facts }: Draft): void {
  const keepable = Object.entries(values)
    .filter(([, value]) => !isFile(value))
    .map(([name, value]) => [name, withoutFiles(value)]);
  if (keepable.length === 0) {
    dropDraft(key);
    return;
  }
  const lacksFiles = Object.values(values).some(hasFile);
  const draft: Draft = { ...facts, values: Object.fromEntries(keepable), ...(lacksFiles && { lacksFiles }) };
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A full storage keeps nothing; the form itself still holds everything.
  }
}

const isTexts = (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === "string");

const fits = (value: unknown, like: unknown) =>
  Array.isArray(like) ? isTexts(value) : !isRecord(value) && typeof value === typeof like;

/** Those of the values that the form has a field for, of the field's own kind: others may have written there too. */
export const valuesFor = (fields: readonly string[], defaults: Values, values: Values): Values =>
  Object.fromEntries(
    fields.filter((name) => name in values && fits(values[name], defaults[name])).map((name) => [name, values[name]]),
  );
