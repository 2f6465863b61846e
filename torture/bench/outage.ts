import { until } from "../topology/until.ts";
import { type Answer, type Client, type Staff, statusOf } from "./client.ts";
import { claimAnswers } from "./figures.ts";
import { sendTestimonial } from "./records.ts";
import type { Bench } from "./scenario.ts";

/** Half a second more than promised, for shared machines. */
const probeMs = 1_500;

/** Claims the same behaviour of a site in every kind of database outage; returns the measurements. */
export async function expectOutage(bench: Bench, client: Client, staff: Staff): Promise<string> {
  const { claim, claimTime } = bench;
  async function inTime(path: string, status: number): Promise<Answer | undefined> {
    const answer = await client.ask(path).catch(() => undefined);
    claim(answer?.status === status, `${path} answered ${answer?.status ?? "nothing"} instead of ${status}`);
    claimTime((answer?.ms ?? 0) <= probeMs, `${path} took ${Math.round(answer?.ms ?? 0)} ms`);
    return answer;
  }
  await until(async () => (await client.ask("/readyz")).status === 503, { what: "/readyz to say 503" });
  const ready = await inTime("/readyz", 503);
  const alive = await inTime("/healthz", 200);
  const page = await inTime("/", 200);
  // For a second after the database's last answer, a page still counts as fresh.
  const isStale = async () => (await client.ask("/")).headers["x-etalase-stale"] !== undefined;
  await until(isStale, { what: "the kept page to say that it may be old" });
  const reads = await Promise.all(Array.from({ length: 40 }, () => client.ask("/api/testimonials")));
  const write = await statusOf(sendTestimonial(staff, "Saat basis data pergi"));
  const slowest = Math.max(...reads.map(({ ms }) => ms));
  claimAnswers(bench, "calls", [...reads.map(({ status }) => status), write], 503);
  claimTime(slowest <= 2 * probeMs, `a read was refused only after ${Math.round(slowest)} ms`);
  const [readyMs, aliveMs, pageMs] = [ready, alive, page].map((answer) => Math.round(answer?.ms ?? 0));
  return `readyz ${readyMs} ms, healthz ${aliveMs} ms, kept page ${pageMs} ms, 40 reads refused within ${Math.round(slowest)} ms`;
}

/** Waits until writes succeed again. Returns the milliseconds it took. */
export const untilWhole = (staff: Staff) =>
  until(async () => (await statusOf(sendTestimonial(staff, `Pulih ${crypto.randomUUID()}`))) === 201, {
    what: "writes to be stored again",
  });
