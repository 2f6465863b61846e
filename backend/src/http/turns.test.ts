import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

/** Turns of `turnMs` each. */
function turnsOf(turnMs: number) {
  let now = 0;
  const turns = createTurns({ few: 3, patienceMs: 100, elapsed: () => now });
  const begun: number[] = [];
  const ask = async (name: number) => {
    await turns.take();
    now += turnMs;
    begun.push(name);
  };
  return { turns, begun, ask };
}

test("requests begin in the order of their arrival, one in each turn of the loop", async () => {
  const { turns, begun, ask } = turnsOf(1);
  const all = [1, 2, 3].map(ask);
  expect(begun).toEqual([]);
  await setImmediate();
  expect(begun).toEqual([1]);
  expect(turns.waiting()).toBe(2);
  await Promise.all(all);
  expect(begun).toEqual([1, 2, 3]);
  await ask(4);
  expect(begun).toEqual([1, 2, 3, 4]);
});

test("a few may always wait, however long each turn takes", async () => {
  const { turns, ask } = turnsOf(60_000);
  for (let round = 0; round < 50; round += 1) {
    const two = [ask(1), ask(2)];
    expect(turns.isFull()).toBe(false);
    await Promise.all(two);
  }
});

test("more are too many when the process would not come to them in its patience", async () => {
  const { turns, ask } = turnsOf(20);
  // The pace is that of many turns.
  await Promise.all(Array.from({ length: 100 }, (_, name) => ask(name)));
  const four = [1, 2, 3, 4].map(ask);
  expect(turns.isFull()).toBe(false);
  const six = [5, 6].map(ask);
  expect(turns.isFull()).toBe(true);
  await Promise.all([...four, ...six]);
  expect(turns.isFull()).toBe(false);
});

test("one long turn among quick ones fills nothing", async () => {
  const { turns, ask } = turnsOf(0);
  await Promise.all(Array.from({ length: 100 }, (_, name) => ask(name)));
  const slow = turnsOf(300);
  await slow.ask(1);
  const many = Array.from({ length: 6 }, (_, name) => slow.ask(name));
  expect(slow.turns.isFull()).toBe(false);
  expect(turns.isFull()).toBe(false);
  await Promise.all(many);
});
