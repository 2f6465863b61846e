import { paths, servedPaths } from "@etalase/contracts/site/paths";
import type { Context, Middleware } from "koa";
import { DomainError } from "../domain/errors.ts";
import { addressOf } from "./address.ts";
import type { Limits } from "./limits.ts";
import { createPlaces } from "./places.ts";

type Needs = Readonly<{
  limits: Limits;
  /** How late the event loop is. */
  loopDelayMs: () => number;
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

/** Turns requests away while too many are at work, or while the process is late: first writes but orders, then reads. */
export function createOverload({ limits, loopDelayMs }: Needs) {
  const atWork = createPlaces({ total: limits.inFlight, perAddress: limits.inFlightPerAddress });
  const drawing = createPlaces({ total: limits.drawings, perAddress: limits.drawingsPerAddress });
  const shed = { late: 0, full: 0, drawings: 0 };
  const leave = new WeakMap<Context["req"], () => void>();

  function busy(reason: keyof typeof shed) {
    shed[reason] += 1;
    return new DomainError("busy", { retryAfter: 2 });
  }

  function admit(ctx: Context) {
    const bearableMs = isRead(ctx) ? limits.lateReadsMs : limits.lateWritesMs;
    const isLate = loopDelayMs() > bearableMs && !isLead(ctx);
    if (isLate || atWork.isFullFor(addressOf(ctx))) throw busy(isLate ? "late" : "full");
  }

  const enter = (ctx: Context) => leave.set(ctx.req, atWork.take(addressOf(ctx)));

  function exit({ req }: Context) {
    leave.get(req)?.();
    leave.delete(req);
  }

  /** Asks for a place again, without the one that the request may have. */
  function readmit(ctx: Context) {
    exit(ctx);
    admit(ctx);
    enter(ctx);
  }

  const middleware: Middleware = async (ctx, next) => {
    if (isFree(ctx)) return next();
    if (!isPage(ctx)) admit(ctx);
    enter(ctx);
    try {
      await next();
    } finally {
      exit(ctx);
    }
  };

  return {
    middleware,
    /** What is at work, and how many requests were turned away for which reason. */
    load: () => ({ atWork: atWork.held(), drawing: drawing.held(), shed }),
    /** Leaves the request's place to others while the client takes its time. @throws {DomainError} "busy" afterwards */
    async whileReading<T>(ctx: Context, read: () => Promise<T>): Promise<T> {
      exit(ctx);
      const body = await read();
      readmit(ctx);
      return body;
    },
    /** Draws a page that is not kept. @throws {DomainError} "busy" */
    async whileDrawing<T>(ctx: Context, draw: () => Promise<T>): Promise<T> {
      readmit(ctx);
      const address = addressOf(ctx);
      if (drawing.isFullFor(address)) throw busy("drawings");
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
