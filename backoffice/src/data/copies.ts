import type { ListedCopy, WorkingCopies, WorkingCopy, WorkingCopyKept } from "@etalase/contracts/desk/desk.schema";
import type { EditedResource } from "@etalase/contracts/kinds";
import { http, isGone } from "./http.ts";
import { storedUser } from "./session.ts";

/** Which record a form is about: its id, that of the settings, or the key of a new one. */
export type DeskPlace = Readonly<{ resource: EditedResource; key: string }>;

export type Values = Readonly<Record<string, unknown>>;

/** What a form sends of itself: changed fields, and what they were before. */
export type Typed = Readonly<{ values: Values; base?: Values; baseVersion?: number }>;

const path = "/api/working-copies";
const addressOf = ({ resource, key }: DeskPlace, by?: string) =>
  `${path}/${resource}/${encodeURIComponent(key)}${by ? `?by=${by}` : ""}`;

/** Whoever is signed in here. */
export const ownId = (): string => storedUser()?.id ?? storedUser()?._id ?? "";

/** What the server says, and when by its own clock (ms): a browser's may be minutes off. */
type Told = Readonly<{ copies: readonly ListedCopy[]; now: number }>;

/** The newest first; all there are, or those of a resource or record. */
export async function listCopies(of: Partial<DeskPlace> = {}, signal?: AbortSignal): Promise<Told> {
  const query = new URLSearchParams({
    ...(of.resource && { resource: of.resource }),
    ...(of.key && { id: of.key }),
  });
  const { json, headers } = await http(`${path}?${query}`, { ...(signal && { signal }) });
  const { workingCopies }: WorkingCopies = json;
  return { copies: workingCopies, now: Date.parse(headers.get("Date") ?? "") || Date.now() };
}

export async function readCopy(place: DeskPlace, by: string): Promise<WorkingCopy> {
  return (await http(addressOf(place, by))).json;
}

/** What a request may hold that is still sent when its page has gone. */
const keepaliveMax = 60_000;

/** Keeps what is typed, in place of what was kept before. */
export async function keepCopy(place: DeskPlace, typed: Typed): Promise<WorkingCopyKept> {
  const body = JSON.stringify(typed);
  return (await http(addressOf(place), { method: "PUT", body, keepalive: body.length < keepaliveMax })).json;
}

/** Drops somebody's copy; one that is gone already is no failure. */
export async function dropCopy(place: DeskPlace, by: string): Promise<void> {
  try {
    await http(addressOf(place, by), { method: "DELETE" });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
