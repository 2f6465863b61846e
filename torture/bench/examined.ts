import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { readConfig } from "../../backend/src/config/config.ts";
import { examine } from "../../backend/src/doctor/doctor.ts";
import { until } from "../topology/until.ts";
import { type Opened, openPlace, type Place } from "./places.ts";
import type { Bench } from "./scenario.ts";
import { variablesOf } from "./site.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Dates all files back two days, as if the site had been down, so that leftovers count as old. */
export async function age(dataDir: string) {
  const then = new Date(Date.now() - 2 * dayMs);
  for (const folder of ["uploads", "media", "share"]) {
    const names = await readdir(join(dataDir, folder), { recursive: true }).catch(() => []);
    for (const name of names) await utimes(join(dataDir, folder, name), then, then);
  }
}

/**
 * Returns the problems that `make doctor` finds, including the audit log and unreferenced files, except a small disk.
 */
async function problemsAt(place: Place): Promise<readonly string[]> {
  const findings = await examine(readConfig({ ...variablesOf(place), DEMO: "0" }));
  return findings
    .filter(({ kind, what }) => kind === "wrong" || /no record names|never finished/.test(what))
    .map(({ what }) => what)
    .filter((what) => !/ MB are free for /.test(what));
}

/**
 * Starts the site after an interruption, a day later: once the sweep has run, nothing may be wrong. The doctor checks
 * the database, the audit log, and that the files are exactly those that records name.
 */
export async function openSound(bench: Bench, place: Place, after: string): Promise<Opened> {
  await age(place.dataDir);
  const opened = await openPlace(bench, place);
  let problems: readonly string[] = [];
  const isSound = async () => {
    problems = await problemsAt(place);
    return problems.length === 0;
  };
  await until(isSound, { what: "nothing to be wrong", withinMs: 10_000 }).catch(() =>
    bench.claim(false, `after ${after}: ${problems.join("; ")}`),
  );
  return opened;
}
