import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { delimiter, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

const running = new Map<ChildProcess, Promise<number>>();

type Options = Readonly<{ cwd?: string; env?: NodeJS.ProcessEnv; stdio?: SpawnOptions["stdio"] }>;

const exitCode = (child: ChildProcess) =>
  new Promise<number>((settle) => {
    child.once("error", (error) => {
      console.error(error.message);
      settle(127);
    });
    child.once("close", (code) => settle(code ?? 1));
  });

/**
 * Starts a command of the project in a process group of its own, so that a Ctrl-C reaches it only once, through
 * `endAll`. `ended` never rejects; it is 127 for a command that cannot be started, and 1 for one that a signal ended.
 */
export function start(
  command: string,
  args: readonly string[],
  { cwd = ".", env = {}, stdio = "inherit" }: Options = {},
) {
  const path = [resolve(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
  const child = spawn(command, args, {
    cwd: resolve(root, cwd),
    env: { ...process.env, PATH: path, ...env },
    stdio: stdio === "inherit" ? ["ignore", "inherit", "inherit"] : stdio,
    detached: true,
  });
  const ended = exitCode(child).finally(() => running.delete(child));
  running.set(child, ended);
  return { child, ended };
}

function signal(child: ChildProcess, name: NodeJS.Signals) {
  try {
    if (child.pid) process.kill(-child.pid, name);
  } catch (error) {
    // ESRCH: the process ended by itself in the meantime.
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

/** Ends all processes that `start` started, like Ctrl-C; kills those still running after 10 s. */
export async function endAll() {
  // Repeated, because the end of one process may start another.
  while (running.size) {
    for (const child of running.keys()) signal(child, "SIGINT");
    const timer = setTimeout(() => {
      for (const child of running.keys()) signal(child, "SIGKILL");
    }, 10_000);
    await Promise.all(running.values());
    clearTimeout(timer);
  }
}

/** Resolves to the exit code that a shell gives to a command ended by Ctrl-C or `kill`. */
export const interrupted = (): Promise<number> =>
  Promise.race([once(process, "SIGINT").then(() => 130), once(process, "SIGTERM").then(() => 143)]);
