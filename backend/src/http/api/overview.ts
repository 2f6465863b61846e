import { parse } from "node:querystring";
import { setTimeout as after } from "node:timers/promises";
import { overviewPath, overviewReads } from "@etalase/contracts/statistics";
import * as z from "zod/mini";
import { parseQuery } from "./parse-call.ts";
import { type Route, route } from "./route.ts";

/** The longest wait for reads that take longer than all others together, as the funnel of a grown site may. */
const longestMs = 100;

/** Finds the route of a read, and parses its query. */
function partOf(address: string, routes: readonly Route[]) {
  const [path, query = ""] = address.split("?");
  const read = routes.find((one) => one.method === "GET" && one.path === path);
  if (!read) throw new Error(`No route reads ${path}`);
  const { response = z.unknown() } = read;
  return { address, path, read, query: parseQuery(read, parse(query)), schema: z.optional(response) };
}

/**
 * Answers the overview's reads in one call, each by its address, as its own route answers it. A read is absent if the
 * caller has no right to it, or if it failed or takes long: then the dashboard requests it by itself, and is told why.
 */
export function overviewRoute(routes: readonly Route[]): Route {
  const parts = overviewReads.map((address) => partOf(address, routes));
  return route.get(overviewPath, "staff", {
    response: z.strictObject(Object.fromEntries(parts.map(({ address, schema }) => [address, schema]))),
    async handle(call) {
      const answers: Record<string, unknown> = {};
      const answered = async ({ address, read, query }: (typeof parts)[number]) => {
        const answer = await read.handle({ ...call, query }).catch(() => undefined);
        if (answer) answers[address] = answer.body;
      };
      const isSuperadmin = call.by.user.role === "superadmin";
      const allowed = parts.filter(({ read }) => isSuperadmin || read.who !== "superadmin");
      const isSlow = ({ path }: (typeof parts)[number]) => path === "/api/dashboard/funnel";
      const slow = Promise.all(allowed.filter(isSlow).map(answered));
      await Promise.all(allowed.filter((part) => !isSlow(part)).map(answered));
      await Promise.race([slow, after(longestMs, undefined, { ref: false })]);
      return { body: { ...answers } };
    },
  });
}
