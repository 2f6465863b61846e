import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { endAll, interrupted, start } from "./processes.ts";

const parts = [
  {
    name: "backend",
    // SIGINT, because on SIGTERM it waits until a balancer has noticed.
    command: [
      ...["node", "--watch-path=backend/src", "--watch-path=contracts/src", "--watch-kill-signal=SIGINT"],
      "backend/src/main.ts",
    ],
    // Requests come through the site's development server, which forwards those that it does not serve itself.
    env: { PORT: "8081", PUBLIC_URL: "http://localhost:8080", WORKERS: "1" },
  },
  { name: "site", command: ["node", "dev.ts"], cwd: "public-site", env: { PORT: "8080" } },
  { name: "dashboard", command: ["vite"], cwd: "backoffice" },
] as const;

const width = Math.max(...parts.map(({ name }) => name.length));

function print(name: string, stream: Readable | null) {
  if (!stream) return;
  createInterface({ input: stream }).on("line", (line) => console.log(`${name.padEnd(width)} | ${line}`));
}

async function run({ name, command: [file, ...args], ...options }: (typeof parts)[number]) {
  const { child, ended } = start(file, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  print(name, child.stdout);
  print(name, child.stderr);
  return { name, code: await ended };
}

const first = await Promise.race([interrupted(), ...parts.map(run)]);
if (typeof first === "object") console.error(`${first.name} ended, so everything ends.`);
await endAll();
process.exit(typeof first === "object" ? first.code || 1 : first);
