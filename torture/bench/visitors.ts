import { setTimeout } from "node:timers/promises";
import type { Client, Staff } from "./client.ts";
import { sendNews } from "./records.ts";

const restMs = 25;

/** Requests page after page until `stop`; records each answer that is not a page. */
export async function startVisitor(client: Client, staff: Staff) {
  const { slug }: { slug: string } = JSON.parse((await sendNews(staff, "Kabar pertama")).text);
  const pages = ["/", "/berita", `/berita/${slug}`];
  // Twice as often as there are instances, so that each instance caches each page.
  for (let turn = 0; turn < 4; turn += 1) for (const page of pages) await client.ask(page);
  const failed: string[] = [];
  const times: number[] = [];
  let stale = 0;
  let isOver = false;
  async function read() {
    for (let turn = 0; !isOver; turn += 1) {
      const page = pages[turn % pages.length] ?? "/";
      try {
        const { status, ms, headers } = await client.ask(page, { timeoutMs: 10_000 });
        times.push(ms);
        if (headers["x-etalase-stale"] !== undefined) stale += 1;
        if (status !== 200) failed.push(`${page} ${status}`);
      } catch (error) {
        failed.push(`${page} ${error instanceof Error ? error.message : error}`);
      }
      await setTimeout(restMs);
    }
  }
  const over = read();
  return {
    failed,
    times,
    stale: () => stale,
    async stop() {
      isOver = true;
      await over;
    },
  };
}
