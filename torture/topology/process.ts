import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";

type Command = Readonly<{
  /** The program and its arguments. */
  command: readonly string[];
  logFile: string;
  env?: Readonly<Record<string, string>>;
}>;

/** A server that can be killed, paused and restarted; its output goes to its log. */
export function createProcess({ command, logFile, env = {} }: Command) {
  const [program = "", ...args] = command;
  let child: ChildProcess | undefined;
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;

  async function end(signal: NodeJS.Signals) {
    if (!child || !isRunning()) return;
    const ended = once(child, "exit");
    child.kill("SIGCONT");
    child.kill(signal);
    const timer = setTimeout(() => child?.kill("SIGKILL"), 20_000);
    await ended;
    clearTimeout(timer);
  }

  return {
    logFile,
    isRunning,
    pid: () => child?.pid ?? 0,
    start() {
      const log = openSync(logFile, "a");
      child = spawn(program, args, {
        stdio: ["ignore", log, log],
        env: { ...process.env, OPENSSL_CONF: "/dev/null", ...env },
      });
      closeSync(log);
    },
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
    /** Stops all answers, while its ports still accept connections, as if its network were cut. */
    pause: () => child?.kill("SIGSTOP"),
    resume: () => child?.kill("SIGCONT"),
  };
}

export type Process = ReturnType<typeof createProcess>;
