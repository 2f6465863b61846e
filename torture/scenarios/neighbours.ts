import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { json } from "../bench/client.ts";
import { inMs, tally } from "../bench/figures.ts";
import { newPlace, openPlace } from "../bench/places.ts";
import { sendNews } from "../bench/records.ts";
import type { Scenario } from "../bench/scenario.ts";

const programs = 6;

/** Starts a program that uses a core without pause. */
const startBusyProgram = () => spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" });

async function end(program: ChildProcess) {
  const ended = once(program, "exit");
  program.kill("SIGKILL");
  await ended;
}

export const neighbours: Scenario = {
  name: "busy neighbours",
  databases: ["SQLite", "MySQL"],
  inShort: ["SQLite"],
  async run(bench) {
    const { claim } = bench;
    const saves = bench.isShort ? 20 : 200;
    const { staff } = await openPlace(bench, await newPlace(bench));
    const { _id: id }: { _id: string } = JSON.parse((await sendNews(staff, "Judul yang terus disunting")).text);
    const busy = Array.from({ length: programs }, startBusyProgram);
    bench.later(() => Promise.all(busy.map(end)));
    const answers = [];
    for (let save = 1; save <= saves; save += 1)
      answers.push(await staff.ask(`/api/news/${id}`, json({ title: `Judul yang terus disunting, ${save}` }, "PUT")));
    const refused = answers.filter(({ status }) => status !== 200).length;
    claim(refused === 0, `${refused} of ${saves} saves were refused`);
    return {
      did: `${saves} saves one after another beside ${programs} programs that never rest`,
      lost: refused ? `${refused} saves` : "nothing",
      figures: `${tally(answers.map(({ status }) => status))}; ${inMs(answers.map(({ ms }) => ms))}`,
    };
  },
};
