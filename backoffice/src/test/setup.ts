import { createRequire } from "node:module";
import { configure, logDOM } from "@testing-library/dom";
import ComputedStyle from "happy-dom/lib/css/declaration/computed-style/CSSComputedStyle.js";
import Properties from "happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js";
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
    import("../kit/language/language.ts"),
    import("../kit/language/t.ts"),
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

/** The properties of a style, as this DOM stores them. */
type Stored = Readonly<{ properties: object; definedPropertyNames: object }>;

// None of these savings leaves out a check. The nightly run goes without them.
if (process.env.NODE_ENV === "production") {
  // Emotion's styles would not apply either, and creating them at every render would be a fifth of the work.
  const emotion: { serializeStyles: unknown } = createRequire(import.meta.url)("@emotion/serialize");
  emotion.serializeStyles = () => ({ name: "none", styles: "" });
  // The DOM looks through the whole page for style sheets, of which none apply, whenever it computes a style.
  Object.assign(ComputedStyle.prototype, { getStyleSheets: () => [] });
  // It copies properties, which are replaced and never changed, by `structuredClone`: a twentieth of the work.
  Object.assign(Properties.prototype, {
    clone(this: Stored) {
      return Object.assign(new Properties(), {
        properties: { ...this.properties },
        definedPropertyNames: { ...this.definedPropertyNames },
      });
    },
  });
}
