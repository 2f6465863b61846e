import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { limits } from "../../backend/src/http/limits.ts";
import { signIn, statusOf } from "../bench/client.ts";
import { claimAnswers, inMs, tally } from "../bench/figures.ts";
import { newPlace, openPlace } from "../bench/places.ts";
import { descriptorsAfter, descriptorsOf } from "../bench/process-state.ts";
import type { Scenario } from "../bench/scenario.ts";
import type { Site } from "../bench/site.ts";
import { until } from "../topology/until.ts";

/** Files that the product may have opened in the meantime. */
const allowance = 5;

const assets = join(import.meta.dirname, "../../backoffice/dist/assets");
const sizeOf = (name: string) => statSync(join(assets, name)).size;

/** The largest file, so that socket buffers cannot hold all of it. */
const [heaviest] = readdirSync(assets)
  .filter((name) => name.endsWith(".js"))
  .sort((one, other) => sizeOf(other) - sizeOf(one));

type Attack = Readonly<{
  what: string;
  count: number;
  /** The time by which the server has closed all connections. */
  withinMs: number;
  begin: (socket: Socket, host: string) => void;
}>;

/** Opens connections of clients that behave alike. */
async function openAll({ port }: Site, { count, begin }: Attack) {
  const heard: string[] = [];
  const sockets = Array.from({ length: count }, () => connect({ port, host: "127.0.0.1" }));
  for (const socket of sockets) {
    // A reset ends a connection, too.
    socket.on("error", () => {});
  }
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  for (const socket of sockets) {
    socket.on("data", (chunk) => heard.push(/^HTTP\/1\.1 (\d+)/.exec(chunk.toString("latin1"))?.[1] ?? "more"));
    begin(socket, `127.0.0.1:${port}`);
  }
  return { heard, close: () => sockets.map((socket) => socket.destroy()) };
}

const attacks: readonly Attack[] = [
  {
    what: "half-sent bodies",
    count: 300,
    withinMs: 20_000,
    begin: (socket, host) =>
      socket.write(
        `POST /api/auth/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"user`,
      ),
  },
  {
    what: "slow heads",
    count: 300,
    withinMs: 20_000,
    begin(socket, host) {
      socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\n`);
      const dripping = setInterval(() => socket.write("X: y\r\n"), 500);
      socket.once("close", () => clearInterval(dripping));
    },
  },
  {
    what: "clients that never read",
    count: 60,
    // Node restarts a connection's timeout when bytes were taken since the last check.
    withinMs: 2 * limits.stalledMs + 15_000,
    begin(socket, host) {
      socket.pause();
      socket.write(`GET /dashboard/assets/${heaviest} HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(30));
    },
  },
];

export const slowClients: Scenario = {
  name: "slow clients",
  databases: ["SQLite"],
  inShort: [],
  async run(bench) {
    const { claim } = bench;
    const { site, client } = await openPlace(bench, await newPlace(bench));
    await client.ask("/");
    await Promise.all(["/", "/api/testimonials", "/healthz"].map((path) => client.ask(path)));
    const before = descriptorsOf(site.pid);
    // Counted on the server: a client that never reads does not notice the end either.
    const open = () => descriptorsOf(site.pid) - before - allowance;
    const figures: string[] = [];
    const times: number[] = [];
    for (const attack of attacks) {
      const { what, count, withinMs } = attack;
      const crowd = await openAll(site, attack);
      bench.later(crowd.close);
      const visit = async () => {
        const answers = await Promise.all(["/", "/api/testimonials", "/healthz"].map((path) => client.ask(path)));
        times.push(...answers.map(({ ms }) => ms));
        claimAnswers(
          bench,
          `during ${what} visitors`,
          answers.map(({ status }) => status),
          200,
        );
        return open() <= 0;
      };
      const took = await until(visit, { what: `${what} to be closed`, withinMs }).catch(() => undefined);
      claim(took !== undefined, `${open()} descriptors of ${count} ${what} were open after ${withinMs / 1000} s`);
      figures.push(`${count} ${what}: closed in ${((took ?? withinMs) / 1000).toFixed(1)} s (${tally(crowd.heard)})`);
      crowd.close();
      claim((await statusOf(signIn(client).then(() => client.ask("/")))) === 200, `after ${what} nobody can sign in`);
    }
    const after = await descriptorsAfter({ pid: site.pid, before });
    claim(after.isFlat, `${after.count} descriptors, ${before} before`);
    return {
      did: attacks.map(({ count, what }) => `${count} ${what}`).join(", "),
      figures: `${figures.join("; ")}; visitors meanwhile ${inMs(times)}; descriptors ${before} -> ${after.count}`,
    };
  },
};
