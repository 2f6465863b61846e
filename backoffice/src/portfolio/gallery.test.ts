import { photoRule } from "@etalase/contracts/rules/image";
import { expect, test } from "vitest";
import { withFiles, withPicked } from "./gallery.ts";

const png = (name: string) => new File(["picture"], name, { type: "image/png", lastModified: 1 });
const [a, b] = [png("a.png"), png("b.png")];

test("files and pictures of the library join stored ones, each once", () => {
  const picked = { mediaId: "5", url: "/media/5.webp", name: "5", alt: "" };
  expect(withFiles([picked, "1"], [b], photoRule).gallery).toEqual([picked, "1", b]);
  expect(withPicked([a, "1"], [picked, picked]).gallery).toEqual([a, "1", picked]);
  expect(withPicked([picked.url], [picked]).gallery).toEqual([picked.url]);
});

test("files join at the end, and those that break a rule are named and left out", () => {
  const big = new File([new Uint8Array(5_242_881)], "big.png", { type: "image/png" });
  const pdf = new File(["x"], "file.pdf", { type: "application/pdf" });
  expect(withFiles(["1"], [a, pdf, big, b], photoRule)).toEqual({
    gallery: ["1", a, b],
    problems: [
      "file.pdf: Invalid file type. Only JPEG, JPG, PNG, GIF, and WebP are allowed.",
      "big.png: File size exceeds 5MB limit. Please choose a smaller file.",
    ],
  });
});

test("the same file again is ignored", () => {
  expect(withFiles([a], [png("a.png"), b, png("b.png")], photoRule)).toEqual({ gallery: [a, b], problems: [] });
});

test("what is over twelve is left out, and told", () => {
  const files = Array.from({ length: 13 }, (_, number) => png(`${number}.png`));
  const { gallery, problems } = withFiles([], files, photoRule);
  expect([gallery.length, problems]).toEqual([12, ["Maximum 12 images allowed"]]);
});
