import { describe, expect, test } from "vitest";
import { isInOrder, type Publication, publicationState } from "./publication.ts";

const at = Date.UTC(2026, 4, 4, 2);
const [before, now, after] = [at - 1, at, at + 1].map((time) => new Date(time).toISOString()) as [
  string,
  string,
  string,
];

const states: readonly (readonly [Partial<Publication>, string])[] = [
  [{}, "published"],
  [{ publishAt: before }, "published"],
  [{ publishAt: now }, "published"],
  [{ publishAt: after }, "scheduled"],
  [{ unpublishAt: after }, "published"],
  [{ unpublishAt: now }, "ended"],
  [{ publishAt: before, unpublishAt: now }, "ended"],
  [{ publishAt: now, unpublishAt: after }, "published"],
  [{ publishAt: after, unpublishAt: before }, "ended"],
  [{ status: "draft", publishAt: before }, "draft"],
  [{ status: "draft", unpublishAt: before }, "draft"],
  [{ publishAt: new Date(at) }, "published"],
];

test.each(states)("%j is %s, to the millisecond", (given, state) => {
  const record: Publication = { status: "published", publishAt: null, unpublishAt: null, ...given };
  expect(publicationState(record, at)).toBe(state);
});

describe("two times", () => {
  test.each([
    [before, now, true],
    [now, now, false],
    [after, now, false],
    [null, now, true],
    [now, null, true],
    [new Date(at), new Date(at + 1), true],
  ])("%s and %s are in order: %s", (publishAt, unpublishAt, inOrder) => {
    expect(isInOrder({ publishAt, unpublishAt })).toBe(inOrder);
  });
});
