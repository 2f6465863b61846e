import { paths, servedPaths } from "@etalase/contracts/site/paths";
import type { Context, Middleware } from "koa";
import { addressOf } from "./address.ts";
import { createConcurrencyLimit } from "./concurrency-limit.ts";
import { serverBusy } from "./errors.ts";
import type { Limits } from "./limits.ts";
import { createRequestQueue } from "./request-queue.ts";

type Needs = Readonly<{
  limits: Limits;
  /** Milliseconds of a monotonic clock. */
  elapsed: () => number;
  /** Recognises a request of staff without a query; nobody else can fake one. */
  isStaff?: (ctx: Context) => boolean;
}>;

const isBelow = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

/** Paths that need hardly any work, and are answered under any load. */
const free = [servedPaths.health, servedPaths.readiness, servedPaths.media, "/assets", `${paths.dashboard}/assets`];
const isFree = ({ path }: Context) => free.some((place) => isBelow(path, place));

const isRead = ({ method }: Context) => method === "GET" || method === "HEAD";
const served = Object.values(servedPaths);

/** A page may come from the cache at no cost; only the code that would draw it knows. */
const isPage = (ctx: Context) => isRead(ctx) && !served.some((place) => isBelow(ctx.path, place));

/** The chat is open by then, and the browser reports the lead once: a refusal would lose the order. */
const isLead = ({ method, path }: Context) => method === "POST" && path === `${servedPaths.api}/leads`;

/** Counts the refused requests by reason. */
function createRefusals() {
  const shed = { queue: 0, full: 0, drawings: 0 };
  return {
    shed,
    refusal(reason: keyof typeof shed) {
      shed[reason] += 1;
      return serverBusy();
    },
  };
}

type Refusal = ReturnType<typeof createRefusals>["refusal"];

/** The slots of running requests, and the queue of waiting ones. */
function createAdmission({ limits, elapsed, isStaff = () => false }: Needs, refusal: Refusal) {
  const atWork = createConcurrencyLimit({ total: limits.inFlight, perAddress: limits.inFlightPerAddress });
  const ofStaff = createConcurrencyLimit({ total: limits.staffInFlight, perAddress: limits.staffInFlight });
  const turns = createRequestQueue({ few: limits.waiting, queueMs: limits.queueMs, elapsed });
  const leave = new WeakMap<Context["req"], () => void>();

  function admit(ctx: Context) {
    const address = addressOf(ctx);
    if (isLead(ctx) ? atWork.isSpentBy(address) : atWork.isFullFor(address)) throw refusal("full");
    if (turns.isFull() && !isLead(ctx)) throw refusal("queue");
  }

  const enter = (ctx: Context, places = atWork) => leave.set(ctx.req, places.take(addressOf(ctx)));

  function exit({ req }: Context) {
    leave.get(req)?.();
    leave.delete(req);
  }

  return {
    held: () => atWork.held() + ofStaff.held(),
    enter,
    exit,
    /**
     * Frees an admitted request's slot, and queues the request. Staff have slots and a queue of their own, which other
     * requests never fill.
     */
    begin(ctx: Context) {
      exit(ctx);
      const isFirst = isStaff(ctx) && !ofStaff.isFullFor(addressOf(ctx));
      if (!isFirst) admit(ctx);
      enter(ctx, isFirst ? ofStaff : atWork);
      return turns.take(isFirst);
    },
  };
}

/**
 * Sheds load by the number of requests, never because the machine is slow: when too many are running or queued. A few
 * at a time are always served.
 */
export function createOverload(needs: Needs) {
  const { limits } = needs;
  const { shed, refusal } = createRefusals();
  const { held, enter, exit, begin } = createAdmission(needs, refusal);
  const drawing = createConcurrencyLimit({ total: limits.drawings, perAddress: limits.drawingsPerAddress });

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
    /** The requests at work, and the number of refused ones by reason. */
    load: () => ({ atWork: held(), drawing: drawing.held(), shed }),
    /**
     * Frees the request's place while the client sends slowly. @throws {HttpError} 503 when there is no place
     * afterwards
     */
    async whileReading<T>(ctx: Context, read: () => Promise<T>): Promise<T> {
      exit(ctx);
      const body = await read();
      await begin(ctx);
      return body;
    },
    /** Draws a page that is not cached. @throws {HttpError} 503 */
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
