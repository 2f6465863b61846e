import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { SaxesParser } from "saxes";
import type { DialectName } from "../databases.ts";
import { type Call, oneOfEach, sequencesOf } from "./calls.ts";
import { type Answer, closeConnections, send } from "./client.ts";
import { type Description, type Operation, operationsOf } from "./operations.ts";
import { createWorld, type World } from "./world.ts";

type Options = Readonly<{
  dialect: DialectName;
  calls: number;
  seed: number;
  /** Runs in a batch; a smaller number still finds the failures of its seed. */
  runs?: number;
  onCall?: (done: number) => void;
}>;

export type Outcome = Readonly<{
  calls: number;
  /** The number of answers of each status. */
  statuses: ReadonlyMap<number, number>;
  /** The smallest case that breaks a rule, as text; null when there is none. */
  failure: string | null;
}>;

const callsInARun = 8;
/** Each batch has a seed of its own, which reproduces its failure quickly. */
const runsOfABatch = 20;
/** Logs and files grow, so everything starts anew after this many batches. */
const batchesOfAWorld = 100;

const shown = (call: Call) => {
  const { operation, ...rest } = call;
  return JSON.stringify({ operation: operation.name, ...rest });
};

/** Returns the rule that an answer breaks, or null. */
function problemOf(call: Call, { status, headers, body }: Answer): string | null {
  const { operation, method, caller } = call;
  if (status >= 500) return `answers ${status}: ${body}`;
  if (method !== operation.method) return null;
  if (caller === "nobody" && !operation.isOpen && status < 400) return `lets a stranger in with ${status}`;
  const type = String(headers["content-type"] ?? "").split(";")[0] ?? "";
  return operation.problemOf(status, type, body);
}

const changesNothing = ({ method }: Call, { status }: Answer) => status >= 400 || method === "GET";

/** Checks the public pages that any stored record could break for readers. */
async function readersProblem({ app }: World): Promise<string | null> {
  for (const path of ["/rss.xml", "/sitemap.xml"]) {
    const answer = await app.raw(path, { headers: [["Host", "localhost:8080"]] });
    if (answer.status !== 200) return `${path} answers ${answer.status}`;
    try {
      new SaxesParser().write(answer.text).close();
    } catch (error) {
      return `${path} is no XML: ${error}`;
    }
  }
  return null;
}

/** Reads of every list afterwards, by accounts that see all of it. */
const readsOf = (operations: readonly Operation[]): readonly Call[] =>
  operations
    .filter(({ method, path }) => method === "GET" && !path.includes("{") && !path.endsWith("openapi.json"))
    .map((operation) => ({
      operation,
      method: "GET",
      caller: "superadmin",
      params: [],
      query: [],
      headers: [],
      body: null,
    }));

/** Sends hostile calls by the API's own description, and checks that each answer keeps the rules. */
export async function fuzz({
  dialect,
  calls,
  seed,
  runs = runsOfABatch,
  onCall = () => undefined,
}: Options): Promise<Outcome> {
  let world = await createWorld(dialect);
  const description = (await (await world.app.fetch("/api/openapi.json")).json()) as Description;
  const operations = operationsOf(description);
  const reads = readsOf(operations);
  const statuses = new Map<number, number>();
  let done = 0;

  async function answerTo(call: Call) {
    done += 1;
    onCall(done);
    // Each call has another address, since limits for one address are not under test here.
    const from = `10.${(done >> 16) & 255}.${(done >> 8) & 255}.${done & 255}`;
    const answer = await send(world.app.port, call, from, world.tokenOf(call.caller), world.withIds);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const problem = problemOf(call, answer);
    if (problem) throw new Error(`${call.operation.name} ${problem}`);
    world.remember(call.operation.path, answer);
    return answer;
  }

  async function sendAll(sequence: readonly Call[]) {
    let stored = world.seed;
    for (const call of sequence) {
      const answer = await answerTo(call);
      const next = await world.snapshot();
      const changed = [...next.keys()].filter((table) => next.get(table) !== stored.get(table));
      if (changed.length > 0 && changesNothing(call, answer))
        throw new Error(`${call.operation.name} answers ${answer.status} and changes ${changed}`);
      stored = next;
    }
    if (isDeepStrictEqual(stored, world.seed)) return;
    for (const call of reads) await answerTo(call);
    const problem = await readersProblem(world);
    if (problem) throw new Error(problem);
  }

  async function run(sequence: readonly Call[]) {
    try {
      await sendAll(sequence);
    } finally {
      await world.restore(await world.snapshot());
    }
  }

  const rounds = [
    { property: fc.asyncProperty(oneOfEach(operations), run), numRuns: 1 },
    { property: fc.asyncProperty(sequencesOf(operations, callsInARun), run), numRuns: runs },
  ];

  async function failureOf(seed: number): Promise<string | null> {
    for (const { property, numRuns } of rounds) {
      const { failed, errorInstance, counterexample } = await fc.check(property, { seed, numRuns });
      if (failed) return `SEED=${seed} CALLS=1\n${errorInstance}\n${counterexample?.[0].map(shown).join("\n")}`;
    }
    return null;
  }

  try {
    for (let batch = 0; done < calls; batch += 1) {
      if (batch % batchesOfAWorld === batchesOfAWorld - 1) {
        await world.close();
        world = await createWorld(dialect);
      }
      const failure = await failureOf(seed + batch);
      if (failure) return { calls: done, statuses, failure };
    }
    return { calls: done, statuses, failure: null };
  } finally {
    closeConnections();
    await world.close();
  }
}
