import { expect, it } from "vitest";
import { createTurnstile } from "./turnstile.ts";

/** Work that ends when the test says so. */
const workload = (pass: ReturnType<typeof createTurnstile>["pass"]) => {
  const started: number[] = [];
  const ends = new Map<number, PromiseWithResolvers<void>>();
  return {
    started,
    run: (id: number) =>
      pass(() => {
        started.push(id);
        const end = Promise.withResolvers<void>();
        ends.set(id, end);
        return end.promise;
      }),
    end: (id: number) => ends.get(id),
  };
};

it("runs so many at once, the others in their order, and refuses whoever comes after", async () => {
  const { started, run, end } = workload(createTurnstile({ atOnce: 2, waiting: 2, retryAfter: 7 }).pass);
  const runs = [1, 2, 3, 4].map(run);
  await expect(run(5)).rejects.toMatchObject({ kind: "busy", retryAfter: 7 });
  expect(started).toEqual([1, 2]);

  end(2)?.resolve();
  await runs[1];
  await expect.poll(() => started).toEqual([1, 2, 3]);

  end(1)?.reject(new Error("failed work frees its place too"));
  await expect(runs[0]).rejects.toThrow();
  await expect.poll(() => started).toEqual([1, 2, 3, 4]);

  end(3)?.resolve();
  end(4)?.resolve();
  await Promise.all([runs[2], runs[3]]);
  const after = run(6);
  expect(started.at(-1)).toBe(4);
  await expect.poll(() => started.at(-1)).toBe(6);
  end(6)?.resolve();
  await after;
});
