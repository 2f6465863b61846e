import { isRecordId } from "@etalase/contracts/text/text";
import { expect, test } from "vitest";
import { createIds } from "./ids.ts";

test("ids are record ids that ascend in time and never repeat", () => {
  let clock = Date.UTC(2026, 10, 21);
  const newId = createIds(() => new Date(clock));
  const ids = Array.from({ length: 300 }, () => {
    clock += 1000;
    return newId();
  });
  expect(ids.every(isRecordId)).toBe(true);
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(Array.from({ length: 1000 }, newId)).size).toBe(1000);
});

test("two instances never make the same id", () => {
  const now = () => new Date(Date.UTC(2026, 10, 21));
  const [one, two] = [createIds(now), createIds(now)];
  const ids = Array.from({ length: 100 }, () => [one(), two()]).flat();
  expect(new Set(ids).size).toBe(200);
});
