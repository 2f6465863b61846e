import type { Worker } from "node:cluster";
import { type Metric, together, toldBy } from "../http/metrics/figures.ts";

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
        gone = together([gone, reported.last]);
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
      return { answering, metrics: together([gone, ...lasts, ...gauges]) };
    },
  };
}
