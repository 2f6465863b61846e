import type { EditedResource } from "@etalase/contracts/kinds";
import type { DeskPlace } from "../data/copies.ts";

/** The address parameter with the key of a new record's working copy. */
export const copyParam = "copy";

const hex = (byte: number) => byte.toString(16).padStart(2, "0");

/** Not `randomUUID`, which is not available without TLS. */
export const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map(hex).join("");

/** Creates a key for a new record. @param bytes 32 hexadecimal digits */
export function newKey(bytes = randomHex(16)): string {
  const groups = [bytes.slice(0, 8), bytes.slice(8, 12), bytes.slice(12, 16), bytes.slice(16, 20), bytes.slice(20)];
  return `new-${groups.join("-")}`;
}

/** Returns the key of the working copy that the address continues. */
export const addressedKey = (search = location.search): string => new URLSearchParams(search).get(copyParam) ?? "";

/** The state of an address that a new record got by its first save: its form is the one that was open before. */
export type FormState = Readonly<{ formKey?: string }> | null;

/** Tells whether the screen stays as it is although its address is another. */
export const isSameForm = (state: FormState): boolean => state?.formKey !== undefined;

/** Returns a form's place by the name of its draft: "news:new", "news:<id>", "settings". */
export function placeOf(form: string): DeskPlace {
  const [name = "", id = name] = form.split(":");
  // The cast is safe: every form of the dashboard is one of these.
  const resource = name as EditedResource;
  return { resource, key: id === "new" ? addressedKey() || newKey() : id };
}
