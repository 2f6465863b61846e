import cluster, { type Worker } from "node:cluster";
import type { Logger } from "pino";
import { addUp, type Metric, toldBy } from "../http/metrics/figures.ts";

/** A worker that answers later is left out, except for its earlier counts. */
const timeoutMs = 1_000;

type Question = Readonly<{ metricsWanted: number }>;
type Answer = Readonly<{ metricsOf: number; metrics: readonly Metric[] }>;

const isQuestion = (message: unknown): message is Question => "metricsWanted" in Object(message);
const isAnswer = (message: unknown): message is Answer => "metricsOf" in Object(message);

/** Answers the primary process, which asks for this worker's metrics. */
export function tellMetrics(metrics: () => readonly Metric[]): void {
  process.on("message", (message: unknown) => {
    if (!isQuestion(message)) return;
    const answer: Answer = { metricsOf: message.metricsWanted, metrics: metrics() };
    // The primary may have ended meanwhile, which ends this process too.
    process.send?.(answer, undefined, undefined, () => {});
  });
}

function ask(worker: Worker, question: number): Promise<readonly Metric[] | null> {
  const { promise, resolve } = Promise.withResolvers<readonly Metric[] | null>();
  const hear = (message: unknown) => {
    if (isAnswer(message) && message.metricsOf === question) resolve(message.metrics);
  };
  const giveUp = () => resolve(null);
  const timer = setTimeout(giveUp, timeoutMs);
  worker.on("message", hear);
  worker.once("exit", giveUp);
  worker.send({ metricsWanted: question } satisfies Question, (error) => error && giveUp());
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off("message", hear);
    worker.off("exit", giveUp);
  });
}

/** Collects the metrics of the workers. The last counts of a dead worker are still included, so that no sum falls. */
export function createGathering() {
  const serving = new Map<Worker, { place: number; last: readonly Metric[] }>();
  let gone: readonly Metric[] = [];
  let questions = 0;

  return {
    /** `place` identifies the worker among the others; its replacement has the same one. */
    add(worker: Worker, place: number) {
      const reported = { place, last: [] as readonly Metric[] };
      serving.set(worker, reported);
      worker.once("exit", () => {
        serving.delete(worker);
        gone = addUp([gone, reported.last]);
      });
    },
    async metrics(): Promise<Readonly<{ answering: number; metrics: readonly Metric[] }>> {
      questions += 1;
      const question = questions;
      let answering = 0;
      const gauges = await Promise.all(
        Array.from(serving, async ([worker, reported]) => {
          const metrics = await ask(worker, question);
          if (!metrics) return [];
          answering += 1;
          reported.last = metrics.filter(({ type }) => type !== "gauge");
          const gauges = metrics.filter(({ type }) => type === "gauge");
          return toldBy(`worker ${reported.place}`, gauges);
        }),
      );
      // Only serving workers: the counts of the others are in `gone`.
      const lasts = Array.from(serving.values(), ({ last }) => last);
      return { answering, metrics: addUp([gone, ...lasts, ...gauges]) };
    },
  };
}

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
