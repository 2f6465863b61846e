import { expect, test } from "vitest";
import { imageProblem, photoRule } from "./image.ts";

const wrongType = "Invalid file type. Only JPEG, JPG, PNG, GIF, and WebP are allowed.";

test.each(["image/jpeg", "image/jpg", "image/png", "image/gif", "image/webp", "IMAGE/PNG"])(
  "%s may be chosen",
  (type) => {
    expect(imageProblem({ size: 5_242_880, type }, photoRule)).toBeUndefined();
  },
);

test.each(["image/svg+xml", "image/avif", "image/bmp", "application/pdf", "text/html", ""])(
  "%j is no picture",
  (type) => {
    expect(imageProblem({ size: 1, type }, photoRule)).toBe(wrongType);
  },
);

test("a picture has at most 5 MB, and its type is judged first", () => {
  const sentence = "File size exceeds 5MB limit. Please choose a smaller file.";
  expect(imageProblem({ size: 5_242_881, type: "image/png" }, photoRule)).toBe(sentence);
  expect(imageProblem({ size: 5_242_881, type: "text/plain" }, photoRule)).toBe(wrongType);
});
