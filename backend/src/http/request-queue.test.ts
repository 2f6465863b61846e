import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createRequestQueue } from "./request-queue.ts";

/** Turns of `turnMs` each, unless one is set to take longer. */
function turnsOf(turnMs: number) {
  let now = 0;
  const turns = createRequestQueue({ few: 3, queueMs: 100, elapsed: () => now });
  const begun: number[] = [];
  const ask = async (name: number, ms = turnMs) => {
    await turns.take();
    now += ms;
    begun.push(name);
  };
  return { turns, begun, ask };
}

test("requests begin in the order of their arrival, one in each turn of the loop", async () => {
  const { begun, ask } = turnsOf(1);
  const all = [1, 2, 3].map((name) => ask(name));
  expect(begun).toEqual([]);
  await setImmediate();
  expect(begun).toEqual([1]);
  await Promise.all(all);
  expect(begun).toEqual([1, 2, 3]);
  await ask(4);
  expect(begun).toEqual([1, 2, 3, 4]);
});

test("those with room of their own begin before all others, in their order", async () => {
  const { turns, begun, ask } = turnsOf(1);
  const others = [1, 2, 3].map((name) => ask(name));
  const first = [8, 9].map(async (name) => {
    await turns.take(true);
    begun.push(name);
  });
  await Promise.all([...others, ...first]);
  expect(begun).toEqual([8, 9, 1, 2, 3]);
});

test("a few may always wait, however long each turn takes", async () => {
  const { turns, ask } = turnsOf(60_000);
  for (let round = 0; round < 50; round += 1) {
    const two = [ask(1), ask(2)];
    expect(turns.isFull()).toBe(false);
    await Promise.all(two);
  }
});

test("more are too many when the process would not come to them in the time of the queue", async () => {
  const { turns, ask } = turnsOf(20);
  // The pace is the mean of many turns.
  await Promise.all(Array.from({ length: 100 }, (_, name) => ask(name)));
  const four = [1, 2, 3, 4].map((name) => ask(name));
  expect(turns.isFull()).toBe(false);
  const two = [5, 6].map((name) => ask(name));
  expect(turns.isFull()).toBe(true);
  await Promise.all([...four, ...two]);
  expect(turns.isFull()).toBe(false);
});

test("one long turn among quick ones fills nothing", async () => {
  const { turns, ask } = turnsOf(0);
  await Promise.all(Array.from({ length: 100 }, (_, name) => ask(name)));
  const long = ask(1, 300);
  const others = Array.from({ length: 7 }, (_, name) => ask(name));
  await long;
  await setImmediate();
  expect(turns.isFull()).toBe(false);
  await Promise.all(others);
});
