import { expect, test } from "vitest";
import { createTidying } from "./background.ts";

test("a step that fails is told, and the others are done all the same, in their order", async () => {
  const done: string[] = [];
  const full = new Error("the disk is full");
  const tidy = createTidying(
    {
      uploads: async () => done.push("uploads"),
      sessions: () => Promise.reject(full),
      trash: async () => done.push("trash"),
      files: async () => {
        throw full;
      },
      undos: async () => done.push("undos"),
    },
    (step, error) => done.push(`${step}: ${error}`),
  );
  await tidy();
  expect(done).toEqual([
    "uploads",
    "sessions: Error: the disk is full",
    "trash",
    "files: Error: the disk is full",
    "undos",
  ]);
});
