import type { MediaSort } from "@etalase/contracts/media";
import type { Media, MediaPage, MediaUnused, MediaUpdate } from "@etalase/contracts/media.schema";
import type { ImageKind } from "@etalase/contracts/rules/image";
import { HttpError } from "react-admin";
import { http } from "./http.ts";
import { whileBusy } from "./retry.ts";
import { undoable } from "./undo.ts";
import { type Upload, upload } from "./upload.ts";

const address = "/api/media";

/** A query to the library; an empty search finds all pictures. */
export type LibraryQuery = Readonly<{
  page: number;
  search: string;
  sort: MediaSort;
  unused: boolean;
  /** Only pictures whose format is allowed for this purpose. */
  kind?: ImageKind;
}>;
export const firstPage: LibraryQuery = { page: 1, search: "", sort: "newest", unused: false };

const tries = 5;
const atOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Limits parallel uploads: the server processes two pictures at a time, and other people use it, too. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

function formOf(file: File, kind?: ImageKind): FormData {
  const form = new FormData();
  form.set("file", file, file.name);
  if (kind) form.set("kind", kind);
  return form;
}

/** Uploads a file, and retries while the server is busy; the picture is stored only once. */
async function send(url: string, method: string, body: FormData, watch: Upload): Promise<Media> {
  const sent = await whileBusy(() => upload(url, { method, body }, watch), { ...watch, tries });
  const media = sent.json as Media; // as the route describes it
  return undoable(media, sent, { deed: method === "POST" ? "create" : "update", ids: [media.id] });
}

const json = (method: string, body: unknown) => ({ method, body: JSON.stringify(body) });

/** The calls of the media library. */
export const mediaApi = {
  async list({ page, search, sort, unused, kind }: LibraryQuery, signal: AbortSignal): Promise<MediaPage> {
    const query = new URLSearchParams({ page: String(page), sort });
    if (search) query.set("search", search);
    if (unused) query.set("unused", "true");
    if (kind) query.set("kind", kind);
    return (await http(`${address}?${query}`, { signal })).json;
  },
  /** Finds the picture at an address, or undefined. */
  async byUrl(url: string, signal?: AbortSignal): Promise<Media | undefined> {
    const file = url.split("/").at(-1) ?? "";
    const { media }: MediaPage = (await http(`${address}?${new URLSearchParams({ file })}`, signal ? { signal } : {}))
      .json;
    return media[0];
  },
  unused: async (signal: AbortSignal): Promise<MediaUnused> => (await http(`${address}/unused`, { signal })).json,
  add: (file: File, watch: Upload, kind?: ImageKind): Promise<Media> =>
    inTurn(() => send(address, "POST", formOf(file, kind), watch)),
  replace: (id: string, file: File, watch: Upload): Promise<Media> =>
    send(`${address}/${id}/file`, "PUT", formOf(file), watch),
  async update(id: string, change: MediaUpdate): Promise<Media> {
    const answer = await http(`${address}/${id}`, json("PUT", change));
    return undoable(answer.json, answer, { deed: "update", ids: [id] });
  },
  async remove(ids: readonly string[]): Promise<object> {
    const answer = await http(`${address}?${new URLSearchParams({ ids: ids.join(",") })}`, { method: "DELETE" });
    return undoable(answer.json, answer, { deed: "delete", ids });
  },
};

/** Tells whether the server refused the file itself. */
export const isRefused = (error: unknown): boolean => error instanceof HttpError && error.status === 400;
