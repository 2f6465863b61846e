import { createRequire } from "node:module";
import { configure, logDOM } from "@testing-library/dom";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import { waitMs } from "../../../test-timeouts.ts";
import { forgetCopies } from "./copiesApi.ts";
import { expectNoFaults } from "./faults.ts";
import { cleanup } from "./render.tsx";
import { server } from "./server.ts";
import "./staying.ts";

configure({
  asyncUtilTimeout: waitMs,
  // A wait polls many times in vain: printing the page at each poll would be a quarter of the work.
  getElementError: (message) => Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" }),
});

expectNoFaults();

beforeAll(() => server.enable());

/** Files share the modules of their worker, whose constants keep the language in which they were loaded. */
async function speakEnglishAgain() {
  const [{ language }, { setDictionary, t }] = await Promise.all([
    import("../language/language.ts"),
    import("../language/t.ts"),
  ]);
  const isEnglish = language === "en" && t("Close") === "Close";
  setDictionary({});
  if (!isEnglish) vi.resetModules();
}

afterEach(async ({ task }) => {
  vi.useRealTimers();
  if (task.result?.state === "fail") logDOM();
  // Unmounts the screens first, or their late requests would meet no server.
  cleanup();
  server.resetHandlers();
  forgetCopies();
  localStorage.clear();
  sessionStorage.clear();
  await speakEnglishAgain();
});

afterAll(() => server.disable());

// The DOM of these tests has no fonts, and so none that load.
Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });

// Popper tells a window from an element by `toString`, for which this DOM would serialise the whole element.
Element.prototype.toString = () => "[object Element]";

// Style files do not apply here either; evaluating those of components would take half of the time.
Object.defineProperty(HTMLStyleElement.prototype, "sheet", { get: () => null, configurable: true });

// Emotion's styles would not apply either, and creating them at every render would be a fifth of the work. At night
// they are created.
if (process.env.NODE_ENV === "production") {
  const emotion: { serializeStyles: unknown } = createRequire(import.meta.url)("@emotion/serialize");
  emotion.serializeStyles = () => ({ name: "none", styles: "" });
}
