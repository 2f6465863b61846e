import { expect, test } from "vitest";
import { messages } from "./messages.ts";

test("settings that were not saved for no known reason say so", () => {
  expect(messages.settings.thrownDialog("")).toBe("An error occurred while saving settings: Unknown error");
});
