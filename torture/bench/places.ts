import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createClient, signIn } from "./client.ts";
import type { Bench } from "./scenario.ts";
import { newFolder, type Options, startSite, variablesOf } from "./site.ts";

const root = join(import.meta.dirname, "../..");

/** The data of a site. Without a database URL, it uses the file that the product creates by itself. */
export type Place = Readonly<{ databaseUrl: string | undefined; dataDir: string }>;

export const newPlace = async (bench: Bench): Promise<Place> => ({
  databaseUrl: await bench.newDatabase(),
  dataDir: await newFolder(bench),
});

/** Starts the site, and signs its superadmin in. */
export async function openPlace(bench: Bench, place: Place, options: Options = {}) {
  const site = await startSite(bench, { ...place, ...options });
  const client = createClient(site.origin);
  bench.later(client.close);
  return { site, client, staff: await signIn(client) };
}

export type Opened = Awaited<ReturnType<typeof openPlace>>;

type Ended = Readonly<{ code: number | null; out: string; err: string }>;

type StartedProgram = Readonly<{ child: ChildProcess; ended: Promise<Ended> }>;

/** Starts a built program of the backend on the site's data; it is killed when the scenario ends. */
export function beginProgram(
  { later }: Bench,
  place: Place,
  [name, ...args]: readonly [string, ...string[]],
  variables: Readonly<Record<string, string>> = {},
): StartedProgram {
  const child = spawn(process.execPath, [`backend/dist/programs/${name}.js`, ...args], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: "node_modules/.cache/node", ...variablesOf(place), ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  later(() => child.kill("SIGKILL"));
  const ended = Promise.all([once(child, "exit"), text(child.stdout), text(child.stderr)]);
  return { child, ended: ended.then(([[code], out, err]) => ({ code, out, err })) };
}

export const runProgram = (bench: Bench, place: Place, command: readonly [string, ...string[]]): Promise<Ended> =>
  beginProgram(bench, place, command).ended;

/** Returns the last line of a program's error output, which tells why it ended. */
export const lastLine = ({ err }: Pick<Ended, "err">): string => err.trimEnd().split("\n").at(-1) ?? "";
