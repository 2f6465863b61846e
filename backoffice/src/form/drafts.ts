import { storedUser } from "../session.ts";

/** Unsaved values of one form, by field. */
export type Draft = Readonly<Record<string, unknown>>;

/** Local storage entry of a form's draft: each account has its own. */
export const draftKey = (form: string): string => `draft:${form}:${storedUser()?.id ?? storedUser()?._id ?? ""}`;

export function readDraft(key: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return typeof draft === "object" && draft !== null ? { ...draft } : undefined;
  } catch {
    return undefined;
  }
}

export const dropDraft = (key: string): void => localStorage.removeItem(key);

/** Files cannot be kept; everything else that was changed can. */
export function keepDraft(key: string, draft: Draft): void {
  const keepable = Object.entries(draft).filter(([, value]) => !(value instanceof File));
  if (keepable.length > 0) localStorage.setItem(key, JSON.stringify(Object.fromEntries(keepable)));
}
