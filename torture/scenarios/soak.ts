import { setTimeout } from "node:timers/promises";
import { slopeOf, tally } from "../bench/figures.ts";
import { newPlace, openPlace } from "../bench/places.ts";
import { descriptorsOf, memoryOf } from "../bench/process-state.ts";
import type { Scenario } from "../bench/scenario.ts";
import { losses, startWriters } from "../bench/writers.ts";

/** Minutes in total, and those before memory is measured. */
const lengthOf = (minutes: number) => ({ minutes, warmUp: minutes / 3 });
const long = lengthOf(Number(process.env.MINUTES || 30));
const short = lengthOf(0.15);
const mostMBAMinute = 1;
/**
 * Long enough that the stored records, which take memory too, do not exceed an agency's usual number: with a save every
 * two seconds, six writers would leave three thousand testimonials in half an hour, all of them on the landing page.
 */
const restMs = 15_000;
const paths = ["/", "/berita", "/portfolio", "/api/news?page=1", "/api/testimonials", "/sitemap.xml", "/tidak-ada"];

export const soak: Scenario = {
  name: "soak",
  databases: ["SQLite", "MySQL"],
  inShort: ["SQLite"],
  async run(bench) {
    const { claim } = bench;
    const { minutes, warmUp } = bench.isShort ? short : long;
    const { site, client, staff } = await openPlace(bench, await newPlace(bench));
    const writers = startWriters(staff, bench.isShort ? 2_000 : restMs);
    const startedAt = performance.now();
    const passed = () => (performance.now() - startedAt) / 60_000;
    const memory: { x: number; y: number }[] = [];
    const descriptors: number[] = [];
    const odd: number[] = [];
    let reads = 0;
    while (passed() < minutes) {
      const answers = await Promise.all(paths.map((path) => client.ask(path)));
      reads += answers.length;
      odd.push(...answers.map(({ status }) => status).filter((status) => status >= 500 && status !== 503));
      if (passed() > warmUp) {
        memory.push({ x: passed(), y: memoryOf(site.pid) });
        descriptors.push(descriptorsOf(site.pid));
      }
      await setTimeout(bench.isShort ? 100 : 500);
    }
    await writers.stop();
    const { words } = await losses(bench, staff, writers);
    const slope = slopeOf(memory);
    const [first = 0, last = 0] = [descriptors[0], descriptors.at(-1)];
    claim(odd.length === 0, `answers: ${tally(odd)}`);
    claim(last <= first + 12, `${first} descriptors became ${last}`);
    // In a quarter of a minute the heap is still growing to its working size, which proves nothing.
    claim(bench.isShort || slope < mostMBAMinute, `memory grew by ${slope.toFixed(2)} MB a minute`);
    const growth = bench.isShort ? "" : `, ${slope.toFixed(2)} MB a minute after ${warmUp.toFixed(0)} minutes`;
    return {
      did: `${minutes} minutes of readers and 6 writers`,
      lost: words,
      figures: `${reads} reads, ${writers.acknowledged.size} writes; memory ${Math.round(memory[0]?.y ?? 0)} -> ${Math.round(memory.at(-1)?.y ?? 0)} MB${growth}; descriptors ${first} -> ${last}`,
    };
  },
};
