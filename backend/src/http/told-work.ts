import { PassThrough } from "node:stream";
import { type ToldLine, toldWorkType } from "@etalase/contracts/operating/told-work";
import type { Context } from "koa";
import { bug, refusalOf } from "./errors.ts";
import { inTheirLanguage } from "./refusal-language.ts";

/** Milliseconds between two progress lines: far less than the silence after which any proxy closes a connection. */
const everyMs = 500;

/** `tell` takes the progress of the work; `isHeard` tells whether the client still waits. */
export type Telling<P> = Readonly<{ tell: (progress: P) => void; isHeard: () => boolean }>;

/** Takes the progress of work for a client that does not ask for it. */
export const untold: Telling<unknown> = { tell: () => {}, isHeard: () => true };

export const wantsToBeTold = (ctx: Context): boolean => ctx.get("Accept") === toldWorkType;

/**
 * Answers with lines of JSON while `work` runs. The last line holds the result, or the reason why there is none. The
 * answer begins with a 200 before either is known. The work goes on when the client goes away.
 * @param begun the progress before the first report: reading a file may take a minute
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
    say({ refusal: { status, ...inTheirLanguage(ctx, body) } });
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
  // Compression would hold lines back until there are more.
  ctx.compress = false;
  return lines;
}
