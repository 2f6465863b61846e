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

test("the same file again is ignored", () => {
  expect(withFiles([a], [png("a.png"), b, png("b.png")], photoRule)).toEqual({ gallery: [a, b], problems: [] });
});

test("what is over twelve is left out, and told", () => {
  const files = Array.from({ length: 13 }, (_, number) => png(`${number}.png`));
  const { gallery, problems } = withFiles([], files, photoRule);
  expect([gallery.length, problems]).toEqual([12, ["Maximum 12 images allowed"]]);
});
