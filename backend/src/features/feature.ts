import type { Get, PageRenderer } from "@etalase/contracts/public-api";
import type { Middleware } from "koa";
import type { Clock } from "../application/ports.ts";
import type { Runs } from "../application/runs.ts";
import type { Route } from "../http/api/route.ts";
import type { Sessions } from "../http/api/session.ts";
import type { WithBody } from "../http/body/body.ts";
import type { KnownVersion } from "../http/cache/known-version.ts";
import type { DeskDrawing } from "../http/desk/drawing.ts";
import type { Overload } from "../http/overload.ts";
import type { Fallback } from "../http/pages/fallback.ts";
import type { SiteContextOf } from "../http/pages/site-context.ts";

/** The parts of the HTTP side that calls of the API need. */
export type ApiNeeds = Readonly<{
  sessions: Sessions;
  publicUrl: string;
  /** Marks visitors, so that their addresses need not be stored. */
  visitorSecret: string;
  now: Clock;
  drawing: () => DeskDrawing;
}>;

/** The parts of the HTTP side that pages and documents need. The public site's own pages are in server.ts. */
export type PageNeeds = Readonly<{
  sessions: Sessions;
  knownVersion: KnownVersion;
  publicUrl: string;
  withBody: WithBody;
  site: SiteContextOf;
  /** Asks the API like a visitor. */
  get: Get;
  renderer: PageRenderer;
  drawing: DeskDrawing;
  whileDrawing: Overload["whileDrawing"];
  /** Answers about the settings, and about records, that are sent while the database is away. */
  fallbacks: Readonly<{ ofSite: Fallback; ofRecords: Fallback }>;
  /** The owner's own styles and scripts are served. */
  customCode: boolean;
}>;

/** Tidying steps by their names; each runs now and then. */
export type TidyingSteps = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * A part of the site, as services.ts, server.ts and background.ts read it. Its services are the use cases that other
 * parts may call.
 */
export type Feature = Readonly<{
  services: object;
  /** Calls of the API. */
  routes?: (needs: ApiNeeds) => readonly Route[];
  /** Pages and files; each passes requests for other addresses on. */
  pages?: (needs: PageNeeds) => readonly Middleware[];
  /** Work that no request starts. */
  tidying?: Readonly<{
    /** Each hour, even by a wrong clock. */
    hourly?: TidyingSteps;
    /** Each minute, even by a wrong clock. */
    minutely?: TidyingSteps;
    /** Steps that remove records whose time is over. They run each hour while the clock is right. */
    forgetting?: TidyingSteps;
    /** Like `forgetting`, and each minute too. */
    forgettingSoon?: TidyingSteps;
  }>;
  /** Queues that are worked off every few seconds, beside each other. */
  queues?: Readonly<Record<string, Pick<Runs, "run" | "stop">>>;
}>;

/** Joins objects whose keys must differ: a second one of the same name would replace the first silently. */
export function sumOf<T extends object>(parts: readonly T[]): T {
  const names = parts.flatMap((part) => Object.keys(part));
  const twice = names.filter((name, place) => names.indexOf(name) !== place);
  if (twice.length > 0) throw new Error(`Two features have something named ${twice.join(", ")}`);
  return Object.assign({}, ...parts);
}
