// @ts-expect-error: the package has no types
import lodash from "lodash";
import { expect, test } from "vitest";
import { debounce, defaults, get, isEqual, merge, pick, set, union } from "./lodash.ts";

const record = { title: { en: "Coffee", id: "Kopi" }, tags: ["a", "b"], "a.b": 1, none: null, on: new Date(0) };

test.each(["title.en", "tags[1]", "tags.0", "a.b", "none.deeper", "missing", "", ["title", "id"]])(
  "finds %j like lodash",
  (path) => {
    expect(get(record, path, "else")).toBe(lodash.get(record, path, "else"));
    expect(get(undefined, path)).toBeUndefined();
  },
);

test.each(["title.en", "tags[1]", "gallery[0].url", "new.deep", "none.deeper"])("sets %j like lodash", (path) => {
  expect(set(structuredClone(record), path, 5)).toEqual(lodash.set(structuredClone(record), path, 5));
});

test("changes no prototype", () => {
  set({}, "__proto__.isChanged", true);
  set({}, "constructor.prototype.isChanged", true);
  merge({}, JSON.parse('{ "__proto__": { "isChanged": true } }'));
  expect("isChanged" in {}).toBe(false);
});

test.each([
  [record, structuredClone(record)],
  [record, { ...record, none: undefined }],
  [{ a: undefined }, {}],
  [
    [1, [2]],
    [1, [2]],
  ],
  [[1], { 0: 1 }],
  [Number.NaN, Number.NaN],
  [0, -0],
  [new Date(1), new Date(2)],
  [null, undefined],
])("compares %j with %j like lodash", (one, other) => {
  expect(isEqual(one, other)).toBe(lodash.isEqual(one, other));
});

test("merges, completes, picks and unites like lodash", () => {
  const parts = [record, { title: { en: "Tea" }, tags: ["c"], none: undefined, more: [{ x: 1 }] }];
  expect(merge({}, ...parts)).toEqual(lodash.merge({}, ...parts));
  expect(defaults({ none: 0 }, ...parts)).toEqual(lodash.defaults({ none: 0 }, ...parts));
  expect(pick(record, ["tags", "missing"])).toEqual(lodash.pick(record, ["tags", "missing"]));
  expect(union([1, 2], [2, 3])).toEqual(lodash.union([1, 2], [2, 3]));
});

test("calls once after the last call, and not when that was given up", async () => {
  const calls: number[] = [];
  const call = debounce((value: number) => void calls.push(value));
  call(1);
  call(2);
  await expect.poll(() => calls).toEqual([2]);
  call(3);
  call.cancel();
  await new Promise((done) => setTimeout(done));
  expect(calls).toEqual([2]);
});
