import { describe, expect, test } from "vitest";
import { newsRecord, partnerRecord, pictureRecord, portfolioRecord } from "../../test/records.ts";
import { differences, movedBack, ofVersions, picturesWithin } from "./history.ts";

describe("two versions", () => {
  const before = newsRecord();

  test("differ by the fields that an editor has changed", () => {
    const after = { ...before, title: "Lain", tags: ["toko"], version: 2, updatedAt: new Date(0) };
    expect(differences(before, after)).toEqual(["title", "tags"]);
  });

  test("differ not by what follows from another field, nor by what counts itself", () => {
    const date = new Date(0);
    const after = { ...before, content: "<p>Lain</p>", readingTime: 9, views: 7 };
    expect(differences(before, after)).toEqual(["content"]);
    expect(differences(before, { ...before, status: "draft", publishedAt: null, date })).toEqual(["status"]);
    expect(differences(partnerRecord({ id: before.id }), partnerRecord({ id: before.id, order: 4 }))).toEqual(["logo"]);
  });
});

test("versions from before articles had a language are in the site's own", () => {
  const { language: _language, translationOf: _original, ...old } = newsRecord();
  expect(ofVersions(old)).toMatchObject({ language: "id", translationOf: "" });
  expect(ofVersions(newsRecord({ language: "en" }))).toMatchObject({ language: "en" });
  expect(ofVersions(partnerRecord())).not.toHaveProperty("language");
});

test("pictures are found wherever a record holds them", () => {
  const images = [pictureRecord(), pictureRecord()];
  const item = portfolioRecord({ images });
  expect(picturesWithin(item)).toEqual([item.featuredImage, ...images]);
  expect(picturesWithin(null)).toEqual([]);
});

describe("a move is taken back", () => {
  const move = { before: ["a", "b", "c"], after: ["b", "a", "c"] };
  test.each([
    ["as it was", ["b", "a", "c"], ["a", "b", "c"]],
    ["around what came since", ["b", "x", "a", "c"], ["a", "x", "b", "c"]],
    ["without what is gone since and was not moved", ["b", "a"], ["a", "b"]],
    ["not when its record was moved again", ["b", "c", "a"], null],
    ["not when its record is gone", ["a", "c"], null],
  ])("%s", (_how, current, expected) => {
    expect(movedBack(current, move)).toEqual(expected);
  });
});
