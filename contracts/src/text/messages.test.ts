import { expect, test } from "vitest";
import { trashDays } from "../history.ts";
import { messages } from "./messages.ts";

test("settings that were not saved for no known reason say so", () => {
  expect(messages.settings.thrownDialog("")).toBe("An error occurred while saving settings: Unknown error");
});

test("the dialog about a deleted article names the days that the trash holds it", () => {
  expect(messages.news.deleteWarning).toContain(`Selama ${trashDays} hari masih dapat dikembalikan`);
});
