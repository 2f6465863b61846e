import { HttpResponse, http } from "msw/http";
import { staff } from "./staff.ts";

type Copy = Readonly<{ resource: string; id: string; values: object; base: unknown; baseVersion: unknown; by: object }>;

const copies = new Map<string, Copy>();
const updatedAt = "2026-11-20T03:15:00.000Z";
const keyOf = ({ resource, key }: Readonly<Record<string, unknown>>) => `${resource}/${key}`;
const notFound = () => HttpResponse.json({ message: "Not found" }, { status: 404 });

/** Forgets what was kept. */
export const forgetCopies = (): void => copies.clear();

/** What is kept of a record: "news/…". */
export const keptOf = (place: string) => copies.get(place)?.values;

/** Keeps working copies of one person, as the server does. */
export const copiesApi = [
  http.get("/api/working-copies", ({ request }) => {
    const { searchParams: query } = new URL(request.url);
    const asked = (copy: Copy) =>
      [query.get("resource") ?? copy.resource, query.get("id") ?? copy.id].join() === [copy.resource, copy.id].join();
    const found = [...copies.values()].filter(asked);
    return HttpResponse.json({ workingCopies: found.map((copy) => ({ ...copy, title: "", updatedAt })) });
  }),
  http.get("/api/working-copies/:resource/:key", ({ params }) => {
    const copy = copies.get(keyOf(params));
    return copy ? HttpResponse.json({ ...copy, title: "", updatedAt }) : notFound();
  }),
  http.put("/api/working-copies/:resource/:key", async ({ params, request }) => {
    const { values, base = null, baseVersion = null } = (await request.json()) as Partial<Copy>;
    const by = { id: staff.id, name: staff.name };
    const { resource, key: id } = params as Record<string, string>;
    copies.set(keyOf(params), {
      ...{ resource: `${resource}`, id: `${id}`, by },
      values: values ?? {},
      base,
      baseVersion,
    });
    return HttpResponse.json({ updatedAt, by });
  }),
  http.delete("/api/working-copies/:resource/:key", ({ params }) =>
    copies.delete(keyOf(params)) ? new HttpResponse(null, { status: 204 }) : notFound(),
  ),
];
