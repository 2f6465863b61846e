import { settingsKey } from "@etalase/contracts/desk/desk";
import type { EditedResource } from "@etalase/contracts/kinds";
import type { DeskPlace } from "../data/copies.ts";

/** Names the working copy of a new record in the address of its form. */
export const copyParam = "copy";

const hex = (byte: number) => byte.toString(16).padStart(2, "0");

/** Not by `randomUUID`, which is not there without TLS. */
export const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map(hex).join("");

/** A key for a new record. */
function newKey(): string {
  const bytes = randomHex(16);
  const groups = [bytes.slice(0, 8), bytes.slice(8, 12), bytes.slice(12, 16), bytes.slice(16, 20), bytes.slice(20)];
  return `new-${groups.join("-")}`;
}

/** The working copy that the address says to go on with. */
export const addressedKey = (search = location.search): string => new URLSearchParams(search).get(copyParam) ?? "";

/** The place of a form by the name of its draft: "news:new", "news:<id>", "settings". */
export function placeOf(form: string): DeskPlace {
  const [name = "", id = settingsKey] = form.split(":");
  // Every form of the dashboard is one of these.
  const resource = name as EditedResource;
  return { resource, key: id === "new" ? addressedKey() || newKey() : id };
}
