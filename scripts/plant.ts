/**
 * Plants faults in a scratch copy of the project, one after the other, and shows which tests catch each: after a change
 * of the test suite, no fewer must be caught. ONLY="promo cookie" picks faults by words of their ring, name or file,
 * LAYERS=unit or LAYERS=browser the tests. TEST_MYSQL_URL adds MySQL, CHROMIUM names the browser.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type PlaywrightReport, playwrightFailures, type VitestReport, vitestFailures } from "./counts.ts";
import { plantedFaults } from "./planted/all.ts";
import { copyProject } from "./planted/copy.ts";
import type { Fault } from "./planted/fault.ts";
import { endAll, interrupted, root, start } from "./processes.ts";

/** Twice the tests' own timeout: a test that is only slow has caught nothing. */
const timeout = "--timeout=120000";
const shownAtMost = 5;

const { ONLY = "", LAYERS = "unit browser" } = process.env;
const words = ONLY.toLowerCase().split(" ").filter(Boolean);

function chosen() {
  const textOf = ({ ring, name, file }: (typeof plantedFaults)[number]) => `${ring} ${name} ${file}`.toLowerCase();
  return plantedFaults.filter((fault) => words.length === 0 || words.some((word) => textOf(fault).includes(word)));
}

mkdirSync(join(root, "var"), { recursive: true });
const folder = mkdtempSync(join(root, "var/plant-"));
const copy = join(folder, "project");
const report = join(folder, "report.json");

/**
 * Runs a command of the copy's packages, and returns its report. The project's own Playwright would find no tests there,
 * since these register with the copy's. @throws when it leaves none
 */
async function reported<Report>(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  rmSync(report, { force: true });
  await start(join(copy, "node_modules/.bin", command), args, { cwd: copy, env, stdio: "ignore" }).ended;
  if (!existsSync(report)) throw new Error(`${command} ${args.join(" ")} left no report`);
  return JSON.parse(readFileSync(report, "utf8")) as Report; // as the runner documents it
}

async function unitFailures({ unit = [] }: Fault): Promise<readonly string[]> {
  if (unit.length === 0 || !LAYERS.includes("unit")) return [];
  const args = ["run", ...unit, "--reporter=json", `--outputFile=${report}`];
  return vitestFailures(await reported<VitestReport>("vitest", args)).map(({ line }) => line);
}

async function build() {
  // The installed packages are linked, and so are never outdated.
  const args = ["--silent", "-o", "node_modules/.package-lock.json", "build"];
  const code = await start("make", args, { cwd: copy, stdio: ["ignore", "ignore", "inherit"] }).ended;
  if (code !== 0) throw new Error("The fault does not build");
}

/** Starts the site of the copy's build, with demo content, once for all tests of a fault. */
async function startSite() {
  const { startApp } = (await import(`${copy}/e2e/app.ts`)) as typeof import("../e2e/app.ts"); // a copy of it
  return startApp();
}

async function browserFailures({ browser = [] }: Fault): Promise<readonly string[]> {
  if (browser.length === 0 || !LAYERS.includes("browser")) return [];
  await build();
  const site = await startSite();
  const failures: string[] = [];
  try {
    for (const [spec, title] of browser) {
      const args = ["test", "--config=e2e/playwright.config.ts", spec, "-g", title, "--reporter=json", timeout];
      const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_SITE: site.origin };
      const run = await reported<PlaywrightReport>("playwright", args, env);
      // Without a test, a fault would seem to be missed by the tests.
      if (run.stats.expected + run.stats.unexpected + run.stats.flaky === 0)
        throw new Error(`${spec} has no test “${title}”`);
      failures.push(...playwrightFailures(run, "SQLite").map(({ line }) => line));
    }
  } finally {
    await site.stop();
  }
  const inTests = failures.filter((line) => !line.startsWith("outside of the tests"));
  return inTests.map((line) => `e2e/${line.replace("SQLite: ", "")}`);
}

const layerOf = (failure: string) => {
  if (failure.startsWith("e2e/")) return "browser";
  if (/^(?:backoffice|public-site)\//.test(failure)) return "component";
  return /MySQL|\.mysql\.test/.test(failure) ? "MySQL" : "unit";
};

/** Returns the tests that fail with the fault, by layer, as their runner names them. */
async function caughtBy(fault: Fault) {
  const file = join(copy, fault.file);
  const source = readFileSync(file, "utf8");
  writeFileSync(
    file,
    source.replace(fault.text, () => fault.becomes),
  );
  try {
    const failures = [...(await unitFailures(fault)), ...(await browserFailures(fault))];
    return Object.groupBy(
      failures.map((line) => line.replace(`${copy}/`, "")),
      layerOf,
    );
  } finally {
    writeFileSync(file, source);
  }
}

const titleOf = (failure: string) => failure.split(": ")[0];

async function plantAll(): Promise<number> {
  copyProject(root, copy);
  const rows: string[] = [];
  let missed = 0;
  for (const { ring, ...fault } of chosen()) {
    const caught = Object.entries(await caughtBy(fault));
    if (caught.length === 0) missed += 1;
    console.log(`\n== ${fault.name}`);
    for (const [layer, failures = []] of caught)
      for (const line of failures.slice(0, shownAtMost)) console.log(`${layer}: ${line.slice(0, 300)}`);
    const tests = caught.map(
      ([layer, failures = []]) => `${layer} (${failures.length}): ${titleOf(failures[0] ?? "")}`,
    );
    rows.push(`| ${fault.name} | ${ring} | ${tests.join("; ") || "NOT CAUGHT"} |`);
  }
  console.log(`\n| fault | ring | caught by |\n| --- | --- | --- |\n${rows.join("\n")}`);
  console.log(`${rows.length - missed} of ${rows.length} caught`);
  return missed > 0 || rows.length === 0 ? 1 : 0;
}

const code = await Promise.race([plantAll(), interrupted()]);
await endAll();
rmSync(folder, { recursive: true, force: true });
process.exit(code);
