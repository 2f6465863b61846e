import { expect, test } from "vitest";
import { keptAwhile } from "./funnel.ts";

function reader() {
  let clock = 0;
  let reads = 0;
  let end: (error?: Error) => void = () => {};
  const get = keptAwhile({ elapsed: () => clock, times: 20, maxMs: 60_000 }, async (query: string) => {
    reads += 1;
    const mine = reads;
    await new Promise<void>((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve());
    });
    return `${query} ${mine}`;
  });
  /** Queries, and lets the read take that long. */
  const ask = async (query: string, tookMs: number, error?: Error) => {
    const answer = get(query);
    clock += tookMs;
    end(error);
    return answer;
  };
  return {
    get,
    ask,
    pass: (ms: number) => {
      clock += ms;
    },
  };
}

test("an answer is kept for twenty times as long as it took", async () => {
  const { get, ask, pass } = reader();
  expect(await ask("1y", 100)).toBe("1y 1");
  pass(1_999);
  expect(await get("1y")).toBe("1y 1");
  pass(1);
  expect(await ask("1y", 0)).toBe("1y 2");
});

test("one that cost nothing is read anew, and none is kept for longer than a minute", async () => {
  const { get, ask, pass } = reader();
  await ask("1y", 0);
  expect(await ask("1y", 10_000)).toBe("1y 2");
  pass(59_999);
  expect(await get("1y")).toBe("1y 2");
  pass(1);
  expect(await ask("1y", 0)).toBe("1y 3");
});

test("whoever asks meanwhile waits for the same, but not for another's", async () => {
  const { get, ask } = reader();
  const first = get("1y");
  expect(await ask("1y", 500)).toBe("1y 1");
  expect(await first).toBe("1y 1");
  expect(await ask("30d", 0)).toBe("30d 2");
});

test("a read that failed is tried again", async () => {
  const { ask } = reader();
  await expect(ask("1y", 500, new Error("away"))).rejects.toThrow("away");
  expect(await ask("1y", 0)).toBe("1y 2");
});
