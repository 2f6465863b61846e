import { HttpResponse, http } from "msw/http";
import { staff } from "./staff.ts";

type Copy = Readonly<{
  resource: string;
  id: string;
  title: string;
  values: object;
  base: unknown;
  baseVersion: unknown;
  by: Readonly<{ id: string; name: string }>;
  updatedAt: string;
}>;

const copies = new Map<string, Copy>();
const updatedAt = "2026-11-20T03:15:00.000Z";
const me = { id: staff.id, name: staff.name };
const keyOf = (resource: unknown, id: unknown, by: unknown) => `${resource}/${id}/${by}`;
const notFound = () => HttpResponse.json({ message: "Not found" }, { status: 404 });

let time: string | undefined;

/** Deletes all copies. */
export function forgetCopies(): void {
  copies.clear();
  time = undefined;
}

/** Sets the server's clock, which otherwise is this machine's. @param iso ISO 8601 */
export function serverTime(iso: string): void {
  time = new Date(iso).toUTCString();
}

/** Returns the kept values of a record: "news/…". */
export const keptOf = (place: string, by = staff.id) => copies.get(`${place}/${by}`)?.values;

/** Adds a copy, by any author. */
export function giveCopy(fields: Pick<Copy, "resource" | "id"> & Partial<Copy>): void {
  const copy = { title: "", values: {}, base: null, baseVersion: null, by: me, updatedAt, ...fields };
  copies.set(keyOf(copy.resource, copy.id, copy.by.id), copy);
}

/** Deletes a copy, as saving its record does. */
export const dropCopyOf = (place: string, by = staff.id): boolean => copies.delete(`${place}/${by}`);

const askedFor = (params: Readonly<Record<string, unknown>>, request: Request) =>
  keyOf(params.resource, params.key, new URL(request.url).searchParams.get("by") ?? staff.id);

/** Refuses to keep copies, like a server that cannot be reached. */
export const unreachableCopies = http.put("/api/working-copies/:resource/:key", () => HttpResponse.error());

/** Keeps working copies like the server; requests are those of one person. */
export const copiesApi = [
  http.get("/api/working-copies", ({ request }) => {
    const { searchParams: query } = new URL(request.url);
    const isWanted = (copy: Copy) =>
      [query.get("resource") ?? copy.resource, query.get("id") ?? copy.id].join() === [copy.resource, copy.id].join();
    const workingCopies = [...copies.values()].filter(isWanted);
    return HttpResponse.json({ workingCopies }, { headers: { Date: time ?? new Date().toUTCString() } });
  }),
  http.get("/api/working-copies/:resource/:key", ({ params, request }) => {
    const copy = copies.get(askedFor(params, request));
    return copy ? HttpResponse.json(copy) : notFound();
  }),
  http.put("/api/working-copies/:resource/:key", async ({ params, request }) => {
    const typed = (await request.json()) as Partial<Copy>;
    giveCopy({ ...typed, resource: `${params.resource}`, id: `${params.key}` });
    return HttpResponse.json({ updatedAt, by: me });
  }),
  http.delete("/api/working-copies/:resource/:key", ({ params, request }) =>
    copies.delete(askedFor(params, request)) ? new HttpResponse(null, { status: 204 }) : notFound(),
  ),
];
