import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { stripVTControlCharacters } from "node:util";
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
    env: { PORT: "8081", PUBLIC_URL: "http://localhost:8080" },
  },
  { name: "site", command: ["node", "dev.ts"], cwd: "public-site", env: { PORT: "8080" } },
  { name: "dashboard", command: ["vite"], cwd: "backoffice" },
] as const;

/** Each part prints one of these lines when it is ready. */
const readyLines = [/Etalase runs on/, /Local: .*:8080/, /Local: .*:5173/];
const waited = new Set(readyLines);
const quietMs = 1500;
let quiet: NodeJS.Timeout | undefined;
let isSaid = false;

/** Says the address once all parts are ready and have printed the messages of their start. */
function sayAddress(line: string) {
  for (const ready of waited) if (ready.test(stripVTControlCharacters(line))) waited.delete(ready);
  if (isSaid || waited.size > 0) return;
  clearTimeout(quiet);
  quiet = setTimeout(() => {
    isSaid = true;
    console.log("\nEdit and see it at http://localhost:8080 (dashboard: http://localhost:8080/dashboard)");
  }, quietMs);
}

const width = Math.max(...parts.map(({ name }) => name.length));

function print(name: string, stream: Readable | null) {
  if (!stream) return;
  createInterface({ input: stream }).on("line", (line) => {
    console.log(`${name.padEnd(width)} | ${line}`);
    sayAddress(line);
  });
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
