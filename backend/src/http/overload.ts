import { paths, servedPaths } from "@etalase/contracts/site/paths";
import type { Context, Middleware } from "koa";
import { addressOf } from "./address.ts";
import type { Limits } from "./limits.ts";
import { createPlaces } from "./places.ts";
import { turnedAway } from "./turned-away.ts";
import { createTurns } from "./turns.ts";

type Needs = Readonly<{
  limits: Limits;
  /** Milliseconds of a clock that never goes back. */
  elapsed: () => number;
}>;

const isBelow = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

/** Answered without work worth counting, whatever else goes on. */
const free = [servedPaths.health, servedPaths.readiness, servedPaths.media, "/assets", `${paths.dashboard}/assets`];
const isFree = ({ path }: Context) => free.some((place) => isBelow(path, place));

const isRead = ({ method }: Context) => method === "GET" || method === "HEAD";
const served = Object.values(servedPaths);

/** A page may be a kept one, which costs nothing; whether it is, only those who would draw it know. */
const isPage = (ctx: Context) => isRead(ctx) && !served.some((place) => isBelow(ctx.path, place));

/** The chat is open by then, and the browser tells of it once: turned away, the order would be lost. */
const isLead = ({ method, path }: Context) => method === "POST" && path === `${servedPaths.api}/leads`;

/**
 * Turns requests away for their number, never because the machine is slow: while too many are at work, or wait for
 * their turn. Few at a time are always served.
 */
export function createOverload({ limits, elapsed }: Needs) {
  const atWork = createPlaces({ total: limits.inFlight, perAddress: limits.inFlightPerAddress });
  const drawing = createPlaces({ total: limits.drawings, perAddress: limits.drawingsPerAddress });
  const turns = createTurns({ few: limits.waiting, patienceMs: limits.patienceMs, elapsed });
  const shed = { queue: 0, full: 0, drawings: 0 };
  const leave = new WeakMap<Context["req"], () => void>();

  function refusal(reason: keyof typeof shed) {
    shed[reason] += 1;
    return turnedAway();
  }

  function admit(ctx: Context) {
    const address = addressOf(ctx);
    if (isLead(ctx) ? atWork.isSpentBy(address) : atWork.isFullFor(address)) throw refusal("full");
    if (turns.isFull() && !isLead(ctx)) throw refusal("queue");
  }

  const enter = (ctx: Context) => leave.set(ctx.req, atWork.take(addressOf(ctx)));

  function exit({ req }: Context) {
    leave.get(req)?.();
    leave.delete(req);
  }

  /** Waits for the turn of a request that is admitted, in place of the place that it may have had. */
  function begin(ctx: Context) {
    exit(ctx);
    admit(ctx);
    enter(ctx);
    return turns.take();
  }

  const middleware: Middleware = async (ctx, next) => {
    if (isFree(ctx)) return next();
    try {
      if (isPage(ctx)) enter(ctx);
      else await begin(ctx);
      await next();
    } finally {
      exit(ctx);
    }
  };

  return {
    middleware,
    /** What is at work, and how many requests were turned away for which reason. */
    load: () => ({ atWork: atWork.held(), drawing: drawing.held(), shed }),
    /** Leaves the request's place to others while the client takes its time. @throws {HttpError} 503 afterwards */
    async whileReading<T>(ctx: Context, read: () => Promise<T>): Promise<T> {
      exit(ctx);
      const body = await read();
      await begin(ctx);
      return body;
    },
    /** Draws a page that is not kept. @throws {HttpError} 503 */
    async whileDrawing<T>(ctx: Context, draw: () => Promise<T>): Promise<T> {
      await begin(ctx);
      const address = addressOf(ctx);
      if (drawing.isFullFor(address)) throw refusal("drawings");
      const leaveDrawing = drawing.take(address);
      try {
        return await draw();
      } finally {
        leaveDrawing();
      }
    },
  };
}

export type Overload = ReturnType<typeof createOverload>;
