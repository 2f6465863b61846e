import cluster, { type Worker } from "node:cluster";
import type { Logger } from "pino";
import { createGathering } from "./worker-metrics.ts";

/** A worker that has served this long did not die because of its start. */
const steadyMs = 60_000;
/** Milliseconds that a place stays empty: the time doubles when workers die soon after each other. */
const emptyMs = { least: 100, most: 30_000 };

const isListening = (worker: Worker) =>
  new Promise<boolean>((resolve) => {
    worker.once("listening", () => resolve(true));
    worker.once("exit", () => resolve(false));
  });

const isGone = (worker: Worker) =>
  new Promise<void>((resolve) => {
    if (worker.isDead()) resolve();
    else worker.once("exit", () => resolve());
  });

/**
 * Serves with `count` processes, each of which is this program again, as a worker of `cluster`. They share nothing but
 * the port: to each other they are like instances on other machines.
 */
export function createWorkers({ count, log }: Readonly<{ count: number; log: Logger }>) {
  const gathering = createGathering();
  let isEnding = false;

  /** Replaces a worker when it dies. `waitedMs` is how long the place was empty before. */
  function keep(worker: Worker, place: number, waitedMs = 0) {
    const keptSince = performance.now();
    gathering.add(worker, place);
    worker.once("exit", (code, signal) => {
      if (isEnding) {
        if (code) process.exitCode = 1;
        return;
      }
      const isSteady = performance.now() - keptSince >= steadyMs;
      const waitMs = isSteady ? emptyMs.least : Math.min(Math.max(emptyMs.least, 2 * waitedMs), emptyMs.most);
      log.error({ code, signal, waitMs }, "a worker died; another one takes its place");
      setTimeout(() => {
        if (!isEnding) keep(cluster.fork(), place, waitMs);
      }, waitMs);
    });
    return worker;
  }

  return {
    metrics: gathering.metrics,
    /**
     * Resolves to whether the site is served. When the first worker fails, it has printed the reason, and no other is
     * tried.
     */
    async start(): Promise<boolean> {
      const first = cluster.fork();
      if (!(await isListening(first))) {
        const { signalCode: signal } = first.process;
        if (signal && !isEnding) log.error({ signal }, "the first worker was killed before it served");
        return isEnding;
      }
      keep(first, 1);
      const others = Array.from({ length: isEnding ? 0 : count - 1 }, (_, at) => keep(cluster.fork(), at + 2));
      await Promise.all(others.map(isListening));
      return true;
    },
    /** Passes the signal on, and waits until all workers have ended: the exit code shows whether one failed. */
    async stop(signal: NodeJS.Signals): Promise<void> {
      isEnding = true;
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      for (const worker of workers) worker.process.kill(signal);
      await Promise.all(workers.map(isGone));
    },
  };
}
