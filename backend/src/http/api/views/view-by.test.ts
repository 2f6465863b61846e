import { expect, test } from "vitest";
import * as z from "zod/mini";
import { viewBy } from "./view-by.ts";

const at = new Date("2026-11-30T08:00:00Z");

test("a view has the fields of its schema only, also of what is nested in it", () => {
  const picture = z.strictObject({ src: z.string() });
  const schema = z.strictObject({
    _id: z.string(),
    at: z.string(),
    by: z.nullable(z.strictObject({ name: z.string() })),
    rows: z.array(z.strictObject({ title: z.string() })),
    pictures: z.optional(z.record(z.string(), picture)),
    size: z.union([z.string(), z.array(z.string())]),
  });
  const secret = { passwordHash: "secret" };
  const stored = {
    id: "a1",
    at,
    by: { name: "Rina", ...secret },
    rows: [{ title: "Kopi", ...secret }],
    pictures: { a: { src: "/a.webp", ...secret } },
    size: ["S", "M"],
    ...secret,
  };
  expect(viewBy(schema, stored)).toEqual({
    _id: "a1",
    at: at.toISOString(),
    by: { name: "Rina" },
    rows: [{ title: "Kopi" }],
    pictures: { a: { src: "/a.webp" } },
    size: ["S", "M"],
  });
  expect(viewBy(schema, { ...stored, by: null, pictures: undefined })).toMatchObject({ by: null });
});

test("an object that no schema describes gets no view", () => {
  const schema = z.strictObject({ by: z.union([z.string(), z.strictObject({ name: z.string() })]) });
  expect(() => viewBy(schema, { by: { name: "Rina" } })).toThrow("schema of the type union");
});
