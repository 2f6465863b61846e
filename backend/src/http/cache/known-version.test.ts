import { expect, test } from "vitest";
import type { Edition } from "../../application/planning/edition.ts";
import { createKnownVersion } from "./known-version.ts";

const never = Number.POSITIVE_INFINITY;
const edition = (version: number): Edition => ({ name: String(version), changesAt: never, endsAt: never });

/** A database that answers when the test lets it. */
function startVersion() {
  const asked: PromiseWithResolvers<Edition>[] = [];
  const { known, patient } = createKnownVersion(
    () => {
      const answer = Promise.withResolvers<Edition>();
      asked.push(answer);
      return answer.promise;
    },
    () => new Date(5_000),
  );
  const answering = async (version: number) => {
    const answer = known();
    asked.at(-1)?.resolve(edition(version));
    return answer;
  };
  return { asked, known, patient, answering };
}

const busy = (of: Edition | undefined, heardAt: number) => ({
  isNewest: false,
  edition: of,
  heardAt,
  at: 5_000,
  error: expect.objectContaining({ kind: "busy" }),
});

const refused = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });

test("the version is asked for each time", async () => {
  const { answering, asked } = startVersion();
  expect(await answering(1)).toEqual({ isNewest: true, edition: edition(1), heardAt: 5_000, at: 5_000 });
  expect(await answering(2)).toEqual({ isNewest: true, edition: edition(2), heardAt: 5_000, at: 5_000 });
  expect(asked).toHaveLength(2);
});

test("when it cannot be had, it is the one last known, with the reason", async () => {
  const { answering, known, asked } = startVersion();
  const first = known();
  asked.at(-1)?.reject(refused);
  expect(await first).toEqual({ isNewest: false, edition: undefined, heardAt: 0, at: 5_000, error: refused });
  await answering(7);
  const next = known();
  asked.at(-1)?.reject(refused);
  expect(await next).toEqual({ isNewest: false, edition: edition(7), heardAt: 5_000, at: 5_000, error: refused });
  expect(await answering(8)).toEqual({ isNewest: true, edition: edition(8), heardAt: 5_000, at: 5_000 });
});

test("once it was slow, nobody asks until it has answered, and it is asked in the background", async () => {
  const { answering, known, asked } = startVersion();
  await answering(7);
  const slow = busy(edition(7), 5_000);
  expect(await known()).toEqual(slow);
  for (let more = 0; more < 50; more += 1) expect(await known()).toEqual(slow);
  expect(asked).toHaveLength(2);
  asked.at(-1)?.reject(refused);
  await expect.poll(() => asked.length).toBe(3);
  expect(await known()).toEqual(slow);
  asked.at(-1)?.resolve(edition(8));
  await expect
    .poll(async () => answering(9))
    .toEqual({ isNewest: true, edition: edition(9), heardAt: 5_000, at: 5_000 });
});

test("who waits longer gets the late answer, together with others", async () => {
  const { known, patient, asked } = startVersion();
  expect(await known()).toEqual(busy(undefined, 0));
  const callers = Promise.all([patient(), patient()]);
  expect(await known()).toEqual(busy(undefined, 0));
  for (const { resolve } of asked) resolve(edition(1));
  const newest = { isNewest: true, edition: edition(1), heardAt: 5_000, at: 5_000 };
  expect(await callers).toEqual([newest, newest]);
});

test("who comes to wait when the answer is there asks again", async () => {
  const { known, patient, asked } = startVersion();
  await known();
  const first = patient();
  asked.at(-1)?.resolve(edition(1));
  await first;
  const second = patient();
  asked.at(-1)?.resolve(edition(2));
  expect(await second).toMatchObject({ isNewest: true, edition: edition(2) });
});

test("the longer wait ends, and nobody waits from then on", async () => {
  const { known, patient, asked } = startVersion();
  await known();
  for (let more = 0; more < 50; more += 1) expect(await patient()).toEqual(busy(undefined, 0));
  expect(asked).toHaveLength(1);
});

test("who waits longer hears of an error as soon as it is there", async () => {
  const { known, patient, asked } = startVersion();
  await known();
  const answer = patient();
  asked.at(-1)?.reject(refused);
  expect(await answer).toMatchObject({ isNewest: false, error: refused });
});
