import { newPictureAt } from "@etalase/contracts/rules/image";
import type { RaRecord } from "react-admin";
import { isLibraryPicture } from "./libraryPicture.ts";

/** The fields that a form sends: always, only if an edit changed them, or also when null. */
export type SentFields = Readonly<Record<string, Readonly<{ sent?: "ifChanged" | "nullable" }>>>;

type Values = Readonly<Record<string, unknown>>;

const isFile = (value: unknown): value is File => value instanceof File;
const newPartsOf = (name: string) => `new${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/**
 * Appends a list as JSON text; its files follow as separate parts and its library pictures as ids: `images`, then
 * `newImages` and `imagesId`. Placeholders mark the positions of pictures that do not follow in this order.
 */
function appendList(form: FormData, name: string, list: readonly unknown[]): void {
  const files = list.filter(isFile);
  const picked = list.filter(isLibraryPicture);
  const added: readonly unknown[] = [...files, ...picked];
  const rest = list.filter((item) => !added.includes(item));
  const isInOrder = [...rest, ...added].every((item, index) => item === list[index]);
  const named = list.map((item) => (added.includes(item) ? newPictureAt(added.indexOf(item)) : item));
  form.set(name, JSON.stringify(isInOrder ? rest : named));
  if (picked.length > 0) form.set(`${name}Id`, JSON.stringify(picked.map(({ mediaId }) => mediaId)));
  for (const file of files) form.append(newPartsOf(name), file, file.name);
}

/** Appends a field. A stored picture stays a URL and is not sent: only a chosen file is. */
function appendField(form: FormData, name: string, value: unknown): void {
  if (value instanceof File) form.set(name, value, value.name);
  else if (isLibraryPicture(value)) form.set(`${name}Id`, value.mediaId);
  else if (Array.isArray(value)) appendList(form, name, value);
  else if (typeof value === "object" && value !== null) form.set(name, JSON.stringify(value));
  else if (value !== undefined && value !== null) form.set(name, String(value));
}

const isStoredPicture = (name: string, value: unknown, previous?: Values) =>
  typeof value === "string" && value !== "" && previous?.[`${name}Set`] !== undefined;

export function formBody(fields: SentFields, values: Values, previous?: Values): FormData {
  const form = new FormData();
  for (const [name, { sent }] of Object.entries(fields)) {
    const value = values[name];
    if (isStoredPicture(name, value, previous)) continue;
    if (previous && sent === "ifChanged" && value === previous[name]) continue;
    // A form cannot express null except as an empty text.
    appendField(form, name, sent === "nullable" ? (value ?? "") : value);
  }
  return form;
}

/** Returns the header that makes an edit conditional on the loaded version. */
export const ifMatch = (previous?: Partial<RaRecord>): Record<string, string> =>
  previous?.version === undefined ? {} : { "If-Match": `"${previous.version}"` };
