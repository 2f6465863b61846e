import { serverMessages } from "@etalase/contracts/text/messages";
import { Router } from "@koa/router";
import type { Context, Middleware } from "koa";
import { DomainError } from "../../domain/errors.ts";
import { HttpError } from "../errors.ts";
import { type AnswerNeeds, answer } from "./answer.ts";
import { literalFirst, type Route } from "./route.ts";

/** Mounts all routes of the API: literal paths before those with parameters, 405 for a known path, 404 for the rest. */
export function mountRoutes(routes: readonly Route[], needs: AnswerNeeds): Middleware {
  const router = new Router({ sensitive: true, strict: true });
  const paths = [...new Set(literalFirst(routes).map(({ path }) => path))];
  for (const path of paths) {
    const byMethod = new Map<string, Route>(routes.filter((one) => one.path === path).map((one) => [one.method, one]));
    const allowed = [...byMethod.keys()].flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    router.all(path, async (context: Context) => {
      context.state.route = path;
      const method = context.method === "HEAD" ? "GET" : context.method;
      const found = byMethod.get(method);
      if (!found) throw new HttpError(405, serverMessages.methodNotAllowed, { Allow: allowed.join(", ") });
      await answer(needs, found, context);
    });
  }
  router.all(/^\/api(?:\/|$)/, () => {
    throw new DomainError("notFound");
  });
  // The router hands its own context to the routes; to the app it is a middleware like any other.
  return router.routes() as unknown as Middleware;
}
