import { expect, test } from "vitest";
import { isAnswer } from "./refusals.ts";

const refused = (errno: number) => Object.assign(new Error("refused"), { errno, sqlState: "HY000" });

test("a COMMIT that a cluster rolled back is known to have failed", () => {
  // A failed certification, and a change on a read-only server.
  for (const errno of [3101, 1290, 1836]) expect(isAnswer(refused(errno))).toBe(true);
});

test("a COMMIT on which a cluster could not agree in time may have been stored by the others", () => {
  for (const errno of [3100, 1180]) expect(isAnswer(refused(errno))).toBe(false);
});
