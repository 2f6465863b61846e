import { PassThrough } from "node:stream";
import { type ToldLine, toldWorkType } from "@etalase/contracts/operating/told-work";
import type { Context } from "koa";
import { bug, refusalOf } from "./errors.ts";

/** How often is told how far it has come: more often than any proxy takes a silence for the end. */
const everyMs = 500;

/** `tell` takes how far the work has come; `isHeard` says whether anybody still waits for it. */
export type Telling<P> = Readonly<{ tell: (progress: P) => void; isHeard: () => boolean }>;

export const wantsToBeTold = (ctx: Context): boolean => ctx.get("Accept") === toldWorkType;

/**
 * Answers with lines of JSON while `work` goes on, which the last one ends: its result, or why there is none. The answer
 * begins with a 200 before either is known. Nobody who goes away stops the work.
 * @param begun how far it has come before it has told anything: a file may be read for a minute before
 */
export function toldWork<P, R>(ctx: Context, begun: P, work: (telling: Telling<P>) => Promise<R>): PassThrough {
  const lines = new PassThrough();
  const isHeard = () => lines.writable;
  const say = (line: ToldLine<P, R>) => {
    if (isHeard()) lines.write(`${JSON.stringify(line)}\n`);
  };
  let progress = begun;
  const timer = setInterval(() => say({ progress }), everyMs);
  const refuse = (error: unknown) => {
    const refusal = refusalOf(error);
    if (!refusal && isHeard()) ctx.state.log.error({ err: error }, "unexpected error");
    const { status, body } = refusal ?? bug;
    say({ refusal: { status, ...body } });
  };
  const tell = (one: P) => {
    if (progress === begun) say({ progress: one });
    progress = one;
  };
  work({ tell, isHeard })
    .then((result) => say({ result }), refuse)
    .finally(() => {
      clearInterval(timer);
      lines.end();
    });
  ctx.type = toldWorkType;
  ctx.set({ "Cache-Control": "no-store", "X-Accel-Buffering": "no" });
  // Whoever compresses waits for more.
  ctx.compress = false;
  return lines;
}
