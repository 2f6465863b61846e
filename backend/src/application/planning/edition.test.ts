import { expect, test } from "vitest";
import { createEditions } from "./edition.ts";

/**
 * A site whose version other instances raise, whose clocks the test moves, and whose database answers when the test
 * lets it.
 */
function startEditions() {
  const state = { version: 1, asked: 0, clock: 0, changesAt: null as Date | null, isHeld: false };
  let changedHere: () => void = () => {};
  let release = () => {};
  const editions = createEditions({
    siteState: {
      async contentVersion() {
        state.asked += 1;
        const { version } = state;
        if (state.isHeld)
          await new Promise<void>((resolve) => {
            release = resolve;
          });
        return version;
      },
      onContentChange(changed) {
        changedHere = changed;
      },
    },
    timetable: { nextChange: async () => ({ changesAt: state.changesAt, endsAt: null }) },
    now: () => new Date(state.clock),
    elapsed: () => state.clock,
  });
  const current = async () => (await editions.current()).name;
  const newest = async () => (await editions.newest()).name;
  const changeHere = () => {
    state.version += 1;
    changedHere();
  };
  return { state, current, newest, changeHere, atHand: () => editions.atHand()?.name, release: () => release() };
}

test("the database is asked at most four times a second, and by as many as wait together once", async () => {
  const { state, current } = startEditions();
  await Promise.all([current(), current(), current()]);
  state.clock = 249;
  await current();
  expect(state.asked).toBe(1);
  state.clock = 250;
  await current();
  expect(state.asked).toBe(2);
});

test("what another instance changed is known a quarter of a second later, and at hand within a second", async () => {
  const { state, current, atHand } = startEditions();
  await current();
  state.version = 2;
  state.clock = 250;
  expect(atHand()).toBe("1-Infinity");
  await expect.poll(atHand).toBe("2-Infinity");
  state.version = 3;
  state.isHeld = true;
  state.clock = 1_249;
  expect(atHand()).toBe("2-Infinity");
  state.clock = 1_250;
  expect(atHand()).toBeUndefined();
});

test("what another instance changed is known at once to whoever asks for the newest, and to all from then on", async () => {
  const { state, current, newest, atHand } = startEditions();
  await current();
  state.version = 2;
  expect(await current()).toBe("1-Infinity");
  expect(await newest()).toBe("2-Infinity");
  expect([await current(), atHand()]).toEqual(["2-Infinity", "2-Infinity"]);
});

test("an answer that comes late takes nothing back", async () => {
  const { state, current, newest, release } = startEditions();
  state.isHeld = true;
  const late = newest();
  state.isHeld = false;
  state.version = 2;
  state.clock = 1;
  await newest();
  release();
  expect(await late).toBe("1-Infinity");
  expect(await current()).toBe("2-Infinity");
});

test("what was changed here is known at once, whatever was asked before", async () => {
  const { state, current, changeHere, atHand, release } = startEditions();
  state.isHeld = true;
  const before = current();
  state.isHeld = false;
  changeHere();
  expect(atHand()).toBeUndefined();
  expect(await current()).toBe("2-Infinity");
  release();
  await before;
  expect(atHand()).toBe("2-Infinity");
});

test("what is planned makes another edition at its very moment", async () => {
  const { state, current, atHand } = startEditions();
  state.changesAt = new Date(100);
  expect(await current()).toBe("1-100");
  state.clock = 99;
  expect(atHand()).toBe("1-100");
  state.clock = 100;
  state.changesAt = null;
  expect(atHand()).toBeUndefined();
  expect(await current()).toBe("1-Infinity");
});
