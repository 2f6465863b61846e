import cluster, { type Worker } from "node:cluster";
import type { Logger } from "pino";
import { createGathering } from "./worker-metrics.ts";

/** Who has served for so long did not die of how it began. */
const steadyMs = 60_000;
/** How long a place stays empty: each time twice as long, where one dies soon after the other. */
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
 * Serves by so many processes, each of them this program again, which `cluster` tells that it is a worker. They share
 * nothing but the port: to each other they are instances like those of other machines.
 */
export function createWorkers({ count, log }: Readonly<{ count: number; log: Logger }>) {
  const gathering = createGathering();
  let isEnding = false;

  /** Puts another one in its place when it dies. `waitedMs` is how long that place was empty before. */
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
    /** Resolves to whether the site is served. Where the first worker fails, it has said why, and no other one is tried. */
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
    /** Passes the signal on, and waits until all have ended: the exit code tells where one failed at that. */
    async stop(signal: NodeJS.Signals): Promise<void> {
      isEnding = true;
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      for (const worker of workers) worker.process.kill(signal);
      await Promise.all(workers.map(isGone));
    },
  };
}
