import { HttpResponse, http } from "msw/http";
import { server } from "./server.ts";

type Served<T> = Readonly<{
  resource: string;
  all: readonly T[];
  /** The field by which lists are filtered. */
  filter: keyof T & string;
  /** Answers writes when there is no record. */
  blank: T;
  fieldsOf: (form: Request) => Promise<unknown>;
}>;

/** Serves the records of a resource in one page, and records the writes: a form's fields, or JSON as sent. */
export function serveRecords<T extends Readonly<{ id: string }>>(served: Served<T>): unknown[] {
  const { resource, all, filter, blank, fieldsOf } = served;
  const path = `/api/${resource}`;
  const one = `${path}/:id`;
  const bodies: unknown[] = [];
  const collect = async ({ request }: { request: Request }) => {
    const isForm = request.headers.get("content-type")?.startsWith("multipart");
    bodies.push(isForm ? await fieldsOf(request) : await request.json());
    return HttpResponse.json(all[0] ?? blank);
  };
  server.use(
    http.get(path, ({ request }) => {
      const wanted = new URL(request.url).searchParams.get(filter);
      const list = all.filter((each) => !wanted || String(each[filter]) === wanted);
      return HttpResponse.json({ [resource]: list, total: list.length, page: 1, totalPages: 1 });
    }),
    http.get(one, ({ params }) => {
      const found = all.find(({ id }) => id === params.id);
      return found ? HttpResponse.json(found) : HttpResponse.json({ message: "Not found" }, { status: 404 });
    }),
    http.post(path, collect),
    http.put(one, collect),
  );
  return bodies;
}

type Answer = (sent: unknown) => Response | undefined;

/**
 * Records the writes to a path, each by its JSON, or by its address when it has no body. Answers without content, or as
 * given.
 */
export function recordWrites(
  method: "post" | "put" | "delete",
  path: string,
  answer: Answer = () => undefined,
): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    http[method](path, async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const text = await request.text();
      const sent: unknown = text ? JSON.parse(text) : decodeURIComponent(pathname + search);
      bodies.push(sent);
      return answer(sent) ?? new HttpResponse(null, { status: 204 });
    }),
  );
  return bodies;
}
