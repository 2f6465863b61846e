import { PassThrough } from "node:stream";
import { type ProgressLine, progressStreamType } from "@etalase/contracts/progress-stream";
import type { Context } from "koa";
import { bug, refusalOf } from "./errors.ts";
import { saidBody, speakerFor } from "./language.ts";

/** Milliseconds between two progress lines: far less than the silence after which any proxy closes a connection. */
const everyMs = 500;

/** `isHeard` tells whether the client is still connected. */
export type Reporting<P> = Readonly<{ report: (progress: P) => void; isHeard: () => boolean }>;

/** Takes the progress of work for a client that does not ask for it. */
export const withoutProgress: Reporting<unknown> = { report: () => {}, isHeard: () => true };

export const wantsProgress = (ctx: Context): boolean => ctx.get("Accept") === progressStreamType;

/**
 * Streams lines of JSON while `work` runs. The last line holds the result or the refusal, since the 200 is sent before
 * either is known. The work continues when the client disconnects.
 * @param initialProgress the progress before the first report: reading a file may take a minute
 */
export function streamProgress<P, R>(
  ctx: Context,
  initialProgress: P,
  work: (reporting: Reporting<P>) => Promise<R>,
): PassThrough {
  const lines = new PassThrough();
  const isHeard = () => lines.writable;
  const say = (line: ProgressLine<P, R>) => {
    if (isHeard()) lines.write(`${JSON.stringify(line)}\n`);
  };
  let progress = initialProgress;
  const timer = setInterval(() => say({ progress }), everyMs);
  const refuse = (error: unknown) => {
    const refusal = refusalOf(error);
    if (!refusal && isHeard()) ctx.state.log.error({ err: error }, "unexpected error");
    const { status, body } = refusal ?? bug;
    say({ refusal: { status, ...saidBody(body, speakerFor(ctx)) } });
  };
  const report = (one: P) => {
    if (progress === initialProgress) say({ progress: one });
    progress = one;
  };
  work({ report, isHeard })
    .then((result) => say({ result }), refuse)
    .finally(() => {
      clearInterval(timer);
      lines.end();
    });
  ctx.type = progressStreamType;
  ctx.set({ "Cache-Control": "no-store", "X-Accel-Buffering": "no" });
  // Compression would hold lines back until there are more.
  ctx.compress = false;
  return lines;
}
