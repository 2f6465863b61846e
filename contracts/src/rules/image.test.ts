import { describe, expect, test } from "vitest";
import { sentenceOf } from "../refusals/test/said.ts";
import { faviconRule, imageProblem, logoRule, photoRule, siteLogoRule } from "./image.ts";

const photoTypes = ["image/jpeg", "image/jpg", "image/png", "image/gif", "image/webp", "IMAGE/PNG"];
const never = ["", "application/octet-stream", "image/avif", "image/bmp", "image/svg", "application/pdf", "text/html"];
const photo = {
  maxBytes: 5_242_880,
  limit: "5MB",
  allowed: photoTypes,
  refused: [...never, "image/svg+xml", "image/x-icon"],
  typeSentence: "Invalid file type. Only JPEG, JPG, PNG, GIF, and WebP are allowed.",
};
const logo = {
  maxBytes: 2_097_152,
  limit: "2MB",
  allowed: [...photoTypes, "image/svg+xml"],
  refused: [...never, "image/x-icon"],
  typeSentence: "Invalid file type. Only JPEG, JPG, PNG, GIF, WebP, and SVG are allowed.",
};
const favicon = {
  maxBytes: 262_144,
  limit: "256KB",
  allowed: ["image/png", "image/x-icon", "image/vnd.microsoft.icon", "image/svg+xml", "IMAGE/X-ICON"],
  refused: [...never, "image/jpeg", "image/gif", "image/webp"],
  typeSentence: "Invalid file type. Only ICO, PNG, and SVG are allowed.",
};

describe.each([
  { name: "a photo", rule: photoRule, ...photo },
  { name: "a partner's logo", rule: logoRule, ...logo },
  { name: "the site's logo", rule: siteLogoRule, ...logo },
  { name: "a favicon", rule: faviconRule, ...favicon },
])("$name", ({ rule, maxBytes, limit, allowed, refused, typeSentence }) => {
  test.each(allowed)("may be %s", (type) => {
    expect(sentenceOf(imageProblem({ size: maxBytes, type }, rule))).toBeUndefined();
  });

  test.each(refused)("may not be %j", (type) => {
    expect(sentenceOf(imageProblem({ size: 1, type }, rule))).toBe(typeSentence);
  });

  test("has a largest size, and its type is judged first", () => {
    const sentence = `File size exceeds ${limit} limit. Please choose a smaller file.`;
    expect(sentenceOf(imageProblem({ size: maxBytes + 1, type: "image/png" }, rule))).toBe(sentence);
    expect(sentenceOf(imageProblem({ size: maxBytes + 1, type: "text/plain" }, rule))).toBe(typeSentence);
  });
});
