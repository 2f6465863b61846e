import { expect, test } from "vitest";
import { changedByBoth, digestOf } from "./drafts.ts";

const long = (word: string) => `<p>${word.repeat(100_000)}</p>`;
const at = "2026-11-20T03:15:00.000Z";

test.each([
  ["in whole", (value: unknown) => value],
  ["by its digest", digestOf],
])("what both sides have changed is found where a long text before is known %s", (_, known) => {
  const draft = { at, values: { content: long("mine") }, base: { content: known(long("a")) } };
  expect(changedByBoth(draft, draft.values, { content: long("a") })).toEqual([]);
  expect(changedByBoth(draft, draft.values, { content: long("b") })).toEqual(["content"]);
});

test("a digest is short, and that of itself", () => {
  const digest = digestOf(long("a"));
  expect(String(digest).length).toBeLessThan(40);
  expect(digestOf(digest)).toBe(digest);
  expect(digestOf("As saved")).toBe("As saved");
});
