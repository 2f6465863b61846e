import type { ListedCopy, WorkingCopies, WorkingCopy, WorkingCopyKept } from "@etalase/contracts/desk/desk.schema";
import type { EditedResource } from "@etalase/contracts/kinds";
import { http, isGone } from "./http.ts";
import { storedUser } from "./session.ts";

/** The record of a form: its id, the settings' key, or the key of a new record. */
export type DeskPlace = Readonly<{ resource: EditedResource; key: string }>;

export type Values = Readonly<Record<string, unknown>>;

/** The unsaved input of a form: changed fields, and their values before the change. */
export type Typed = Readonly<{ values: Values; base?: Values; baseVersion?: number }>;

const renamed =
  (from: string, to: string) =>
  <T>(fields: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.replaceAll(from, to), value]));

/** Renames a form's fields to the API's. Forms take a dot in a name for a path, so they have a slash in its place. */
export const asSent = renamed("/", ".");
export const asTyped = renamed(".", "/");

const path = "/api/working-copies";
const addressOf = ({ resource, key }: DeskPlace, by?: string) =>
  `${path}/${resource}/${encodeURIComponent(key)}${by ? `?by=${by}` : ""}`;

/** Returns the id of the signed-in account. */
export const ownId = (): string => storedUser()?.id ?? storedUser()?._id ?? "";

/** The copies on the server, and its own clock (ms), since a browser's clock may be minutes off. */
type CopyList = Readonly<{ copies: readonly ListedCopy[]; now: number }>;

/** Lists working copies, newest first: all of them, or those of a resource or record. */
export async function listCopies(of: Partial<DeskPlace> = {}, signal?: AbortSignal): Promise<CopyList> {
  const query = new URLSearchParams({
    ...(of.resource && { resource: of.resource }),
    ...(of.key && { id: of.key }),
  }).toString();
  const { json, headers } = await http(`${path}${query && `?${query}`}`, { ...(signal && { signal }) });
  const { workingCopies }: WorkingCopies = json;
  return { copies: workingCopies, now: Date.parse(headers.get("Date") ?? "") || Date.now() };
}

export async function readCopy(place: DeskPlace, by: string): Promise<WorkingCopy> {
  const copy: WorkingCopy = (await http(addressOf(place, by))).json;
  return { ...copy, values: asTyped(copy.values), base: copy.base && asTyped(copy.base) };
}

/** The most characters in a request that the browser still sends after its page is closed. */
const keepaliveMax = 60_000;

/** Stores the unsaved input on the server, in place of the former copy. */
export async function keepCopy(place: DeskPlace, { values, base, ...typed }: Typed): Promise<WorkingCopyKept> {
  const body = JSON.stringify({ values: asSent(values), ...(base && { base: asSent(base) }), ...typed });
  return (await http(addressOf(place), { method: "PUT", body, keepalive: body.length < keepaliveMax })).json;
}

/** Deletes an account's copy; a copy that is already gone is no failure. */
export async function dropCopy(place: DeskPlace, by: string): Promise<void> {
  try {
    await http(addressOf(place, by), { method: "DELETE" });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
