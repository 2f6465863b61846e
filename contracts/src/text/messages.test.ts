import { expect, test } from "vitest";
import { trashDays } from "../history.ts";
import { messages } from "./messages.ts";

test("the dialog about a deleted article names the days that the trash holds it", () => {
  expect(messages.news.deleteWarning).toContain(`Selama ${trashDays} hari masih dapat dikembalikan`);
});
