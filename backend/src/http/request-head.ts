import { serverMessages } from "@etalase/contracts/text/messages";
import type { Context, Middleware } from "koa";
import { HttpError } from "./errors.ts";
import type { Limits } from "./limits.ts";

const ends = { Connection: "close" };

/** Accepts any expectation of HTTP/1.0, where it has no meaning. */
const expectsOddly = ({ req }: Context) =>
  req.httpVersion !== "1.0" && (req.headers.expect ?? "100-continue").toLowerCase() !== "100-continue";

/** Refuses heads that are wrong for every route. */
export const requestHead =
  ({ headers: most }: Limits): Middleware =>
  async (ctx, next) => {
    const { req } = ctx;
    if (req.rawHeaders.length / 2 > most) throw new HttpError(431, serverMessages.headTooLarge, ends);
    const lacksHost = req.headers.host === undefined && req.httpVersion !== "1.0";
    if (lacksHost) throw new HttpError(400, serverMessages.malformedRequest, ends);
    if (expectsOddly(ctx)) throw new HttpError(417, serverMessages.expectationFailed);
    await next();
  };

/** The rest of an unread body is not awaited: the connection ends with the answer. */
export const unreadBody: Middleware = async (ctx, next) => {
  await next();
  if (!ctx.req.complete) ctx.set("Connection", "close");
};
