import { setTimeout } from "node:timers/promises";
import type { Staff } from "./client.ts";
import { articles, sendNews, sendTestimonial, testimonials } from "./records.ts";

const writersAtOnce = 6;
/** Milliseconds after which a refused writer tries again. */
const pauseMs = 20;

/**
 * Writers that save records, and sometimes a picture, until `stop`, and rest for some milliseconds after each; they
 * record the acknowledged writes.
 */
export function startWriters(staff: Staff, restMs = 0) {
  const acknowledged = new Set<string>();
  const sent = new Set<string>();
  const answers: (number | string)[] = [];
  let isOver = false;

  async function write(name: string, send: typeof sendTestimonial) {
    sent.add(name);
    try {
      const { status } = await send(staff, name);
      answers.push(status);
      if (status === 201) acknowledged.add(name);
      else await setTimeout(pauseMs);
    } catch {
      answers.push("no answer");
      await setTimeout(pauseMs);
    }
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
    acknowledged,
    sent,
    answers,
    /** Answers that no writer should ever get. */
    unexpected: () => answers.filter((answer) => typeof answer === "number" && ![201, 503].includes(answer)),
    async stop() {
      isOver = true;
      await over;
    },
  };
}

export type Writers = ReturnType<typeof startWriters>;

/** Compares the acknowledged writes with the stored records. */
export async function losses(staff: Staff, acknowledged: ReadonlySet<string>, sent: ReadonlySet<string>) {
  const rows = await Promise.all([testimonials(staff), articles(staff)]);
  const stored = new Set(rows.flat().map(({ name, title }) => String(name ?? title)));
  const inDoubt = [...stored].filter((name) => sent.has(name) && !acknowledged.has(name)).length;
  const lost = acknowledged.difference(stored).size;
  return { lost, inDoubt, words: lost ? `${lost} of ${acknowledged.size} acknowledged writes` : "nothing" };
}
