import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { servedPaths } from "@etalase/contracts/site/paths";
import type { Logger } from "pino";
import type { Editions } from "../../application/planning/edition.ts";
import { type Encoding, encodingFor } from "../encoding.ts";
import type { Limits } from "../limits.ts";
import type { RequestCounts } from "../metrics/request-counts.ts";
import { type AnswerCache, type CachedAnswer, createCachedAnswer, type Remembered } from "./answer-cache.ts";
import { pageBody } from "./page-body.ts";

type Needs = Readonly<{
  publicUrl: string;
  limits: Limits;
  /** The name, without its prefix, of the cookie of browsers that get pages of their own. */
  staffMarker: string;
  /** The headers of every answer. */
  headers: Readonly<Record<string, string>>;
  editions: Pick<Editions, "atHand">;
  answerCache: AnswerCache;
  log: Logger;
  /** Absent when no metrics are wanted. */
  requests?: RequestCounts | undefined;
  /** Milliseconds of a monotonic clock. */
  elapsed: () => number;
}>;

const countedForMs = 60_000;
const maxAcceptances = 200;

/** Parsing what a client accepts costs more than everything else here, and few clients have a value of their own. */
function createEncodingOf() {
  const known = new Map<string, Encoding>();
  return (accepted: string): Encoding => {
    const before = known.get(accepted);
    if (before) return before;
    if (known.size >= maxAcceptances) known.clear();
    const encoding = encodingFor(accepted);
    known.set(accepted, encoding);
    return encoding;
  };
}

/** A repeated header could mean one thing to a proxy and another here. */
function isSaidOnce(rawHeaders: readonly string[], name: string): boolean {
  let times = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === name.length && rawHeaders[at]?.toLowerCase() === name) times += 1;
  return times === 1;
}

/** Headers that change a cached answer, or forbid one. */
const isSpecial = ({ headers }: IncomingMessage, staffMarker: string): boolean =>
  headers.authorization !== undefined ||
  headers["content-length"] !== undefined ||
  headers["transfer-encoding"] !== undefined ||
  headers.cookie?.includes(staffMarker) === true;

/** Logs counts: these requests are too many, and too similar, for a line each. */
function createCount({ log, elapsed }: Needs) {
  const counts = { answers: 0, unchanged: 0, since: elapsed() };
  return (status: number) => {
    counts.answers += 1;
    if (status === 304) counts.unchanged += 1;
    const { answers, unchanged, since } = counts;
    const ms = elapsed() - since;
    if (ms < countedForMs) return;
    log.info({ answers, unchanged, seconds: Math.round(ms / 1000) }, "kept answers");
    Object.assign(counts, { answers: 0, unchanged: 0, since: elapsed() });
  };
}

/** Finds the prepared answer to a request; undefined where there is none. */
function createLookup({ publicUrl, headers: common, editions, answerCache }: Needs) {
  const { host } = new URL(publicUrl);
  const encodingOf = createEncodingOf();
  const health = createCachedAnswer({
    body: pageBody(JSON.stringify({ status: "ok" })),
    headers: { ...common, "Cache-Control": "no-store", "Content-Type": "application/json; charset=utf-8" },
    isTagged: false,
  });
  const probe: Omit<Remembered, "find"> = { route: servedPaths.health };

  function keptFor({ find }: Remembered): CachedAnswer | undefined {
    const edition = editions.atHand();
    return edition && find(edition.name);
  }

  return ({ url = "", headers }: IncomingMessage) => {
    if (url === servedPaths.health) return { status: 200, from: probe, prepared: health.whole("identity") };
    if (headers.host !== host) return undefined;
    const from = answerCache.find(url);
    const answer = from && keptFor(from);
    if (!answer) return undefined;
    const named = headers["if-none-match"];
    if (named !== undefined) {
      const prepared = headers["cache-control"] === undefined ? answer.unchanged(named) : undefined;
      return prepared && { status: 304, from, prepared };
    }
    return { status: 200, from, prepared: answer.whole(encodingOf(headers["accept-encoding"]?.toString() ?? "")) };
  };
}

/**
 * Answers from the cache with prepared bytes, ahead of the app: one lookup, and no query. Any unusual request is left
 * to the app, which gives the same answer with more work.
 */
export function createFastPath(needs: Needs) {
  const { limits, staffMarker, requests } = needs;
  const answerFor = createLookup(needs);
  const count = createCount(needs);

  /** Returns whether the request was answered. */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, rawHeaders } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    if (rawHeaders.length / 2 > limits.headers || isSpecial(request, staffMarker) || !isSaidOnce(rawHeaders, "host"))
      return false;
    const begunAt = requests && performance.now();
    const { status = 0, from, prepared } = answerFor(request) ?? {};
    if (!from || !prepared) return false;
    const { head, bytes } = prepared;
    // Node has written the head before the next request is read.
    head[1] = randomUUID();
    response.writeHead(status, head);
    response.end(bytes);
    count(status);
    if (begunAt !== undefined) requests?.add(from.route, method, status, performance.now() - begunAt);
    return true;
  };
}
