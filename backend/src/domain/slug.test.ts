import { describe, expect, test } from "vitest";
import { followsBase, freeSlug, slugFromTitle } from "./slug.ts";

describe("a slug", () => {
  test("follows its title and leaves room for a number", () => {
    expect(slugFromTitle("Lima Ide: Promosi é!", "artikel")).toBe("lima-ide-promosi-e");
    expect(slugFromTitle("a".repeat(200), "artikel").length).toBeLessThan(160);
  });

  test("of a title without Latin letters is not empty", () => {
    expect(slugFromTitle("日本語のタイトル", "artikel")).toBe("artikel");
  });

  test("is never taken for a record id", () => {
    expect(slugFromTitle("6560f0a1b2c3d4e5f6a7b8c9", "artikel")).toBe("6560f0a1b2c3d4e5f6a7b8c9-artikel");
  });

  test.each([
    ["lima-ide", true],
    ["lima-ide-2", true],
    ["lima-ide-promosi", false],
    ["lima-ide-", false],
    ["lima", false],
    ["buatan-tangan", false],
  ])("%s was made from the title 'Lima ide': %s", (slug, follows) => {
    expect(followsBase(slug, slugFromTitle("Lima ide", "artikel"))).toBe(follows);
  });

  test("gets the first free number from 2 on", () => {
    expect(freeSlug("a", new Set())).toBe("a");
    expect(freeSlug("a", new Set(["a-2"]))).toBe("a");
    expect(freeSlug("a", new Set(["a"]))).toBe("a-2");
    expect(freeSlug("a", new Set(["a", "a-2", "a-4"]))).toBe("a-3");
  });
});
