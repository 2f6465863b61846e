import type { Partner } from "@etalase/contracts/plain/partners.schema";
import type { MoveInput } from "@etalase/contracts/rules/content.schema";
import { HttpResponse, http } from "msw/http";
import { server } from "./server.ts";

/** Serves the partners page by page in their order, moves them, and records the requests. */
export function servePartners(partners: readonly Partner[]) {
  let ordered = [...partners];
  const lists: URLSearchParams[] = [];
  const moves: MoveInput[] = [];

  const list = (query: URLSearchParams) => {
    const isActive = query.get("isActive");
    const matching = ordered.filter((one) => isActive === null || String(one.isActive) === isActive);
    const [page, limit] = [Number(query.get("page")), Number(query.get("limit"))];
    const shown = matching.slice((page - 1) * limit, page * limit);
    return { partners: shown, total: matching.length, page, totalPages: Math.ceil(matching.length / limit) };
  };

  const move = ({ id, direction, order }: MoveInput) => {
    const from = ordered.findIndex((one) => one.id === id);
    const to = order ?? (direction === "up" ? from - 1 : from + 1);
    ordered = ordered
      .toSpliced(from, 1)
      .toSpliced(to, 0, ordered[from] as Partner)
      .map((one, order) => ({ ...one, order }));
    const [first, last] = [Math.min(from, to), Math.max(from, to)];
    return { partners: ordered.slice(first, last + 1).map(({ _id, order }) => ({ _id, order })) };
  };

  server.use(
    http.get("/api/partners", ({ request }) => {
      const query = new URL(request.url).searchParams;
      // The head of the list requests a single row, only for the number of active partners.
      if (query.get("limit") !== "1") lists.push(query);
      return HttpResponse.json(list(query));
    }),
    http.put("/api/partners/order", async ({ request }) => {
      const input = (await request.json()) as MoveInput;
      moves.push(input);
      return HttpResponse.json(move(input));
    }),
    http.get("/api/partners/:id", ({ params }) => {
      const found = ordered.find(({ id }) => id === params.id);
      return found ? HttpResponse.json(found) : HttpResponse.json({ message: "Not found" }, { status: 404 });
    }),
  );
  return { lists, moves };
}
