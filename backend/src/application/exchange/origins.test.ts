import { expect, test } from "vitest";
import { createOriginNames } from "./origins.ts";

test("articles of files that name neither their site nor a slug are told apart by their titles", () => {
  const [one, other] = ["Satu", "Dua"].map((title) =>
    createOriginNames("")({ id: "1", slug: "", title, date: "2015-07-22T08:05:08.000Z" }),
  );
  expect(one).not.toBe(other);
});
