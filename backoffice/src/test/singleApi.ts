import { undoHeader } from "@etalase/contracts/history";
import { HttpResponse, http } from "msw/http";
import { dropCopyOf } from "./copiesApi.ts";
import { server } from "./server.ts";

type Sent<T> = Readonly<{ values: T; ifMatch: string | null }>;

/** Serves a kind of a single record like the API; records the writes. `change` is that of another editor. */
export function serveSingle<T extends object>(resource: string, stored: T) {
  let [values, version] = [stored, 1];
  const sent: Sent<T>[] = [];
  const change = (next: T) => {
    [values, version] = [next, version + 1];
  };
  server.use(
    http.get(`/api/${resource}`, () => HttpResponse.json({ ...values, version })),
    http.put(`/api/${resource}`, async ({ request }) => {
      const { version: _, ...next } = (await request.json()) as T & Readonly<{ version?: unknown }>;
      const ifMatch = request.headers.get("If-Match");
      sent.push({ values: next as unknown as T, ifMatch }); // without its version
      if (ifMatch !== `"${version}"`)
        return HttpResponse.json({ message: "Someone else has changed this record" }, { status: 412 });
      change(next as unknown as T);
      dropCopyOf(`${resource}/${resource}`);
      return HttpResponse.json({ ...values, version }, { headers: { [undoHeader]: "token" } });
    }),
  );
  return { sent, change };
}
