import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished } from "vitest";
import { bare, programFile } from "./bare.ts";

export async function listenSomewhere() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a string only for pipes
  const close = async () => {
    server.close();
    await once(server, "close");
  };
  return { port, close };
}

export async function freePort(): Promise<number> {
  const { port, close } = await listenSomewhere();
  await close();
  return port;
}

/** Runs the site as a separate program, with an empty folder; both are removed after the test. */
export function beginSite(port: number, variables: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "etalase-site-"));
  const child = spawn(process.execPath, [programFile("main")], {
    env: {
      ...bare,
      DATA_DIR: dataDir,
      DEMO: "0",
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit");
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => {
    said += part;
  });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await exited;
    rmSync(dataDir, { recursive: true });
  });
  return {
    child,
    dataDir,
    exited,
    complaints: text(child.stderr),
    said: () => said,
    /** Resolves once the output holds the text that many times. */
    says: (what: string, times = 1) => expect.poll(() => said.split(what).length - 1).toBe(times),
  };
}
