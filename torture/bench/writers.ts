import { setTimeout } from "node:timers/promises";
import { until } from "../topology/until.ts";
import { type Staff, statusOf } from "./client.ts";
import { tally } from "./figures.ts";
import { articles, sendNews, sendTestimonial, testimonials } from "./records.ts";
import type { Bench } from "./scenario.ts";

const writersAtOnce = 6;
/** Milliseconds after which a refused writer tries again. */
const pauseMs = 20;

/** The writes of a scenario, perhaps of many rounds: those that were sent, the acknowledged ones, and all answers. */
export const createLedger = () => ({
  acknowledged: new Set<string>(),
  sent: new Set<string>(),
  answers: [] as (number | string)[],
});

export type Ledger = ReturnType<typeof createLedger>;

/** Writers that save records, and sometimes a picture, until `stop`, and rest for some milliseconds after each. */
export function startWriters(staff: Staff, restMs = 0, ledger = createLedger()) {
  const { acknowledged, sent, answers } = ledger;
  let isOver = false;

  async function write(name: string, send: typeof sendTestimonial) {
    sent.add(name);
    const status = await statusOf(send(staff, name));
    answers.push(status);
    if (status === 201) acknowledged.add(name);
    else await setTimeout(pauseMs);
  }

  async function writer(number: number) {
    const send = number === 0 ? sendNews : sendTestimonial;
    for (let turn = 0; !isOver; turn += 1) {
      await write(`Penulis ${number} baris ${turn} ${crypto.randomUUID()}`, send);
      if (restMs > 0) await setTimeout(restMs);
    }
  }

  const over = Promise.all(Array.from({ length: writersAtOnce }, (_, number) => writer(number)));
  return {
    ...ledger,
    /** Waits until so many more writes were acknowledged. */
    async more(count: number) {
      const wanted = acknowledged.size + count;
      await until(() => acknowledged.size >= wanted, { what: "writes" });
    },
    async stop() {
      isOver = true;
      await over;
    },
  };
}

/** Claims that every acknowledged write is stored, and that no writer got an answer that none should ever get. */
export async function losses({ claim }: Bench, staff: Staff, { acknowledged, sent, answers }: Ledger) {
  const rows = await Promise.all([testimonials(staff), articles(staff)]);
  const stored = new Set(rows.flat().map(({ name, title }) => String(name ?? title)));
  const inDoubt = [...stored].filter((name) => sent.has(name) && !acknowledged.has(name)).length;
  const lost = acknowledged.difference(stored).size;
  const unexpected = answers.filter((answer) => typeof answer === "number" && ![201, 503].includes(answer));
  claim(lost === 0, `${lost} acknowledged writes are missing`);
  claim(unexpected.length === 0, `writers got ${tally(unexpected)}`);
  return { inDoubt, words: lost ? `${lost} of ${acknowledged.size} acknowledged writes` : "nothing" };
}
