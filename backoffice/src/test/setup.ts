import { createRequire } from "node:module";
import { configure, logDOM } from "@testing-library/dom";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import { waitMs } from "../../../patience.ts";
import { forgetCopies } from "./copiesApi.ts";
import { expectNoFaults } from "./faults.ts";
import { cleanup } from "./render.tsx";
import { server } from "./server.ts";
import "./staying.ts";

configure({
  asyncUtilTimeout: waitMs,
  // A wait polls many times in vain: writing out the page at each poll would be a quarter of the work.
  getElementError: (message) => Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" }),
});

expectNoFaults();

beforeAll(() => server.enable());

afterEach(({ task }) => {
  vi.useRealTimers();
  if (task.result?.state === "fail") logDOM();
  // First the screens, or their late requests meet no server.
  cleanup();
  server.resetHandlers();
  forgetCopies();
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(() => server.disable());

// The document of these tests knows no fonts, and so none that arrive.
Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });

// Popper tells a window from an element by its text, as whose this document would write all of the element's HTML.
Element.prototype.toString = () => "[object Element]";

// Styles of files do not apply here either; to look for those of components would be half of the time.
Object.defineProperty(HTMLStyleElement.prototype, "sheet", { get: () => null, configurable: true });

// Nor would those that Emotion makes at every drawing, which would be a fifth of the work. At night it makes them.
if (process.env.NODE_ENV === "production") {
  const emotion: { serializeStyles: unknown } = createRequire(import.meta.url)("@emotion/serialize");
  emotion.serializeStyles = () => ({ name: "none", styles: "" });
}
