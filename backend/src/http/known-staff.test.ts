import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { createKnownStaff } from "./api/session.ts";

test("knows staff by the token with which they were identified, for ten minutes, and not once it is refused", () => {
  let now = 0;
  const { note, knows } = createKnownStaff(() => now);
  const by = (authorization?: string) => {
    const req = new IncomingMessage(new Socket());
    if (authorization) req.headers.authorization = authorization;
    return knows({ req });
  };
  note("a.b.c", true);
  note("d.e.f", false);
  expect(["Bearer a.b.c", "Bearer d.e.f", "Bearer a.b.x", "a.b.c", undefined].map(by)).toEqual([
    ...[true, false, false, false, false],
  ]);
  now = 599_999;
  expect(by("Bearer a.b.c")).toBe(true);
  now = 600_000;
  expect(by("Bearer a.b.c")).toBe(false);
  note("a.b.c", true);
  note("a.b.c", false);
  expect(by("Bearer a.b.c")).toBe(false);
  for (let tokens = 0; tokens < 1_001; tokens += 1) note(`${tokens}`, true);
  expect(["Bearer 0", "Bearer 1", "Bearer 1000"].map(by)).toEqual([false, true, true]);
});
