import { describe, expect, test } from "vitest";
import { draftWarning, effectOf, scheduleWords } from "./scheduleWords.ts";
import { momentOf, sayDistance, sayMoment, wallTimeOf } from "./times.ts";

const nine = "2026-05-04T02:00:00.000Z";
const at = Date.parse(nine);
const hour = 60 * 60 * 1000;
const iso = (time: number) => new Date(time).toISOString();

describe("times are those of Jakarta, whatever the browser's zone", () => {
  test("as inputs show and take them", () => {
    expect(wallTimeOf(nine)).toBe("2026-05-04T09:00");
    expect(momentOf("2026-05-04T09:00")).toBe(nine);
    expect(wallTimeOf("2026-12-31T17:30:00.000Z")).toBe("2027-01-01T00:30");
  });

  test.each(["", "0002-05-04T09:00", "2026-05-04T25:00", "later"])("%j is none", (text) => {
    expect(momentOf(text)).toBeNull();
  });

  test("as words", () => {
    expect(sayMoment(nine)).toBe("Monday 4 May 2026, 09:00 WIB");
  });
});

test.each([
  [72 * hour, "in 3 days"],
  // From nine in the morning to three in the night, two days later.
  [42 * hour, "in 2 days"],
  [25 * hour, "tomorrow"],
  [23 * hour, "in 23 hours"],
  [-26 * hour, "yesterday"],
  [90 * 60_000, "in 1 hour"],
  [5 * 60_000, "in 5 minutes"],
  [20_000, "in less than a minute"],
  [0, "just now"],
  [-59_000, "just now"],
  [-3 * hour, "3 hours ago"],
])("a moment %i ms away is %j", (distance, words) => {
  expect(sayDistance(iso(at + distance), at)).toBe(words);
});

const published = { status: "published", publishAt: null, unpublishAt: null } as const;

describe("a schedule is told in sentences", () => {
  test("of what is to come", () => {
    expect(scheduleWords({ ...published, publishAt: nine }, undefined, at - 72 * hour)).toEqual([
      "Goes live Monday 4 May 2026, 09:00 WIB, in 3 days",
    ]);
  });

  test("of a draft, whose times have no effect, as a warning", () => {
    const draft = { ...published, status: "draft", publishAt: nine, unpublishAt: iso(at + 24 * hour) } as const;
    expect(scheduleWords(draft, undefined, at - 72 * hour)).toEqual([]);
    expect(draftWarning(draft, at - 72 * hour)).toBe(
      "This is a draft: it will not be published on Monday 4 May 2026, 09:00 WIB.",
    );
    expect(draftWarning(draft, at + hour)).toBeNull();
    expect(draftWarning({ ...draft, status: "published" }, at - 72 * hour)).toBeNull();
  });

  test("of what ends, and of what has ended", () => {
    expect(scheduleWords({ ...published, unpublishAt: nine }, undefined, at - 48 * hour)).toEqual([
      "Ends Monday 4 May 2026, 09:00 WIB, in 2 days",
    ]);
    expect(scheduleWords({ ...published, unpublishAt: nine }, undefined, at + 2 * hour)).toEqual([
      "Ended Monday 4 May 2026, 09:00 WIB, 2 hours ago",
    ]);
  });

  test("not at all without a time, or when it has begun", () => {
    const begun = { ...published, publishAt: nine };
    expect(scheduleWords(published, undefined, at)).toEqual([]);
    expect(scheduleWords(begun, begun, at)).toEqual([]);
    expect(scheduleWords({ ...begun, publishAt: iso(at - hour) }, begun, at)).toEqual([]);
  });

  test("of a start that is set after it has passed", () => {
    const late = ["This time has passed: once published, it goes live at once."];
    const begun = { ...published, publishAt: nine };
    const draft = { ...begun, status: "draft" } as const;
    expect(scheduleWords(begun, undefined, at + hour)).toEqual(late);
    expect(scheduleWords(draft, { ...draft, publishAt: null }, at + hour)).toEqual(late);
    expect(scheduleWords(draft, { ...begun, publishAt: iso(at + 24 * hour) }, at + hour)).toEqual(late);
    expect(scheduleWords(draft, draft, at + hour)).toEqual([]);
    expect(scheduleWords({ ...begun, unpublishAt: iso(at) }, undefined, at + hour)).not.toEqual(late);
  });
});

test("what saving does is said for every way from one state to another", () => {
  const draft = { ...published, status: "draft" } as const;
  const later = { ...published, publishAt: iso(at + hour) };
  const over = { ...published, unpublishAt: iso(at - hour) };
  expect(effectOf(draft, undefined, at)).toBe("stays a draft");
  expect(effectOf(published, undefined, at)).toBe("goes live at once");
  expect(effectOf(published, draft, at)).toBe("goes live at once");
  expect(effectOf(published, published, at)).toBe("changes the live page");
  expect(effectOf(draft, published, at)).toBe("takes it off the website");
  expect(effectOf(later, draft, at)).toBe("goes live 4 May, 10:00");
  expect(effectOf(later, published, at)).toBe("hidden until 4 May, 10:00");
  expect(effectOf({ ...published, publishAt: "2027-05-04T02:00Z" }, draft, at)).toBe("goes live 4 May 2027, 09:00");
  expect(effectOf(over, published, at)).toBe("takes it off the website");
  expect(effectOf(over, over, at)).toBe("stays off the website");
});
