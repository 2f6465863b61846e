import { execFileSync } from "node:child_process";
import { Agent, get } from "node:http";
import { paths } from "@etalase/contracts/site/paths";
import { startApp } from "../e2e/app.ts";

/** How fast the built product answers, with demo content. The load comes from the same machine and takes its share. */
const seconds = 5;
const atOnce = 16;

type Case = Readonly<{ what: string; path: string; headers?: Readonly<Record<string, string>> }>;

// Staff get pages that are drawn for them alone; all else is as browsers ask for it.
const staff = { Cookie: "etalase_staff=1" };
const cases: readonly Case[] = [
  { what: "landing page, kept", path: "/" },
  { what: "landing page, drawn", path: "/", headers: staff },
  { what: "blog, kept", path: paths.blog },
  { what: "blog, drawn", path: paths.blog, headers: staff },
  { what: "blog, searched", path: `${paths.blog}?search=situs` },
  { what: "portfolio, kept", path: paths.portfolio },
  { what: "API, list of news", path: "/api/news?page=1&limit=9" },
  { what: "API, list of projects", path: "/api/portfolio?page=1&limit=9" },
];

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

/** Milliseconds until the whole answer is there. */
const time = (url: string, headers: Case["headers"]) =>
  new Promise<number>((resolve, reject) => {
    const begun = performance.now();
    get(url, { agent, headers: { "Accept-Encoding": "br, gzip", ...headers } }, (answer) => {
      answer.resume().once("end", () => resolve(performance.now() - begun));
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
    }).once("error", reject);
  });

/** Times of all answers, in order of their length. */
async function load(url: string, headers: Case["headers"], forSeconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + forSeconds * 1000;
  const visitor = async () => {
    while (performance.now() < end) times.push(await time(url, headers));
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return times.sort((one, other) => one - other);
}

const share = (times: readonly number[], part: number) => times[Math.floor(times.length * part)]?.toFixed(1) ?? "";

const memoryOf = (pid: number) => Math.round(Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)])) / 1024);

const row = (what: string, cells: readonly (string | number)[]) =>
  console.log(what.padEnd(24) + cells.map((cell) => String(cell).padStart(11)).join(""));

/** Milliseconds from a key in an article's title until the preview beside its form shows it, in order of their length. */
const previewTimes = (origin: string): number[] =>
  JSON.parse(execFileSync("node", ["e2e/preview-times.ts", origin], { encoding: "utf8" }));

const app = await startApp();
try {
  console.log(`${atOnce} at once, ${seconds} s each, after 1 s to warm up\n`);
  row("", ["answers/s", "p50 ms", "p99 ms", "memory MB"]);
  row("started", ["", "", "", memoryOf(app.pid)]);
  const preview = previewTimes(app.origin);
  row("preview, from key to page", ["", share(preview, 0.5), share(preview, 0.99), memoryOf(app.pid)]);
  for (const { what, path, headers } of cases) {
    await load(app.origin + path, headers, 1);
    const times = await load(app.origin + path, headers, seconds);
    row(what, [Math.round(times.length / seconds), share(times, 0.5), share(times, 0.99), memoryOf(app.pid)]);
  }
} finally {
  agent.destroy();
  await app.stop();
}
