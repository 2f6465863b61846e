import { parse } from "node:querystring";
import type { Get } from "@etalase/contracts/public-api";
import { DomainError } from "../../domain/errors.ts";
import type { Viewer } from "../../domain/user.ts";
import { parseQuery, refuseBadId } from "./parse-call.ts";
import { literalFirst, type Route } from "./route.ts";

type Params = Readonly<Record<string, string>>;

/** Turns "/api/news/:id" into a pattern with named groups. */
const patternOf = ({ path }: Route) => new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`);

const paramsOf = ({ groups = {} }: RegExpExecArray): Params =>
  Object.fromEntries(Object.entries(groups).map(([name, part]) => [name, decodeURIComponent(part)]));

/** Loads data for the server-rendered pages: the read routes answer without a request, as for the public. */
export function createOwnGet(routes: readonly Route[], viewer: Viewer = "public"): Get {
  const reads = literalFirst(routes).flatMap((route) =>
    route.read ? [{ route, read: route.read, pattern: patternOf(route) }] : [],
  );

  const answer = async (address: string): Promise<unknown> => {
    const [path = "", query = ""] = address.split("?");
    for (const { route, read, pattern } of reads) {
      const match = pattern.exec(path);
      if (!match) continue;
      const params = paramsOf(match);
      refuseBadId(params);
      const { body, location } = await read({
        params,
        id: params.id ?? "",
        query: parseQuery(route, parse(query)),
        viewer,
      });
      return location === undefined ? body : answer(location);
    }
    throw new Error(`No route reads ${path}`);
  };

  return async <T>(path: string) => {
    try {
      return (await answer(path)) as T; // a test compares the answers of all routes with their description
    } catch (error) {
      if (error instanceof DomainError && error.kind === "notFound") return null;
      throw error;
    }
  };
}
