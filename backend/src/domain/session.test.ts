import { expect, test } from "vitest";
import { isAlive } from "./session.ts";

const hourMs = 60 * 60 * 1000;
const start = Date.UTC(2026, 10, 21);
const at = (hours: number, ms = 0) => new Date(start + hours * hourMs + ms);
const session = (lastSeenHour: number) => ({
  id: "a",
  userId: "b",
  browser: "Chrome on Android",
  address: "c",
  createdAt: at(0),
  lastSeenAt: at(lastSeenHour),
});

test("a session ends after two idle hours", () => {
  expect(isAlive(session(1), at(3, -1))).toBe(true);
  expect(isAlive(session(1), at(3))).toBe(false);
});

test("a session ends after twelve hours, however busy", () => {
  expect(isAlive(session(11.9), at(12, -1))).toBe(true);
  expect(isAlive(session(11.9), at(12))).toBe(false);
});
